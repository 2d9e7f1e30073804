import { afterEach, expect, test, vi } from 'vitest';
import { isMouseOver, onMouse } from './mouse.ts';

afterEach(() => void vi.unstubAllGlobals());

const CARD = { left: 100, right: 200, top: 300, bottom: 350 };

test('a mouse is over a card while it rests there, and no longer once it left the window or a finger points', () => {
  const [page, root] = [new EventTarget(), new EventTarget()];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { documentElement: root });
  const seen: boolean[] = [];
  const stop = onMouse(() => seen.push(isMouseOver(CARD)));
  const point = (type: string, pointerType: string, clientX: number, clientY: number) =>
    page.dispatchEvent(Object.assign(new Event(type), { pointerType, clientX, clientY }));

  expect(isMouseOver(CARD)).toBe(false);
  point('pointermove', 'mouse', 150, 320);
  point('pointermove', 'mouse', 150, 299);
  point('pointermove', 'mouse', 200, 350);
  root.dispatchEvent(new Event('pointerleave'));
  point('pointermove', 'mouse', 150, 320);
  point('pointerdown', 'touch', 150, 320);
  expect(seen).toEqual([true, false, true, false, true, false]);

  stop();
  point('pointermove', 'mouse', 150, 320);
  expect(seen).toHaveLength(6);
  // Whatever comes to lie there next lies under it.
  expect(isMouseOver(CARD)).toBe(true);
});
