/** What opens a guest's order travels in the tab's own history: an address with it could be passed on by mistake. */
export type ContactState = { contact_number?: string; key?: string };

const textIn = (state: unknown, name: 'contact_number' | 'key'): string | undefined => {
  const value = typeof state === 'object' && state !== null && name in state ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const proofIn = (state: unknown): ContactState => {
  const [contact_number, key] = [textIn(state, 'contact_number'), textIn(state, 'key')];
  return { ...(contact_number && { contact_number }), ...(key && { key }) };
};
