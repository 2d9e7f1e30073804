/** What is to become of something that turns out not to be there: something like it, a question, or nothing. */
export const SUBSTITUTIONS = ['similar', 'contact', 'leave_out'] as const;

export type Substitution = (typeof SUBSTITUTIONS)[number];
