/** The lines that the page does not say already, under the field they are about. */
export function linesNotShown(text: string): readonly string[] {
  const notes = [...document.querySelectorAll('[data-error-note]')].map(({ textContent }) => textContent?.trim());
  return text.split('\n').filter((line) => !notes.includes(line.trim()));
}
