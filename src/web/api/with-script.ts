import type { Translate } from '#web/i18n/i18n.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { loadWhole } from '#web/ui/lazy-with-retry.ts';

/** What a press does is fetched with the press. Where it does not come nothing was done: that is said, as any failure is. */
export const withScript =
  <File>(t: Translate, load: () => Promise<File>) =>
  <Outcome>(work: (file: File) => Promise<Outcome>): Promise<Outcome | false> =>
    loadWhole(load).then(work, (): false => {
      showToast({ id: 'error', tone: 'error', text: t('error.offline') });
      return false;
    });
