import type { MessageKey } from '#web/i18n/en.ts';

/** Something to tell the shopper after the page has been loaded anew. */
export function leaveNotice(key: MessageKey) {
  try {
    sessionStorage.setItem('notice', key);
  } catch {
    // Without storage the notice is lost, nothing else.
  }
}

export function takeNotice(): MessageKey | null {
  try {
    const key = sessionStorage.getItem('notice');
    sessionStorage.removeItem('notice');
    return key as MessageKey | null;
  } catch {
    return null;
  }
}
