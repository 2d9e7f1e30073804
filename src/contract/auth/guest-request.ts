/** Apart from its schemas: every first visit makes this call, and needs the library of schemas for nothing else. */
export const GUEST_REQUEST = { name: 'requestGuest', method: 'POST', path: '/api/v1/auth/guest/request' } as const;
