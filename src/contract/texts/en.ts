/** What the server says to people. `{name}` is filled in. */
export const en = {
  'error.not_found': 'Not found',
  'error.invalid': 'The {field} is not valid',
  'error.required': 'The {field} field is required',
  'error.too_long': 'The {field} is too long',
  'error.broken_json': 'The request body is not valid JSON',
  'error.body_too_large': 'The request body is too large',
  'error.body_type': 'The request body must be JSON',
  'error.module_missing': 'Please select a module',
  'error.module_unknown': 'This module does not exist',
  'error.zone_missing': 'Please select a zone',
  'error.zone_no_list': 'The zoneId must be a list of zone numbers, such as [1,2]',
  'error.unauthorized': 'Unauthorized',
  'error.outside_zones': 'Service not available in this area',
  'error.zone_inactive': 'Service is paused in this area',
  'error.already_subscribed': 'This email is already subscribed',
  'error.email': 'Please insert a valid email.',
  'error.too_many_requests': 'Too many requests. Please wait a moment',
  'error.overloaded': 'We are very busy right now. Please try again in a moment',
  'error.map_unavailable': 'The map does not answer right now. Please try again in a moment',
  'error.unavailable': 'We cannot answer right now. Please try again in a moment',
  'error.internal': 'Something went wrong on our side. We have noted it',
  'newsletter.subscribed': 'Subscribed Successfully.',
  'guest.verified': 'Guest verified',
} as const;

export type TextKey = keyof typeof en;
