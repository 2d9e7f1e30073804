import type { TextKey } from './texts/en.ts';

/**
 * Every refusal the API knows: its code on the wire, its status, its text. A code without a status or a text does not
 * compile. `code` is what clients read; where it names a field, the field is put in by the caller.
 */
type Refusal = {
  status: 400 | 401 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 413 | 429 | 500 | 503;
  code: string;
  text: TextKey;
};

export const ERRORS = {
  not_found: { status: 404, code: 'not_found', text: 'error.not_found' },
  invalid: { status: 403, code: 'invalid', text: 'error.invalid' },
  broken_json: { status: 403, code: 'body', text: 'error.broken_json' },
  body_too_large: { status: 403, code: 'body', text: 'error.body_too_large' },
  too_slow: { status: 408, code: 'body', text: 'error.too_slow' },
  body_type: { status: 403, code: 'body', text: 'error.body_type' },
  module_missing: { status: 403, code: 'moduleId', text: 'error.module_missing' },
  module_unknown: { status: 403, code: 'moduleId', text: 'error.module_unknown' },
  zone_missing: { status: 403, code: 'zoneId', text: 'error.zone_missing' },
  zone_no_list: { status: 403, code: 'zoneId', text: 'error.zone_no_list' },
  unauthorized: { status: 401, code: 'auth-001', text: 'error.unauthorized' },
  /** A key of the operator that was made for something else. */
  scope_missing: { status: 403, code: 'scope', text: 'error.scope_missing' },
  order_not_priced: { status: 403, code: 'price', text: 'error.order_not_priced' },
  price_not_asked: { status: 403, code: 'price', text: 'error.price_not_asked' },
  price_changed: { status: 403, code: 'order_amount', text: 'error.price_changed' },
  price_not_agreed: { status: 403, code: 'price', text: 'error.price_not_agreed' },
  item_not_found: { status: 404, code: 'id', text: 'error.item_not_found' },
  store_not_found: { status: 404, code: 'id', text: 'error.store_not_found' },
  store_without_goods: { status: 403, code: 'id', text: 'error.store_without_goods' },
  /** Where the operator wants to be told something lies inside our own network, or is no https. */
  webhook_url: { status: 403, code: 'url', text: 'error.webhook_url' },
  webhooks_full: { status: 403, code: 'webhooks', text: 'error.webhooks_full' },
  outside_zones: { status: 404, code: 'coordinates', text: 'error.outside_zones' },
  /** A vehicle is looked for at a place that lies in no zone. */
  pickup_outside: { status: 403, code: 'zone', text: 'error.outside_zones' },
  search_date_past: { status: 403, code: 'date', text: 'error.search_date_past' },
  zone_inactive: { status: 403, code: 'coordinates', text: 'error.zone_inactive' },
  push_off: { status: 403, code: 'push', text: 'error.push_off' },
  /** Where a browser says it wants to be pushed to is no push service, or lies inside our own network. */
  push_endpoint: { status: 403, code: 'endpoint', text: 'error.push_endpoint' },
  already_subscribed: { status: 403, code: 'email', text: 'error.already_subscribed' },
  cart_item: { status: 403, code: 'cart_item', text: 'error.cart_item' },
  cart_item_limit: { status: 403, code: 'cart_item_limit', text: 'error.cart_item_limit' },
  cart_full: { status: 403, code: 'cart_full', text: 'error.cart_full' },
  stock: { status: 403, code: 'stock', text: 'error.stock' },
  /** Some are left, but fewer than are wanted. */
  stock_short: { status: 403, code: 'stock', text: 'error.stock_short' },
  item_unavailable: { status: 403, code: 'item_id', text: 'error.item_unavailable' },
  variation_missing: { status: 403, code: 'variation', text: 'error.variation_missing' },
  variation_unknown: { status: 403, code: 'variation', text: 'error.variation_unknown' },
  option_missing: { status: 403, code: 'variation', text: 'error.option_missing' },
  option_count: { status: 403, code: 'variation', text: 'error.option_count' },
  add_on_unknown: { status: 403, code: 'add_on_ids', text: 'error.add_on_unknown' },
  flash_sale_over: { status: 403, code: 'flash_sale', text: 'error.flash_sale_over' },
  wrong_credentials: { status: 401, code: 'auth-001', text: 'error.wrong_credentials' },
  account_blocked: { status: 403, code: 'auth-003', text: 'error.account_blocked' },
  login_type_off: { status: 403, code: 'login_type', text: 'error.login_type_off' },
  email_taken: { status: 403, code: 'email', text: 'error.email_taken' },
  phone_taken: { status: 403, code: 'phone', text: 'error.phone_taken' },
  ref_code: { status: 405, code: 'ref_code', text: 'error.ref_code' },
  referral_off: { status: 403, code: 'ref_code', text: 'error.referral_off' },
  otp_wait: { status: 405, code: 'otp', text: 'error.otp_wait' },
  otp_blocked: { status: 405, code: 'otp_temp_blocked', text: 'error.otp_blocked' },
  otp_wrong: { status: 404, code: 'otp', text: 'error.otp_wrong' },
  reset_wrong: { status: 400, code: 'invalid', text: 'error.reset_wrong' },
  method_off: { status: 403, code: 'verification_method', text: 'error.method_off' },
  info_complete: { status: 403, code: 'name', text: 'error.info_complete' },
  info_token: { status: 403, code: 'temporary_token', text: 'error.info_token' },
  try_later: { status: 429, code: 'too_many_requests', text: 'error.try_later' },
  sending_cap: { status: 429, code: 'too_many_requests', text: 'error.sending_cap' },
  not_confirmed: { status: 403, code: 'reauthentication', text: 'error.not_confirmed' },
  wrong_password: { status: 403, code: 'password', text: 'error.wrong_password' },
  session_unknown: { status: 404, code: 'session', text: 'error.session_unknown' },
  account_balance: { status: 403, code: 'balance', text: 'error.account_balance' },
  account_unpaid: { status: 403, code: 'on-going', text: 'error.account_unpaid' },
  order_proof: { status: 403, code: 'order_proof', text: 'error.order_proof' },
  address_outside: { status: 403, code: 'coordinates', text: 'error.outside_zones' },
  address_gone: { status: 404, code: 'address_id', text: 'error.address_gone' },
  addresses_full: { status: 403, code: 'address', text: 'error.addresses_full' },
  name_required: { status: 403, code: 'name', text: 'error.name_required' },
  password_required: { status: 403, code: 'password', text: 'auth.password_required' },
  password_not_used: { status: 403, code: 'password', text: 'error.password_not_used' },
  file_format: { status: 403, code: 'image', text: 'error.file_format' },
  file_too_large: { status: 403, code: 'image', text: 'error.file_too_large' },
  image_too_large: { status: 403, code: 'image', text: 'error.image_too_large' },
  too_many_files: { status: 403, code: 'body', text: 'error.too_many_files' },
  favourite_known: { status: 409, code: 'wishlist', text: 'error.favourite_known' },
  rental_favourite_known: { status: 403, code: 'wishlist', text: 'error.favourite_known' },
  favourite_missing: { status: 404, code: 'wishlist', text: 'error.favourite_missing' },
  favourites_full: { status: 403, code: 'wishlist', text: 'error.favourites_full' },
  favourite_which: { status: 403, code: 'item_id', text: 'error.favourite_which' },
  account_busy: { status: 403, code: 'on-going', text: 'error.account_busy' },
  social_off: { status: 403, code: 'medium', text: 'error.social_off' },
  id_token_invalid: { status: 403, code: 'token', text: 'error.id_token_invalid' },
  id_token_expired: { status: 403, code: 'token', text: 'error.id_token_expired' },
  id_token_issuer: { status: 403, code: 'token', text: 'error.id_token_issuer' },
  id_token_audience: { status: 403, code: 'token', text: 'error.id_token_audience' },
  id_token_nonce: { status: 403, code: 'token', text: 'error.id_token_nonce' },
  id_token_email_unverified: { status: 403, code: 'token', text: 'error.id_token_email_unverified' },
  /** Clients know this code as "ask for the phone". */
  social_phone: { status: 403, code: 'email', text: 'error.social_phone' },
  phone_not_yours: { status: 403, code: 'verified', text: 'error.phone_not_yours' },
  social_not_yours: { status: 403, code: 'verified', text: 'error.social_not_yours' },
  identity_down: { status: 503, code: 'medium', text: 'error.identity_down' },
  phone_provider_off: { status: 403, code: 'phone', text: 'error.phone_provider_off' },
  phone_provider_said: { status: 403, code: 'phone', text: 'error.phone_provider_said' },
  phone_provider_down: { status: 503, code: 'phone', text: 'error.phone_provider_down' },
  order_amount_missing: { status: 403, code: 'order_amount', text: 'error.order_amount_missing' },
  order_amount_changed: { status: 403, code: 'order_amount', text: 'error.order_amount_changed' },
  prescription_missing: { status: 403, code: 'prescription', text: 'error.prescription_missing' },
  prescription_off: { status: 403, code: 'prescription', text: 'error.prescription_off' },
  partial_payment_off: { status: 403, code: 'partial_payment', text: 'error.partial_payment_off' },
  partial_wallet_empty: { status: 403, code: 'partial_payment', text: 'error.partial_wallet_empty' },
  partial_wallet_enough: { status: 403, code: 'partial_payment', text: 'error.partial_wallet_enough' },
  partial_wallet_less: { status: 403, code: 'partial_payment', text: 'error.partial_wallet_less' },
  change_too_small: { status: 403, code: 'bring_change_amount', text: 'error.change_too_small' },
  contact_number: { status: 403, code: 'contact_person_number', text: 'error.contact_number_required' },
  contact_email: { status: 403, code: 'contact_person_email', text: 'auth.email_required' },
  order_address: { status: 403, code: 'address', text: 'error.address_required' },
  idempotency_key: { status: 409, code: 'Idempotency-Key', text: 'error.idempotency_key' },
  order_unknown: { status: 404, code: 'order', text: 'error.order_unknown' },
  order_not_cancelable: { status: 403, code: 'order', text: 'error.order_not_cancelable' },
  cancel_reason: { status: 403, code: 'reason', text: 'error.cancel_reason' },
  order_move: { status: 403, code: 'order_status', text: 'error.order_move' },
  delivery_code: { status: 403, code: 'otp', text: 'error.delivery_code' },
  return_code: { status: 403, code: 'return_otp', text: 'error.return_code' },
  return_fee_changed: { status: 403, code: 'return_fee', text: 'error.return_fee_changed' },
  return_fee_unpaid: { status: 403, code: 'return_fee', text: 'error.return_fee_unpaid' },
  proof_too_early: { status: 403, code: 'order_status', text: 'error.proof_too_early' },
  proof_full: { status: 403, code: 'image', text: 'error.proof_full' },
  courier_unknown: { status: 404, code: 'delivery_man_id', text: 'error.courier_unknown' },
  payment_not_open: { status: 403, code: 'order', text: 'error.payment_not_open' },
  cash_off: { status: 403, code: 'cod', text: 'error.cash_off' },
  cash_too_much: { status: 406, code: 'order_amount', text: 'error.cash_too_much' },
  refund_off: { status: 403, code: 'order', text: 'error.refund_off' },
  refund_asked: { status: 403, code: 'order', text: 'error.refund_asked' },
  refund_not_delivered: { status: 403, code: 'order', text: 'error.refund_not_delivered' },
  refund_not_paid: { status: 403, code: 'order', text: 'error.refund_not_paid' },
  review_too_early: { status: 403, code: 'order', text: 'error.review_too_early' },
  review_refunded: { status: 403, code: 'order', text: 'error.review_refunded' },
  refund_too_much: { status: 403, code: 'refund_amount', text: 'error.refund_too_much' },
  too_many_unpaid: { status: 403, code: 'unpaid_orders', text: 'error.too_many_unpaid' },
  too_many_unpaid_here: { status: 403, code: 'unpaid_orders', text: 'error.too_many_unpaid_here' },
  trip_unknown: { status: 404, code: 'trip', text: 'error.trip_unknown' },
  trip_not_cancelable: { status: 403, code: 'trip', text: 'error.trip_not_cancelable' },
  trip_move: { status: 403, code: 'trip_status', text: 'error.trip_move' },
  trip_unassigned: { status: 403, code: 'vehicle_identity_id', text: 'error.trip_unassigned' },
  trip_not_assignable: { status: 403, code: 'trip_status', text: 'error.trip_not_assignable' },
  trip_not_editable: { status: 403, code: 'trip_status', text: 'error.trip_not_editable' },
  trip_unit_unknown: { status: 404, code: 'vehicle_identity_id', text: 'error.trip_unit_unknown' },
  trip_unit_taken: { status: 403, code: 'vehicle_identity_id', text: 'error.trip_unit_taken' },
  trip_driver_unknown: { status: 404, code: 'driver_id', text: 'error.trip_driver_unknown' },
  trip_driver_taken: { status: 403, code: 'driver_id', text: 'error.trip_driver_taken' },
  trip_not_due: { status: 403, code: 'trip', text: 'error.trip_not_due' },
  trip_gateway: { status: 403, code: 'payment_gateway', text: 'error.trip_gateway' },
  trip_review_early: { status: 403, code: 'trip', text: 'error.trip_review_early' },
  trip_wallet_guest: { status: 403, code: 'payment_method', text: 'error.trip_wallet_guest' },
  review_known: { status: 403, code: 'review', text: 'error.review_known' },
  cart_other_store: { status: 403, code: 'different_stores', text: 'error.cart_other_store' },
  already_decided: { status: 403, code: 'status', text: 'error.already_decided' },
  empty_cart: { status: 403, code: 'empty_cart', text: 'error.empty_cart' },
  different_stores: { status: 403, code: 'different_stores', text: 'error.different_stores' },
  item_gone: { status: 404, code: 'not_found', text: 'error.item_gone' },
  item_unknown: { status: 404, code: 'not_found', text: 'error.item_unknown' },
  order_quantity: { status: 403, code: 'quantity', text: 'error.cart_item_limit' },
  item_hours: { status: 403, code: 'order_time', text: 'error.item_hours' },
  item_not_now: { status: 403, code: 'order_time', text: 'error.item_not_now' },
  store_off: { status: 403, code: 'store', text: 'error.store_off' },
  store_closed: { status: 403, code: 'order_time', text: 'error.store_closed' },
  store_minimum: { status: 406, code: 'order_time', text: 'error.store_minimum' },
  schedule_off: { status: 403, code: 'schedule_at', text: 'error.schedule_off' },
  schedule_past: { status: 403, code: 'schedule_at', text: 'error.schedule_past' },
  schedule_too_late: { status: 403, code: 'schedule_at', text: 'error.schedule_too_late' },
  schedule_closed: { status: 403, code: 'order_time', text: 'error.schedule_closed' },
  order_zone: { status: 403, code: 'zone', text: 'error.order_zone' },
  order_place: { status: 403, code: 'address', text: 'error.order_place' },
  delivery_off: { status: 403, code: 'order_type', text: 'error.delivery_off' },
  take_away_off: { status: 403, code: 'order_type', text: 'error.take_away_off' },
  parcel_category_off: { status: 403, code: 'parcel_category_id', text: 'error.parcel_category_off' },
  parcel_sender_zone: { status: 403, code: 'zone', text: 'error.parcel_sender_zone' },
  parcel_receiver_zone: { status: 403, code: 'receiverZone', text: 'error.parcel_receiver_zone' },
  parcel_same_place: { status: 403, code: 'receiver_details.address', text: 'error.parcel_same_place' },
  parcel_no_route: { status: 403, code: 'distance', text: 'error.parcel_no_route' },
  receiver_number: { status: 403, code: 'receiver_details.contact_person_number', text: 'error.receiver_number' },
  receiver_name: { status: 403, code: 'receiver_details.contact_person_name', text: 'error.receiver_name' },
  receiver_pays_cash: { status: 403, code: 'order_method', text: 'error.receiver_pays_cash' },
  guest_order_off: { status: 403, code: 'is_guest', text: 'error.guest_order_off' },
  coupon_unknown: { status: 404, code: 'coupon', text: 'error.coupon_unknown' },
  coupon_expired: { status: 407, code: 'coupon', text: 'error.coupon_expired' },
  coupon_not_eligible: { status: 403, code: 'coupon', text: 'error.coupon_not_eligible' },
  coupon_limit: { status: 406, code: 'coupon', text: 'error.coupon_limit' },
  coupon_minimum: { status: 403, code: 'coupon', text: 'error.coupon_minimum' },
  trip_amount_changed: { status: 403, code: 'trip_amount', text: 'error.trip_amount_changed' },
  trip_changed: { status: 403, code: 'trip', text: 'error.trip_changed' },
  trip_length: { status: 403, code: 'estimated_hours', text: 'error.trip_length' },
  trip_pickup_zone: { status: 403, code: 'zone', text: 'error.trip_pickup_zone' },
  trip_vehicle_off: { status: 403, code: 'vehicle_id', text: 'error.trip_vehicle_off' },
  trip_vehicle_type: { status: 403, code: 'rental_type', text: 'error.trip_vehicle_type' },
  trip_vehicle_taken: { status: 403, code: 'quantity', text: 'error.trip_vehicle_taken' },
  trip_vehicle_few: { status: 403, code: 'quantity', text: 'error.trip_vehicle_few' },
  payment_method_off: { status: 403, code: 'digital_payment', text: 'error.payment_method_off' },
  foreign_callback: { status: 403, code: 'callback', text: 'error.foreign_callback' },
  offline_payment_off: { status: 403, code: 'offline_payment_status', text: 'error.offline_payment_off' },
  field_required: { status: 403, code: 'invalid', text: 'error.required' },
  wallet_off: { status: 403, code: 'customer_wallet_status', text: 'error.wallet_off' },
  wallet_low: { status: 403, code: 'order_amount', text: 'error.wallet_low' },
  /** The same for an order that was placed before. */
  wallet_too_low: { status: 400, code: 'wallet_balance', text: 'error.wallet_low' },
  add_fund_off: { status: 403, code: 'add_fund_status', text: 'error.add_fund_off' },
  points_off: { status: 403, code: 'point', text: 'error.points_off' },
  points_too_few: { status: 403, code: 'point', text: 'error.points_too_few' },
  points_too_many: { status: 403, code: 'point', text: 'error.points_too_many' },
  too_many_requests: { status: 429, code: 'too_many_requests', text: 'error.too_many_requests' },
  overloaded: { status: 503, code: 'overloaded', text: 'error.overloaded' },
  /** The business has switched `maintenance_mode` on. */
  maintenance: { status: 503, code: 'maintenance', text: 'error.maintenance' },
  map_unavailable: { status: 503, code: 'map', text: 'error.map_unavailable' },
  trip_vehicle_gone: { status: 403, code: 'cart_item', text: 'error.trip_vehicle_gone' },
  trip_vehicle_known: { status: 403, code: 'cart_item', text: 'error.trip_vehicle_known' },
  trip_line_gone: { status: 404, code: 'cart_id', text: 'error.trip_line_gone' },
  trip_cart_gone: { status: 404, code: 'not_found', text: 'error.trip_cart_gone' },
  trip_none_free: { status: 403, code: 'cart_item', text: 'error.trip_none_free' },
  trip_too_many: { status: 403, code: 'cart_item', text: 'error.trip_too_many' },
  trip_provider_gone: { status: 403, code: 'cart_item', text: 'error.trip_provider_gone' },
  trip_no_pickup_zones: { status: 403, code: 'cart_item', text: 'error.trip_no_pickup_zones' },
  trip_outside: { status: 403, code: 'cart_item', text: 'error.trip_outside' },
  trip_provider_closed: { status: 403, code: 'cart_item', text: 'error.trip_provider_closed' },
  trip_type_off: { status: 403, code: 'cart_item', text: 'error.trip_type_off' },
  trip_other_type: { status: 403, code: 'cart_item', text: 'error.trip_other_type' },
  trip_other_provider: { status: 403, code: 'cart_item', text: 'error.trip_other_provider' },
  trip_cart_taken: { status: 403, code: 'cart_item', text: 'error.trip_cart_taken' },
  trip_conflict: { status: 403, code: 'cart_item', text: 'error.trip_conflict' },
  trip_past: { status: 403, code: 'pickup_time', text: 'error.trip_past' },
  trip_too_late: { status: 403, code: 'pickup_time', text: 'error.trip_too_late' },
  trip_hours: { status: 403, code: 'estimated_hours', text: 'error.trip_hours' },
  store_registration_off: { status: 403, code: 'registration', text: 'join.stores_off' },
  courier_registration_off: { status: 403, code: 'registration', text: 'join.couriers_off' },
  too_many_applications: { status: 429, code: 'too_many_requests', text: 'join.too_many' },
  join_zone: { status: 403, code: 'zone_id', text: 'join.zone' },
  join_module: { status: 403, code: 'module_id', text: 'join.module' },
  join_outside: { status: 403, code: 'latitude', text: 'join.outside' },
  join_pickup_zones: { status: 403, code: 'pickup_zone_id', text: 'join.pickup_zones' },
  join_vehicle: { status: 403, code: 'vehicle_id', text: 'join.vehicle' },
  join_address: { status: 403, code: 'address', text: 'error.address_required' },
  identity_image_missing: { status: 403, code: 'identity_image', text: 'join.identity_image' },
  tin_missing: { status: 403, code: 'tin', text: 'join.tin_missing' },
  tin_expired: { status: 403, code: 'tin_expire_date', text: 'join.tin_expired' },
  plan_off: { status: 403, code: 'business_plan', text: 'join.plan_off' },
  package_unknown: { status: 403, code: 'package_id', text: 'join.package' },
  trial_off: { status: 403, code: 'payment_gateway', text: 'join.trial_off' },
  application_unknown: { status: 404, code: 'store_id', text: 'join.unknown' },
  application_sent: { status: 403, code: 'store_id', text: 'join.sent_before' },
  application_unpaid: { status: 403, code: 'application_status', text: 'join.unpaid' },
  message_empty: { status: 403, code: 'message', text: 'error.message_empty' },
  conversation_unknown: { status: 404, code: 'conversation_id', text: 'error.conversation_unknown' },
  chat_receiver: { status: 403, code: 'receiver_id', text: 'error.chat_receiver' },
  chat_receiver_unknown: { status: 404, code: 'receiver_id', text: 'error.chat_receiver_unknown' },
  chat_closed: { status: 403, code: 'receiver_id', text: 'error.chat_closed' },
  chat_about: { status: 403, code: 'order_id', text: 'error.chat_about' },
  chat_too_fast: { status: 429, code: 'too_many_requests', text: 'error.chat_too_fast' },
  unavailable: { status: 503, code: 'unavailable', text: 'error.unavailable' },
  internal: { status: 500, code: 'internal', text: 'error.internal' },
} as const satisfies Record<string, Refusal>;

