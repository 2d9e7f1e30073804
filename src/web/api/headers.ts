import type { Session } from '#web/session/storage.ts';

/** Names the client to the server; the value is a constant of this interface. */
const SOFTWARE_ID = '33571750';

/** The headers of every call. `origin` is the browser's own to send. */
export function headersOf({ token, module, currentLatLng, zoneid, settings }: Session): Record<string, string> {
  return {
    latitude: String(currentLatLng?.lat ?? 0),
    longitude: String(currentLatLng?.lng ?? 0),
    'X-localization': settings.language,
    'X-software-id': SOFTWARE_ID,
    ...(zoneid.length > 0 && { zoneid: JSON.stringify(zoneid) }),
    ...(module && { moduleId: String(module.id) }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
