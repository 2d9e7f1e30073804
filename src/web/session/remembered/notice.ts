import type { MessageKey } from '#web/i18n/en.ts';
import { storedText } from '../stored-value.ts';

const notice = storedText('session', 'notice');

/** Something to tell the shopper after the page has been loaded anew. Without storage it is lost, nothing else. */
export const leaveNotice = (key: MessageKey) => notice.set(key);

export const takeNotice = (): MessageKey | null => notice.take() as MessageKey | null;
