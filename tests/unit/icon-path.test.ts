import { describe, expect, test } from 'vitest';
import { iconPath } from '../../scripts/building/icon-path.ts';

describe('an icon as one path', () => {
  test('shapes follow each other', () => {
    expect(iconPath('<path d="M1 2h3"></path><line x1="4" y1="5" x2="6" y2="7"></line>')).toBe('M1 2h3M4 5L6 7');
    expect(iconPath('<polyline points="1 2 3 4"/>')).toBe('M1 2 3 4');
    expect(iconPath('<circle cx="12" cy="10" r="3"/>')).toBe('M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z');
    expect(iconPath('<rect x="2" y="3" width="8" height="6" rx="1"/>')).toBe(
      'M3 3h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
    );
    expect(iconPath('<rect x="2" y="3" width="8" height="6"/>')).toBe('M2 3h8v6h-8v-6z');
  });

  test('a small m at the start of a path counts from the corner, and the lines after it from there', () => {
    expect(iconPath('<path d="M0 0h1"/><path d="m21 21-4.34-4.34"/>')).toBe('M0 0h1M21 21l-4.34-4.34');
    expect(iconPath('<path d="m6 9 6 6 6-6"/>')).toBe('M6 9l6 6 6-6');
    expect(iconPath('<path d="m2 3h4"/>')).toBe('M2 3h4');
    expect(iconPath('<path d="m.5-.5v1"/>')).toBe('M.5 -.5v1');
  });

  test('what has paint of its own, or is another shape, stays as it is', () => {
    expect(iconPath('<circle cx="1" cy="1" r="1" fill="currentColor"/>')).toBeNull();
    expect(iconPath('<g><path d="M1 2h3"/></g>')).toBeNull();
    expect(iconPath('<ellipse cx="1" cy="1" rx="1" ry="2"/>')).toBeNull();
  });
});
