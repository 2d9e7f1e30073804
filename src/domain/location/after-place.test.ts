import { describe, expect, test } from 'vitest';
import { afterPlace } from './after-place.ts';

describe('after a place has been chosen', () => {
  test('a module chosen before is kept when it is offered there [LAND-002]', () => {
    expect(afterPlace(3, [1, 3])).toEqual({ go: 'home' });
  });

  test('a module that is not offered there must be chosen anew', () => {
    expect(afterPlace(5, [1, 3])).toEqual({ go: 'choose-module' });
  });

  test('without a module one is chosen [LAND-002]', () => {
    expect(afterPlace(null, [1, 3])).toEqual({ go: 'choose-module' });
  });

  test('where only one is offered there is nothing to choose', () => {
    expect(afterPlace(null, [4])).toEqual({ go: 'home', with: 4 });
    expect(afterPlace(1, [4])).toEqual({ go: 'home', with: 4 });
  });

  test('where none is offered the dialog says so', () => {
    expect(afterPlace(null, [])).toEqual({ go: 'choose-module' });
  });
});
