/** Apart from its schemas: every opened store makes this call, and needs the library of schemas for nothing else. */
export const DELIVERY_TERMS_REQUEST = {
  name: 'getDeliveryTerms',
  method: 'GET',
  path: '/api/v1/stores/delivery-terms/{id}',
} as const;
