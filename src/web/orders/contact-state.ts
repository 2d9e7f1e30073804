/** A guest's phone number travels in the tab's own history: an address with it could be passed on by mistake. */
export type ContactState = { contact_number: string };

export const contactOf = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'contact_number' in state &&
  typeof state.contact_number === 'string' &&
  state.contact_number !== ''
    ? state.contact_number
    : undefined;
