import { expect, test } from 'vitest';
import { customerNews } from './customer-news.ts';

const state = (last_event_id: number, told: number) => ({
  id: 7,
  last_event_id,
  events: Array.from({ length: told }, (_, n) => ({ id: last_event_id - told + 1 + n, name: 'message', event: { n } })),
});
const nothing = { after: null, said: '', located_at: null };
const names = ({ fresh }: ReturnType<typeof customerNews>) => fresh.map(({ name, id }) => `${name} ${id}`);

test('who comes for the first time goes on from here', () => {
  const news = customerNews(state(9, 3), nothing);
  expect(news.fresh).toEqual([{ name: 'start', id: 9, data: { resumed: false } }]);
  expect(names(customerNews(state(10, 4), news.now))).toEqual(['message 10']);
});

test('who comes back gets all that was missed, once and in order [CHAT-006]', () => {
  const news = customerNews(state(9, 5), { ...nothing, after: 6 });
  expect(names(news)).toEqual(['start 6', 'message 7', 'message 8', 'message 9']);
  expect(news.fresh[0]?.data).toEqual({ resumed: true });
  expect(names(customerNews(state(9, 5), news.now))).toEqual([]);
});

test.each([
  ['was away for longer than events are told', state(90, 50), 39],
  ['has numbers of another database', state(3, 3), 4],
])('who %s loads anew', (_who, now, after) => {
  expect(customerNews(now, { ...nothing, after }).fresh).toEqual([
    { name: 'start', id: now.last_event_id, data: { resumed: false } },
  ]);
});

test('who has all but what is no longer stored has missed nothing', () => {
  expect(names(customerNews(state(9, 0), { ...nothing, after: 9 }))).toEqual(['start 9']);
  expect(names(customerNews(state(0, 0), { ...nothing, after: 0 }))).toEqual(['start 0']);
});
