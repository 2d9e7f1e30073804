import { expect, test } from 'vitest';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { TripHead } from '#web/rental/trips/status/trip-head.tsx';

const end = (schedule_at: string, estimated_trip_end_time: string) => {
  const place = { lat: 57.7, lng: 11.95, location_name: 'Avenyn 1' };
  const trip = {
    ...{ id: 7, trip_status: 'pending', payment_status: 'unpaid', schedule_at, estimated_trip_end_time },
    ...{ pickup_location: place, destination_location: place },
  };
  const html = renderPagePart(<TripHead trip={trip as TripDetails} />, {
    config: { timezone: 'Europe/Stockholm', timeformat: '24' },
  });
  return plainText(html.split('</time>')[1] ?? '');
};

test('of a trip that is back on the same day the hour is enough; one over midnight says the day', () => {
  expect(end('2026-11-18T07:00:00Z', '2026-11-18T21:00:00Z')).toBe('– 22:00');
  expect(end('2026-11-18T20:00:00Z', '2026-11-19T01:00:00Z')).toMatch(/^– Thu, (19 Nov|Nov 19),/);
});
