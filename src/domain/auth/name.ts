export type PersonName = { f_name: string; l_name: string };

/** One field on the screen, two in the account: the first word, and whatever follows it. */
export function splitName(name: string): PersonName {
  const [f_name = '', ...rest] = name.trim().split(/\s+/);
  return { f_name, l_name: rest.join(' ') };
}

export const fullName = ({ f_name, l_name }: PersonName): string => `${f_name} ${l_name}`.trim();
