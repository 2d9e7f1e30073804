/** The digits and the decimal mark of Arabic and Persian keyboards as everybody else writes them, one for one. */
export const latinDigits = (typed: string): string =>
  typed
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.');
