import { languageOf } from '#domain/language/language.ts';
import { addressIn } from '#domain/language/language-address.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

/** The device's own way to share; without one, and where that refuses, the link is copied. */
export async function shareLink(t: Translate, title: string, path: string) {
  // Whoever gets it reads what was shared, in the language it was shared in.
  const url = new URL(addressIn(languageOf(document.documentElement.lang), path), window.location.href).href;
  if (navigator.share) {
    const isOver = await navigator.share({ title, url }).then(
      () => true,
      // Closed again it is no failure. What the device refuses to share is copied.
      (error) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isOver) return;
  }
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  showToast({
    id: 'share',
    tone: copied ? 'success' : 'error',
    text: t(copied ? 'store.link_copied' : 'store.link_not_copied'),
  });
}
