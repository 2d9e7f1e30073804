import { describe, expect, test } from 'vitest';
import { waySpeeds } from './way-speeds.ts';

const forward = 0;
const backward = 1;

describe('who may use a way', () => {
  test('cars drive on streets, not on footways, steps or cycleways', () => {
    expect(waySpeeds({ highway: 'residential' })[0][forward]).toBeGreaterThan(0);
    for (const highway of ['footway', 'steps', 'cycleway', 'pedestrian', 'platform']) {
      expect(waySpeeds({ highway })[0]).toEqual([0, 0]);
    }
  });

  test('walkers use footways and steps, not the motorway', () => {
    expect(waySpeeds({ highway: 'footway' })[1][forward]).toBe(5);
    expect(waySpeeds({ highway: 'steps' })[1][forward]).toBeLessThan(5);
    expect(waySpeeds({ highway: 'motorway' })[1]).toEqual([0, 0]);
  });

  test('bicycles are faster on a cycleway than on a footway and carried nowhere', () => {
    expect(waySpeeds({ highway: 'cycleway' })[2][forward]).toBeGreaterThan(
      waySpeeds({ highway: 'footway' })[2][forward],
    );
    expect(waySpeeds({ highway: 'steps' })[2]).toEqual([0, 0]);
  });

  test('a one-way street binds cars, not walkers', () => {
    const [driving, walking] = waySpeeds({ highway: 'residential', oneway: 'yes' });
    expect(driving[backward]).toBe(0);
    expect(driving[forward]).toBeGreaterThan(0);
    expect(walking[backward]).toBe(5);
  });

  test('a street that is one-way the other way round', () => {
    const [driving] = waySpeeds({ highway: 'residential', oneway: '-1' });
    expect(driving[forward]).toBe(0);
    expect(driving[backward]).toBeGreaterThan(0);
  });

  test('a bus lane and a building site are closed to cars', () => {
    expect(waySpeeds({ highway: 'service', access: 'no', bus: 'yes' })[0]).toEqual([0, 0]);
    expect(waySpeeds({ highway: 'construction' })).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});
