import { hoursAway, type RentalType } from './trip-plan.ts';

type Trip = {
  rental_type: RentalType;
  estimated_hours: number;
  /** Hours along the streets. */
  destination_time: number;
  /** null: now. */
  pickup_time: Date | null;
};

export type TripTimes = {
  /** Chosen, and still to come: a time that has passed has become now. */
  scheduled: boolean;
  start: Date;
  /** When the vehicles are back: hours that pass, whatever clocks are put forward or back meanwhile. */
  end: Date;
};

const HOUR_MS = 3_600_000;

export function tripTimes({ rental_type, estimated_hours, destination_time, pickup_time }: Trip, now: Date): TripTimes {
  const scheduled = pickup_time !== null && pickup_time > now;
  const start = scheduled ? pickup_time : now;
  const hours = hoursAway({ rental_type, hours: estimated_hours, route: { km: 0, hours: destination_time } });
  return { scheduled, start, end: new Date(start.getTime() + hours * HOUR_MS) };
}
