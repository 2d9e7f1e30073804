/** What a call looks like when somebody really makes it, as it stands on the wire. */
export type Example = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  reply?: unknown;
};

const AT = { latitude: 57.70887, longitude: 11.97456 };
const PERSON = { contact_person_name: 'Maja Lindqvist', contact_person_number: '+46701740605' };
const LINE = { model: 'Item', item_id: 41, quantity: 2, variation: [], add_on_ids: [], add_on_qtys: [] };
const DONE = { message: 'Done' };

/**
 * By the name of the call: the way from the first look to the order at the door, and what a shop's own systems do about
 * it. Shown in the document; a test reads each of them as the server would.
 */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  findZones: { query: { lat: '57.70887', lng: '11.97456' } },
  listStores: { params: { filter: 'all' }, query: { limit: '10', offset: '1' } },
  getStore: { params: { id: 'corner-bakery' } },
  searchItems: { query: { name: 'bread', limit: '10', offset: '1' } },
  getItem: { params: { id: 'rye-bread' } },

  requestGuest: {
    body: {},
    reply: { message: 'Guest verified', guest_id: 'wb1c5Yk0VQm2nqkq3cV3rX8m7uO2l1aT4c9E6sZ0dJQ' },
  },
  signUp: {
    body: {
      name: 'Maja Lindqvist',
      email: 'maja@example.com',
      phone: '+46701740605',
      password: 'a long sentence of mine',
      confirm_password: 'a long sentence of mine',
    },
  },
  logIn: { body: { login_type: 'manual', email_or_phone: 'maja@example.com', password: 'a long sentence of mine' } },
  addAddress: {
    body: { address: 'Kungsgatan 1, 411 19 Göteborg', address_type: 'home', ...PERSON, ...AT, floor: '3' },
  },

  addToCart: { body: LINE },
  quoteOrder: { body: { store_id: 7, order_type: 'delivery', ...AT, coupon_code: 'WELCOME' } },
  placeOrder: {
    body: {
      store_id: 7,
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      order_amount: 24.5,
      ...PERSON,
      address: 'Kungsgatan 1, 411 19 Göteborg',
      address_type: 'home',
      ...AT,
    },
    reply: {
      message: 'Order placed successfully',
      order_id: 100_023,
      total_ammount: 24.5,
      status: 'pending',
      created_at: '2026-11-16T11:00:00.000Z',
      user_id: 12,
    },
  },
  trackOrder: { query: { order_id: '100023', contact_number: '+46701740605' } },
  cancelOrder: { body: { order_id: 100_023, reason: 'Ordered by mistake' } },

  listOperatorOrders: { query: { limit: '50', order_status: 'pending' } },
  getOperatorOrder: { params: { id: '100023' } },
  setOrderStatus: {
    params: { id: '100023' },
    body: { order_status: 'confirmed', by: 'vendor', processing_time: 20 },
    reply: { ...DONE, id: 100_023, order_status: 'confirmed' },
  },
  setPreparationTime: { params: { id: '100023' }, body: { processing_time: 35 }, reply: DONE },
  assignCourier: { params: { id: '100023' }, body: { delivery_man_id: 3 }, reply: DONE },
  priceOrder: {
    params: { id: '100023' },
    body: { items: [{ name: 'Amoxicillin 500 mg, 20 pieces', quantity: 1, price: 8.9 }] },
    reply: { ...DONE, order_amount: 11.9 },
  },
  decideRefund: { params: { id: '100023' }, body: { refund_status: 'approved', refund_amount: 12 }, reply: DONE },
  setTripStatus: {
    params: { id: '881' },
    body: { trip_status: 'confirmed', by: 'provider' },
    reply: { ...DONE, id: 881, trip_status: 'confirmed' },
  },
  changeItem: {
    params: { id: '41' },
    body: { price: 3.2, stock: 40 },
    reply: { id: 41, store_id: 7, name: { en: 'Rye bread' }, price: 3.2, stock: 40, status: true, variations: [] },
  },
  pauseStore: {
    params: { id: '7' },
    body: { until: '2026-11-16T18:00:00Z' },
    reply: { ...DONE, id: 7, paused_until: '2026-11-16T18:00:00.000Z' },
  },
  rejectApplication: { params: { id: '5' }, body: { reason: 'The licence cannot be read' }, reply: DONE },
  answerMessage: {
    params: { id: '19' },
    body: { message: 'It leaves the oven at four.' },
    reply: { ...DONE, sent_id: 240 },
  },
  registerWebhook: {
    body: { url: 'https://kitchen.example.com/hook', events: ['order.placed', 'order.cancelled'] },
    reply: {
      id: 1,
      url: 'https://kitchen.example.com/hook',
      events: ['order.placed', 'order.cancelled'],
      created_at: '2026-11-16T11:00:00.000Z',
      secret: 'whsec_6f1f0c…',
    },
  },
};
