import { expect, test } from 'vitest';
import { subjectOf } from './entry-subject.ts';

test('an entry leads to its order or trip, and nowhere where it has none', () => {
  expect(subjectOf('100415')).toEqual({ order_id: 100415, trip_id: null });
  expect(subjectOf('100415, rest')).toEqual({ order_id: 100415, trip_id: null });
  expect(subjectOf('trip 200001')).toEqual({ order_id: null, trip_id: 200001 });
  expect(subjectOf('parcel_return 100415'), 'a parcel is an order').toEqual({ order_id: 100415, trip_id: null });
  for (const other of ['', 'customer 7', '0f8fad5b-d9cb-469f-a165-70867728950e', '12 34'])
    expect(subjectOf(other)).toEqual({ order_id: null, trip_id: null });
});
