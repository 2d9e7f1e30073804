import { expect, test } from 'vitest';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { OfferNote } from './offer-note.tsx';
import type { ItemSelection } from './selection/use-selection.ts';

const noteOf = (selection: Partial<ItemSelection>) => {
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

test('an item outside its hours is not promised for another time where its store, closed as it is, has none', () => {
  const outside = { offer: { variant: 'scheduled', isOpen: false }, takesLater: true } as const;
  expect(noteOf({ ...outside, store: 'now', refusal: null })).toContain('Order it now for another time');
  expect(noteOf({ ...outside, store: 'closed', refusal: 'closed' })).not.toContain('another time');
});

test('a campaign outside its dates is over, whatever its store takes for later', () => {
  const over = { offer: { variant: 'campaign', isOpen: false }, store: 'later', refusal: 'hours' } as const;
  expect(noteOf({ ...over, takesLater: true })).not.toContain('another time');
});
