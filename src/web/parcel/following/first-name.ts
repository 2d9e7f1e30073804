/** What one calls somebody. */
export const firstName = (name: string | null | undefined): string => name?.trim().split(/\s+/)[0] ?? '';
