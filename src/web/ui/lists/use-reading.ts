import { useEffect, useState } from 'react';

/**
 * Which part of a long page is being read: the last one whose top has passed the line, so many pixels below the edge of
 * the window; none before the first has.
 */
export function useReading(anchors: readonly string[], line: number): string | undefined {
  const [reading, setReading] = useState<string>();
  const names = anchors.join(' ');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = names.split(' ').filter((name) => {
        const part = document.getElementById(name);
        return part !== null && part.getBoundingClientRect().top <= line;
      });
      // What is too short to come up to the line is read when there is nothing below it.
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setReading(passed.length > 0 && isAtEnd ? names.split(' ').at(-1) : passed.at(-1));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [names, line]);

  return reading;
}
