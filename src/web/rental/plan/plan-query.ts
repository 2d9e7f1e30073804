/** The parameters of an address that hold a trip plan. */
export const PLAN_QUERY = [
  'tripType',
  'duration',
  'pickup_location',
  'destination_location',
  'selectedDate',
  'distanceData',
] as const;
