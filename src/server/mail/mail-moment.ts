import type { Settings } from '#contract/config/settings-shape.ts';

/** A moment as the town's clock shows it, on the pages as in mails, in words of the reader's language. */
export const mailMoment = (
  moment: Date,
  language: string,
  { timezone, timeformat }: Pick<Settings, 'timezone' | 'timeformat'>,
): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
    hour12: timeformat === '12',
  }).format(moment);
