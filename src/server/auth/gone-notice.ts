import { say } from '#contract/texts/say.ts';
import type { Caller } from './caller.ts';
import type { Contact } from './contact.ts';

/** Tells whoever has proven one contact that the other one has left the account. */
export const goneNotice = ({ language }: Pick<Caller, 'language'>, gone: Contact['channel'] | null) =>
  gone === null ? {} : { notice: say(language, `auth.${gone}_gone`) };
