export const tripAddress = (trip_id: number): string => `/rental/trip-status/${trip_id}`;
export const tripInvoiceAddress = (trip_id: number): string => `/rental/trip-status/${trip_id}/invoice`;
export const MY_TRIPS = '/my-trips';
