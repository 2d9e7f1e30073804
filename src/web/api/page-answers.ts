import type { Query } from '@tanstack/react-query';
import type { Answers } from './answers.ts';

/**
 * Where in its page a loader's answers stand: each in a script element of its own that no browser runs. Through the
 * router they were written as text three times, escaped twice and hashed, for the browser to take apart as often.
 */
export type AnswersPlace = number;

/** What one loader was answered: the queries, and the text that travels with the page. */
export type Answered = { queries: readonly Query[]; text: Answers };

/** As they are written into the page. Nothing in a text may end the element it stands in. */
export const answersInPage = (answered: readonly (Answered | null)[]): string =>
  answered
    .map((one, place) =>
      one ? `<script type="application/json" data-answers="${place}">${withoutTags(one.text)}</script>` : '',
    )
    .join('');

const withoutTags = (json: string): string => json.replaceAll('<', '\\u003c');

/** In the browser. They are gone once React has drawn a page anew that it could not take over, and known by then. */
export const answersAt = (place: AnswersPlace): Answers =>
  document.querySelector(`body > script[data-answers="${place}"]`)?.textContent ?? '[]';
