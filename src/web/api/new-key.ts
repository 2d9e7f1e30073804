/** A key nobody else has, for calls that must count once. Not `randomUUID`: that one exists on https and localhost only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
