/** A text as it may stand in HTML, between tags and in an attribute. */
export const inHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
