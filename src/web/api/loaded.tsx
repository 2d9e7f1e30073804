import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { unpackAnswers } from './answers.ts';
import { type Answered, type AnswersPlace, answersAt } from './page-answers.ts';

/** On the server: the queries whose answers were just written, so that the page is drawn from them as they are. */
export const AnsweredContext = createContext<readonly (Answered | null)[] | null>(null);

/**
 * Puts the answers that came with the page where the queries below look for them: new ones at once, so that they are
 * there when those are drawn; newer ones once the page stands, since others may be drawn from the old.
 */
export function Loaded({ answers, children }: { answers: AnswersPlace | null; children: ReactNode }) {
  const queries = useQueryClient();
  const answered = use(AnsweredContext);
  const newer = useMemo(() => {
    if (answers === null) return [];
    if (answered) {
      for (const query of answered[answers]?.queries ?? []) queries.getQueryCache().add(query);
      return [];
    }
    return unpackAnswers(answersAt(answers)).filter(({ key, updatedAt, data }) => {
      const known = queries.getQueryState(key);
      // To a device whose clock is behind they seem to come from the future, and would never grow old.
      if (!known) queries.setQueryData(key, data, { updatedAt: Math.min(updatedAt, Date.now()) });
      return known && updatedAt > known.dataUpdatedAt;
    });
  }, [queries, answers, answered]);

  useEffect(() => {
    for (const { key, updatedAt, data } of newer) queries.setQueryData(key, data, { updatedAt });
  }, [queries, newer]);

  return children;
}
