/**
 * How days and times are written. Their parts are said one by one: in the ready-made styles Arabic writes the month as a
 * number, and Spanish one digit of 02:00 where everything around it has two.
 */
export const DAY_FORM = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** `12`: with am and pm. */
export const clockForm = (timeformat: string) => {
  const hour12 = timeformat === '12';
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit', hour12 } as const;
};
