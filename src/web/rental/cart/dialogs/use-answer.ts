import { useEffect } from 'react';
import { useOpener } from '#web/overlay/overlay.tsx';

/** Gives the answer and closes. Whoever waits for it shall not wait for ever: going away in any other way is no answer. */
export function useAnswer<Answer>(answer: (value: Answer | null) => void): (value: Answer | null) => void {
  const { close } = useOpener();
  useEffect(() => () => answer(null), [answer]);
  return (value) => {
    answer(value);
    close();
  };
}
