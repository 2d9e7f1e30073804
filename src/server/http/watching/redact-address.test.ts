import { expect, test } from 'vitest';
import { redactAddress } from './redact-address.ts';

test.each([
  ['/home', '/home'],
  ['/api/v1/items?limit=10&offset=2', '/api/v1/items?limit=10&offset=2'],
  ['/track?order_id=7&contact_number=%2B46701', '/track?order_id=…&contact_number=…'],
  ['/cart?guest%5Fid=secret&Guest_Id=secret', '/cart?guest%5Fid=…&Guest_Id=…'],
  ['/a?key=1?key=2', '/a?key=…'],
])('%s is logged as %s', (url, logged) => expect(redactAddress(url)).toBe(logged));
