import { expect, test } from 'vitest';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import type { VehicleView } from './vehicle.calls.ts';
import { VehicleFacts } from './vehicle-facts.tsx';
import { VehicleRates } from './vehicle-rates.tsx';

const car = {
  seating_capacity: '5',
  type: 'family',
  air_condition: 1,
  transmission_type: 'manual',
  fuel_type: 'petrol',
  trip_hourly: 1,
  trip_day_wise: 1,
  trip_distance: 1,
  hourly_price: 12_00,
  day_wise_price: 60_00,
  distance_price: 40,
  discount: NO_DISCOUNT,
} as VehicleView;
const config = { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 2 } as const;

test.each([
  [1, 'AC'],
  [2, 'AC'],
  [0, 'Non-AC'],
])('air_condition %i is %s [RENT-008f]', (air_condition, words) => {
  const html = renderPagePart(<VehicleFacts vehicle={{ ...car, air_condition } as VehicleView} narrow />);
  expect(plainText(html)).toContain(`Cooling ${words} `);
});

test.each([
  ['trip_hourly', '$12.00 per hour'],
  ['trip_distance', '$0.40 per km'],
  ['trip_day_wise', '$60.00 per day'],
] as const)(
  'where %s is 1 the price %s is shown, and else it is not [RENT-008i] [RENT-008j] [RENT-008k]',
  (way, words) => {
    const shown = (is: 0 | 1) =>
      plainText(renderPagePart(<VehicleRates vehicle={{ ...car, [way]: is }} />, { config }));
    expect(shown(1)).toContain(words);
    expect(shown(0)).not.toContain(words);
    expect(shown(0).match(/per /g)).toHaveLength(2);
  },
);
