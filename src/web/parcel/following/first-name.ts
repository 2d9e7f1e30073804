/** The first name, for a friendly address. */
export const firstName = (name: string | null | undefined): string => name?.trim().split(/\s+/)[0] ?? '';
