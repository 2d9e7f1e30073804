import type { TextKey } from './texts/en.ts';

/**
 * Every refusal the API knows: its code on the wire, its status, its text. A code without a status or a text does not
 * compile. `code` is what clients read; where it names a field, the field is put in by the caller.
 */
type Refusal = {
  status: 400 | 401 | 403 | 404 | 405 | 406 | 407 | 409 | 413 | 429 | 500 | 503;
  code: string;
  text: TextKey;
};

export const ERRORS = {
  not_found: { status: 404, code: 'not_found', text: 'error.not_found' },
  invalid: { status: 403, code: 'invalid', text: 'error.invalid' },
  broken_json: { status: 403, code: 'body', text: 'error.broken_json' },
  body_too_large: { status: 403, code: 'body', text: 'error.body_too_large' },
  body_type: { status: 403, code: 'body', text: 'error.body_type' },
  module_missing: { status: 403, code: 'moduleId', text: 'error.module_missing' },
  module_unknown: { status: 403, code: 'moduleId', text: 'error.module_unknown' },
  zone_missing: { status: 403, code: 'zoneId', text: 'error.zone_missing' },
  zone_no_list: { status: 403, code: 'zoneId', text: 'error.zone_no_list' },
  unauthorized: { status: 401, code: 'auth-001', text: 'error.unauthorized' },
  outside_zones: { status: 404, code: 'coordinates', text: 'error.outside_zones' },
  zone_inactive: { status: 403, code: 'coordinates', text: 'error.zone_inactive' },
  already_subscribed: { status: 403, code: 'email', text: 'error.already_subscribed' },
  cart_item: { status: 403, code: 'cart_item', text: 'error.cart_item' },
  cart_item_limit: { status: 403, code: 'cart_item_limit', text: 'error.cart_item_limit' },
  cart_full: { status: 403, code: 'cart_full', text: 'error.cart_full' },
  stock: { status: 403, code: 'stock', text: 'error.stock' },
  item_unavailable: { status: 403, code: 'item_id', text: 'error.item_unavailable' },
  variation_missing: { status: 403, code: 'variation', text: 'error.variation_missing' },
  variation_unknown: { status: 403, code: 'variation', text: 'error.variation_unknown' },
  option_missing: { status: 403, code: 'variation', text: 'error.option_missing' },
  option_count: { status: 403, code: 'variation', text: 'error.option_count' },
  add_on_unknown: { status: 403, code: 'add_on_ids', text: 'error.add_on_unknown' },
  flash_sale_over: { status: 403, code: 'flash_sale', text: 'error.flash_sale_over' },
  too_many_requests: { status: 429, code: 'too_many_requests', text: 'error.too_many_requests' },
  overloaded: { status: 503, code: 'overloaded', text: 'error.overloaded' },
  map_unavailable: { status: 503, code: 'map', text: 'error.map_unavailable' },
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

/** What every refusal looks like on the wire: the list, and the first one's text for clients that read `message`. */
export type ErrorBody = { errors: { code: string; message: string }[]; message: string };
