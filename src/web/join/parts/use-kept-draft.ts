import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { storeDraft } from '#web/session/drafts/join-draft.ts';

type KeptDraft<Draft> = {
  draft: Draft;
  setDraft: Dispatch<SetStateAction<Draft>>;
  /** There is something to come back to. */
  isKept: boolean;
};

/** Kept as it is typed. Only in the browser: what was saved is unknown to the server. */
export function useKeptDraft<Draft extends Readonly<Record<string, unknown>>>(
  stored: typeof storeDraft,
  read: () => Draft,
): KeptDraft<Draft> {
  const [wasKept] = useState(() => stored.get() !== null);
  const [first] = useState(read);
  const [draft, setDraft] = useState(first);
  // Whoever only looks leaves nothing behind.
  useEffect(() => {
    if (draft !== first) stored.set({ ...draft });
  }, [stored, draft, first]);
  return { draft, setDraft, isKept: wasKept || draft !== first };
}
