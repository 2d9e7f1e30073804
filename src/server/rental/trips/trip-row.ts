import type { TripBill } from '#domain/rental/trip-bill.ts';
import type { RentalType, TripPlace } from '#domain/rental/trip-plan.ts';
import type { TripMover, TripStatus } from '#domain/rental/trip-status.ts';
import type { Text } from '#domain/text.ts';

/** A moment inside a JSON value. */
type JsonMoment = string;

export type TripRow = {
  id: number;
  customer_id: number | null;
  guest_id: number | null;
  is_guest: boolean;
  module_id: number;
  zone_id: number;
  pickup_zone_id: number;
  provider_id: number;
  trip_type: RentalType;
  trip_status: TripStatus;
  payment_status: 'unpaid' | 'paid' | 'partially_paid';
  payment_method: string | null;
  estimated_hours: number;
  distance: number;
  destination_time: number;
  /** Empty when whoever booked it has left. */
  pickup_location: TripPlace | Record<string, never>;
  destination_location: TripPlace | null;
  scheduled: boolean;
  schedule_at: Date;
  estimated_trip_end_time: Date;
  vehicle_discount_amount: number;
  provider_discount_amount: number;
  coupon_code: string | null;
  coupon_discount_amount: number;
  ref_bonus_amount: number;
  tax_percentage: number;
  tax_status: 'included' | 'excluded';
  tax_amount: number;
  additional_charge: number;
  trip_amount: number;
  /** What comes back into the wallet once it is paid. */
  cashback_amount: number;
  bill: TripBill;
  partially_paid_amount: number;
  user_info: Record<string, unknown>;
  trip_note: string | null;
  otp: string;
  canceled_by: TripMover | null;
  cancellation_reason: string | null;
  created_at: Date;
  updated_at: Date;

  quantity: number;
  first_vehicle: VehicleSnapshot | null;
  /** When each status was reached. */
  times: Partial<Record<TripStatus, JsonMoment>>;
  provider: {
    id: number;
    vendor_id: number;
    slug: string;
    name: Text;
    phone: string;
    logo: string;
    cover_photo: string;
    avg_rating: number;
    rating_count: number;
    reviews_section: boolean;
    total_vehicles: number;
  };
};

/** The vehicle as it was when the trip was booked. */
type VehicleSnapshot = { name: Text; thumbnail: string; slug?: string };

export type TripLineRow = {
  id: number;
  vehicle_id: number | null;
  vehicle_details: VehicleSnapshot;
  quantity: number;
  unit_price: number;
  original_price: number;
  discount_on_trip: number;
  is_edited: boolean;
  review: { rating: number; comment: string | null; reply: string | null; replied_at: JsonMoment | null } | null;
};

export type TripUnitRow = {
  id: number;
  trip_line_id: number;
  unit_id: number;
  license_plate_number: string;
  assigned_at: Date | null;
  driver_id: number | null;
  driver: { id: number; f_name: string; l_name: string; email: string; phone: string; image: string | null } | null;
};

export type TripEditRow = {
  id: number;
  old_hours: number;
  new_hours: number;
  old_distance: number;
  new_distance: number;
  old_amount: number;
  new_amount: number;
  reason: string;
  created_at: Date;
};
