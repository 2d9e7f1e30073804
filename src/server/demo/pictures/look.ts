import type { Ground } from './ground.ts';

/**
 * How a product is arranged. One number stands for a choice on every axis; the cycles of the axes have no common
 * factor, so neighbouring numbers differ in nearly all of them.
 */
export const LOOKS = 60;

export type Look = {
  /** Which of the four plates, boards, podiums or cloths it stands on. */
  dish: 0 | 1 | 2 | 3;
  /** How close one looks. */
  crop: 'whole' | 'near' | 'aside';
  wall: 'plain' | 'disc' | 'window' | 'stripes' | 'corner';
  /** Where what belongs to it lies. */
  garnish: 'edges' | 'beside' | 'before';
  /** 0 is the ground of its shelf, the others go with it. */
  ground: 0 | 1 | 2;
  mirrored: boolean;
};

const DISHES = [0, 1, 2, 3] as const;
const CROPS = ['whole', 'near', 'aside'] as const;
const WALLS = ['plain', 'disc', 'window', 'stripes', 'corner'] as const;
const GARNISHES = ['edges', 'beside', 'before'] as const;
const GROUND_TURNS = [0, 1, 2] as const;

const inTurn = <One>(all: readonly [One, ...One[]], turn: number): One => all[turn % all.length] ?? all[0];

export function lookOf(number: number): Look {
  return {
    dish: inTurn(DISHES, number),
    crop: inTurn(CROPS, number),
    wall: inTurn(WALLS, number),
    garnish: inTurn(GARNISHES, Math.floor(number / 4)),
    ground: inTurn(GROUND_TURNS, Math.floor(number / 3) + Math.floor(number / 20)),
    mirrored: (number + Math.floor(number / 4)) % 2 === 1,
  };
}

/** How many axes two looks share: 0 is nothing, 6 is the same picture. */
export function likeness(one: number, other: number): number {
  const [a, b] = [lookOf(one), lookOf(other)];
  return (Object.keys(a) as (keyof Look)[]).filter((axis) => a[axis] === b[axis]).length;
}

/** The colours that go with the ground of a shelf. */
const COMPANIONS: Record<Ground, readonly [Ground, Ground]> = {
  peach: ['butter', 'sand'],
  butter: ['peach', 'sage'],
  sage: ['mint', 'sand'],
  mint: ['sky', 'sage'],
  sky: ['mint', 'lilac'],
  lilac: ['sky', 'rose'],
  rose: ['peach', 'lilac'],
  sand: ['butter', 'sage'],
};

export const groundOf = (shelf: Ground, { ground }: Look): Ground =>
  ground === 0 ? shelf : COMPANIONS[shelf][ground === 1 ? 0 : 1];