export type ErrorCode = keyof typeof ERRORS;

/** An expected refusal. Whatever else is thrown is a fault and answers 500 with nothing but a request id. */
export class AppError extends Error {
  readonly reason: ErrorCode;
  /** The field or header the refusal is about, when it is not the one of the list. */
  readonly field: string | undefined;
  /** What its text has places for. */
  readonly values: Readonly<Record<string, string>>;

  constructor(reason: ErrorCode, field?: string, values: Readonly<Record<string, string>> = {}) {
    super(reason);
    this.reason = reason;
    this.field = field;
    this.values = values;
  }
}

/** A total that is not what the shopper was shown; both go out as numbers too, so that a client can confirm ours. */
export class TotalRefusal extends AppError {
  readonly totals: { shown: number; now: number };

  constructor(reason: ErrorCode, totals: { shown: number; now: number }, values: Readonly<Record<string, string>>) {
    super(reason, undefined, values);
    this.totals = totals;
  }
}

/** A refusal that clients of this interface know as the bare list of the rows it is about. */
export class ListRefusal extends AppError {
  readonly ids: readonly number[];

  constructor(reason: ErrorCode, ids: readonly number[]) {
    super(reason);
    this.ids = ids;
  }
}

/**
 * What every other refusal looks like on the wire: the list, and the first one's text for clients that read `message`.
 * `seconds`: how long it is refused, where that is known.
 */
export type ErrorBody = {
  errors: { code: string; message: string; shown?: number; now?: number; seconds?: number }[];
  message: string;
};
