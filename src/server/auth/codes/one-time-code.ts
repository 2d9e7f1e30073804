import { randomInt } from 'node:crypto';
import { DEMO_CODE } from '#domain/auth/one-time-code.ts';

/** A fresh six-digit code. */
export function oneTimeCode(isDemo: boolean, random: (least: number, below: number) => number = randomInt): string {
  if (isDemo) return DEMO_CODE;
  const code = String(random(0, 1_000_000)).padStart(6, '0');
  return code === DEMO_CODE ? oneTimeCode(isDemo, random) : code;
}
