/** So much of a phone or email that its owner knows which one it is, and nobody learns it. */
export function maskedContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at < 0) return `•••• ${contact.slice(-2)}`;
  return `${contact.slice(0, 1)}•••${contact.slice(at)}`;
}
