import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Translate } from '#web/i18n/i18n.tsx';
import { leaveToasts, shownToast } from '#web/ui/feedback/toast-queue.ts';
import { shareLink } from './share-link.ts';

const t = ((key: string) => key) as unknown as Translate;
const LINK = 'https://shop.example/store/torget-mat';

let copied: string[];

beforeEach(() => {
  copied = [];
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', { location: { href: 'https://shop.example/home' } });
});
afterEach(() => {
  leaveToasts();
  vi.unstubAllGlobals();
});

async function pressOn(share: (() => Promise<void>) | undefined) {
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', { share, clipboard });
  await shareLink(t, 'Torget Mat', '/store/torget-mat');
  return { copied, isSaid: shownToast() !== null };
}

const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

test('what was shared, or closed again, needs no word', async () => {
  for (const share of [async () => {}, refusing('AbortError')])
    expect(await pressOn(share)).toEqual({ copied: [], isSaid: false });
});

test('a device that refuses to share copies the link: a press never does nothing', async () => {
  expect(await pressOn(refusing('NotAllowedError'))).toEqual({ copied: [LINK], isSaid: true });
});

test('so does one that knows no sharing', async () => {
  expect(await pressOn(undefined)).toEqual({ copied: [LINK], isSaid: true });
});
