/** What of an address a plan stands in. */
export const PLAN_QUERY = [
  'tripType',
  'duration',
  'pickup_location',
  'destination_location',
  'selectedDate',
  'distanceData',
] as const;
