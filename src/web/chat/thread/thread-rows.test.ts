import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '#contract/chat/shapes.ts';
import type { PendingMessage } from '#web/session/drafts/pending-messages.ts';
import { threadRows } from './thread-rows.ts';

const message = (id: number, facts: Partial<ChatMessage> = {}) =>
  ({
    id,
    sender_type: 'customer',
    message: `message ${id}`,
    created_at: `2026-11-16T18:${String(id).padStart(2, '0')}:00Z`,
    order_id: null,
    order: null,
    trip_id: null,
    trip: null,
    client_key: null,
    is_automatic: false,
    ...facts,
  }) as ChatMessage;
const order = (id: number) => ({ order_id: id, order: { id } as ChatMessage['order'] });
const dayOf = (iso: string) => iso.slice(0, 10);
const rows = (messages: ChatMessage[], waiting: Partial<PendingMessage>[] = []) =>
  threadRows(messages, waiting as PendingMessage[], dayOf);
const kinds = (messages: ChatMessage[]) => rows(messages).map(({ kind }) => kind);

describe('a thread shows', () => {
  test('each day once, before its first message', () => {
    expect(kinds([message(1), message(2), message(3, { created_at: '2026-11-17T08:00:00Z' })])).toEqual([
      'day',
      'message',
      'message',
      'day',
      'message',
    ]);
  });

  test('the order where the talk about it begins, and again only when it is about another [CHAT-005]', () => {
    const about = [message(1, order(7)), message(2), message(3, order(7)), message(4, order(8))];
    expect(kinds(about)).toEqual(['day', 'order', 'message', 'message', 'message', 'order', 'message']);
  });

  test('no card of what stands over the messages already', () => {
    const about = [message(1, order(7)), message(2, order(8)), message(3, order(7))];
    const cards = threadRows(about, [], dayOf, { order_id: 7 }).filter(({ kind }) => kind === 'order');
    expect(cards).toMatchObject([{ order: { id: 8 } }]);
  });

  test('one time under what one side says in a row', () => {
    const said = [
      message(1),
      message(2),
      message(3, { sender_type: 'vendor' }),
      message(20, { sender_type: 'vendor' }),
    ];
    const last = rows(said).flatMap((row) => (row.kind === 'message' ? [row.isLast] : []));
    expect(last).toEqual([false, true, true, true]);
  });

  test('what waits at the end, until the server has it [CHAT-003]', () => {
    const sent = message(2, { client_key: 'b' });
    expect(rows([message(1)], [{ key: 'b' }]).at(-1)).toMatchObject({ kind: 'pending', id: 'b' });
    expect(rows([message(1), sent], [{ key: 'b' }]).filter(({ id }) => id === 'b')).toMatchObject([
      { kind: 'message', message: { id: 2 } },
    ]);
  });
});
