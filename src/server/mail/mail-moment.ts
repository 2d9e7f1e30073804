/** A moment as the town's clock shows it, in words of the reader's language. */
export const mailMoment = (moment: Date, { language, timezone }: { language: string; timezone: string }): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(moment);
