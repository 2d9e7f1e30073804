import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Answers, unpackAnswers } from './answers.ts';

/** On the server: the answers that were just written, so that they need not be read again to draw the page. */
export const AnsweredContext = createContext<ReadonlyMap<Answers, DehydratedState> | null>(null);

/** Puts the answers that came with the page where the queries below look for them. */
export function Loaded({ answers, children }: { answers: Answers | null; children: ReactNode }) {
  const answered = use(AnsweredContext);
  const state = useMemo(
    () => (answers === null ? null : (answered?.get(answers) ?? unpackAnswers(answers))),
    [answers, answered],
  );
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
