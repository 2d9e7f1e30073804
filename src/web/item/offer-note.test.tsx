import { expect, test } from 'vitest';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { OfferNote } from './offer-note.tsx';
import type { ItemSelection } from './selection/use-selection.ts';

const noteOf = (selection: Pick<ItemSelection, 'refusal'>) => {
  const always = { available_time_starts: '00:00:00', available_time_ends: '23:59:59' };
  const item = { ...always, store_next_opening: null } as ItemSelection['item'];
  const offer = { variant: 'normal', isOpen: true } as const;
  const closed = { item, offer, store: 'later', takesLater: true, ...selection } as ItemSelection;
  return plainText(renderPagePart(<OfferNote selection={closed} />));
};

test('a closed store offers an item for another time, but not one that is sold out', () => {
  expect(noteOf({ refusal: null })).toContain('Order it now for another time');
  expect(noteOf({ refusal: 'sold-out' })).not.toContain('another time');
});
