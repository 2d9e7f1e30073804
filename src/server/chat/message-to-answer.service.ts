import type { Deps } from '../deps.ts';
import { findLastMessage, type LastMessage } from './messages.repository.ts';

/** What a customer wrote, if nothing was written after it; null: somebody answered, or more is coming. */
export const messageToAnswer = ({ db }: Pick<Deps, 'db'>, id: number): Promise<LastMessage | null> =>
  findLastMessage(db, id);
