import { keyOfLine } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Selection } from '#domain/item/selection.ts';
import { withSelection } from './to-line.ts';

/** Lines are named by what is in them (see lineKey): a line that was just added has no id yet. */
export type Change =
  | { kind: 'add'; line: CartLine; replace: boolean }
  | { kind: 'update'; key: string; selection: Selection }
  | { kind: 'remove'; key: string }
  | { kind: 'clear' };

/** What the shopper sees: the server's last answer, with the changes it has not answered yet on top. */
export const withChanges = (lines: readonly CartLine[], changes: readonly Change[]): readonly CartLine[] =>
  changes.reduce(withChange, lines);

/** Applying a change twice is harmless: the server's lines may already contain it. */
function withChange(lines: readonly CartLine[], change: Change): readonly CartLine[] {
  switch (change.kind) {
    case 'add': {
      const key = keyOfLine(change.line);
      if (lines.some((line) => keyOfLine(line) === key)) return lines;
      return change.replace ? [change.line] : [...lines, change.line];
    }
    case 'update':
      return lines.map((line) => (keyOfLine(line) === change.key ? withSelection(line, change.selection) : line));
    case 'remove':
      return lines.filter((line) => keyOfLine(line) !== change.key);
    case 'clear':
      return [];
  }
}

/** A change that a later one makes pointless need not be sent: of ten presses on plus the last one counts. */
export const isOvertaken = (change: Change, following: readonly Change[], keeps: boolean): boolean =>
  change.kind === 'update' &&
  keeps &&
  following.some(
    (next) => next.kind === 'clear' || ((next.kind === 'update' || next.kind === 'remove') && next.key === change.key),
  );
