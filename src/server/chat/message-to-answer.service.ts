import type { Deps } from '../deps.ts';
import { findLastWord, type LastWord } from './messages.repository.ts';

/** What a customer wrote, if nothing was written after it; null: somebody answered, or more is coming. */
export const messageToAnswer = ({ db }: Pick<Deps, 'db'>, id: number): Promise<LastWord | null> => findLastWord(db, id);
