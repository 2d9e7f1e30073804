import { expect, test } from 'vitest';
import { redactAddress } from './redact-address.ts';

test.each([
  ['/home', '/home'],
  ['/api/v1/items?limit=10&offset=2', '/api/v1/items?limit=10&offset=2'],
  ['/track?order_id=7&contact_number=%2B46701', '/track?order_id=…&contact_number=…'],
  ['/cart?guest%5Fid=secret&Guest_Id=secret', '/cart?guest%5Fid=…&Guest_Id=…'],
  ['/a?key=1?key=2', '/a?key=…'],
  ['/es/parcel/follow/47214499-8d75?x=1', '/es/parcel/follow/…?x=…'],
  ['/api/v1/parcel/follow/47214499-8d75/live', '/api/v1/parcel/follow/…/live'],
  ['/registration/12-secret', '/registration/…'],
  ['/media/upload-60fb.498636.4mNAzGtV/4x3-480.webp', '/media/upload-60fb.498636.…/4x3-480.webp'],
  ['/media/tile-1f4c4-sand/1x1-480.webp', '/media/tile-1f4c4-sand/1x1-480.webp'],
])('%s is logged as %s', (url, logged) => expect(redactAddress(url)).toBe(logged));
