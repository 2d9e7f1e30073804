import { expect, test } from 'vitest';
import { inkOn } from './ink-on.ts';

test('words on a colour are white where that is read better, otherwise dark', () => {
  for (const dark of ['#d23b1e', '#1a63d6', '#000000']) expect(inkOn(dark), dark).toBe('#ffffff');
  for (const light of ['#f4a81d', '#ffd54a', '#ffffff']) expect(inkOn(light), light).toBe('#1f1a16');
});
