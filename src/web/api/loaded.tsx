import { HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { type Answers, unpackAnswers } from './answers.ts';

/** Puts the answers that came with the page where the queries below look for them. */
export function Loaded({ answers, children }: { answers: Answers | null; children: ReactNode }) {
  const state = useMemo(() => (answers === null ? null : unpackAnswers(answers)), [answers]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
