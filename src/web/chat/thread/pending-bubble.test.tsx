import { expect, test } from 'vitest';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import type { PendingMessage } from '#web/session/drafts/pending-messages.ts';
import { PendingBubble } from './pending-bubble.tsx';

const REFUSED: PendingMessage = {
  key: 'a',
  receiver_type: 'vendor',
  receiver_id: 7,
  message: 'Hola',
  pictures: 0,
  written_at: '2026-11-16T18:00:00Z',
  refused: 'La tienda está cerrada',
  refused_in: 'es',
};
const shown = (pending: PendingMessage) => plainText(renderPagePart(<PendingBubble pending={pending} />));

test('why a message was refused is said in the language of the page, or not at all', () => {
  expect(shown(REFUSED)).toContain('Not sent');
  expect(shown(REFUSED)).not.toContain('La tienda');
  expect(shown({ ...REFUSED, refused: 'The store is closed', refused_in: 'en' })).toContain('The store is closed');
});
