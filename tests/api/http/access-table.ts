import type { Goods, Person } from './access-world.ts';

/** What is asked: the part of the path in braces, the query, the body. */
export type Ask = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: Record<string, unknown> };

/**
 * Who may do what, endpoint by endpoint.
 * everybody: it is nobody's: all five get the same answer.
 * proof: open to all, and refuses whoever does not bring the owner's password, code or token.
 * guest, customer: needs to be one. `of` asks for a thing of somebody; whose it is not gets `foreign`, and everything stays.
 * anybody: the owner, or who proves otherwise that it is theirs; to everybody else it is not there.
 * operator: the shop's own systems; see tests/api/operator/operator.test.ts.
 * Without `of` it is only ever about the caller. `hears`: what is asked here is refused, to whom it may concern.
 */
export type Row =
  | { who: 'everybody'; ask?: Ask; isWrite?: true }
  | { who: 'proof'; refused: readonly number[]; of: (owner: Person) => Ask }
  /** `tripsAreOver`: nobody's trips go on, or wait for their money. */
  | { who: 'guest' | 'customer'; ask?: (goods: Goods) => Ask; hears?: number; tripsAreOver?: true }
  | {
      who: 'guest' | 'customer' | 'anybody';
      foreign: number;
      of: (owner: Person, goods: Goods) => Ask;
      /** Everybody has parcels that come back. */
      withParcels?: true;
    }
  | { who: 'operator'; of: (owner: Person) => Ask };

const everybody: Row = { who: 'everybody' };
const asked = (query: Record<string, unknown>): Row => ({ who: 'everybody', ask: { query } });
const here = { lat: 57.7, lng: 11.95 };
const journey = { origin_lat: 57.7, origin_lng: 11.95, destination_lat: 57.71, destination_lng: 11.96, mode: 'DRIVE' };
const parcelWay = { origin_lat: 57.7, origin_lng: 11.95, destination_lat: 57.71, destination_lng: 11.96 };
const first: Row = { who: 'everybody', ask: { params: { id: 1, store_id: 1 } } };

const wrongCode = (of: (owner: Person) => Record<string, unknown>): Row => ({
  who: 'proof',
  refused: [400, 403, 404, 405],
  of: (owner) => ({ body: of(owner) }),
});

const ofOrder = (
  who: 'anybody' | 'guest' | 'customer',
  place: 'query' | 'body',
  more: Record<string, unknown> = {},
): Row => ({
  who,
  foreign: 404,
  of: ({ delivered_order_id }) => ({ [place]: { order_id: delivered_order_id, ...more } }),
});

const trip = { rental_type: 'hourly', estimated_hours: 2, pickup_location: { ...here, location_name: 'Here' } };
const ofTripLine = (of: (owner: Person) => Ask): Row => ({ who: 'guest', foreign: 404, of });

const byOperator = (
  id: 'unpaid_order_id' | 'transfer_order_id' | 'delivered_order_id',
  body: Record<string, unknown>,
): Row => ({ who: 'operator', of: (owner) => ({ params: { id: owner[id] }, body }) });

const ofTrip = (
  who: 'anybody' | 'guest' | 'customer',
  place: 'query' | 'body',
  id: 'pending_trip_id' | 'unpaid_trip_id' | 'paid_trip_id',
  more: Record<string, unknown> = {},
): Row => ({ who, foreign: 404, of: (owner) => ({ [place]: { trip_id: owner[id], ...more } }) });

const byTripOperator = (body: Record<string, unknown>): Row => ({
  who: 'operator',
  of: ({ pending_trip_id }) => ({ params: { id: pending_trip_id }, body }),
});

const ofConversation = (place: 'query' | 'body', more: Record<string, unknown> = {}): Row => ({
  who: 'customer',
  foreign: 404,
  of: ({ conversation_id }) => ({ [place]: { conversation_id, ...more } }),
});

const byChatOperator = (body: Record<string, unknown>): Row => ({
  who: 'operator',
  of: ({ conversation_id }) => ({ params: { id: conversation_id }, body }),
});

const address = {
  address: 'Street 1',
  address_type: 'home',
  contact_person_name: 'Somebody',
  contact_person_number: '+46700000000',
  latitude: 57.7,
  longitude: 11.95,
};

/** What the demo town's bank transfer asks for. */
const transfer = { transfer_reference: 'A-1', account_holder: 'Somebody' };

export const ACCESS: Record<string, Row> = {
  getConfig: everybody,
  listAnalyticScripts: everybody,
  listModules: everybody,
  findZones: asked(here),
  listZones: everybody,
  checkZone: asked({ ...here, zone_id: '[1]' }),
  reverseGeocode: asked(here),
  searchPlaces: asked({ search_text: 'Avenyn' }),
  placeDetails: asked({ placeid: 'nowhere' }),
  measureDistance: asked(journey),
  findDirections: asked(journey),
  getLanding: everybody,
  listTestimonials: everybody,
  getPageMeta: asked({ page_name: 'home' }),
  getTerms: everybody,
  getAboutUs: everybody,
  getPrivacyPolicy: everybody,
  getRefundPolicy: everybody,
  getShippingPolicy: everybody,
  getCancellationPolicy: everybody,
  subscribeToNewsletter: { who: 'everybody', isWrite: true, ask: { body: { email: 'reader@example.com' } } },
  listOfflinePaymentMethods: everybody,
  listDeliveryVehicles: everybody,
  getVehicleCharge: asked({ distance: 3 }),
  getMostTips: everybody,
  listCancellationReasons: everybody,
  listCategories: everybody,
  listPopularCategories: everybody,
  listChildCategories: first,
  findCategories: { who: 'everybody', ask: { params: { search: 'milk' } } },
  listBanners: everybody,
  listPromotions: everybody,
  listReasons: everybody,
  getVideoContent: everybody,
  listParcelCategories: everybody,
  quoteParcel: asked({ ...parcelWay, parcel_category_id: 1 }),
  listParcelInstructions: everybody,
  listRecentReceivers: { who: 'customer' },
  // Whose parcel it is: tests/api/parcel/parcel-sending.test.ts.
  getSentParcel: { who: 'guest', hears: 404, ask: () => ({ query: { order_id: 1 } }) },
  listStores: { who: 'everybody', ask: { params: { filter: 'all' } } },
  listPopularStores: everybody,
  listLatestStores: everybody,
  listTopRatedStores: everybody,
  listDiscountedStores: everybody,
  listRecommendedStores: everybody,
  listPopularItems: everybody,
  listDiscountedItems: everybody,
  listMostReviewedItems: everybody,
  listLatestItems: everybody,
  searchItems: asked({ name: 'milk' }),
  getItem: first,
  listRelatedItems: first,
  listRelatedStoreItems: first,
  listItemReviews: first,
  listNewItems: everybody,
  listRecommendedItems: everybody,
  listConditionItems: everybody,
  listBasicItems: everybody,
  listSuggestedItems: asked({ store_id: 1 }),
  suggestItemsAndStores: asked({ name: 'milk' }),
  listCategoryItems: first,
  listItemsOfCategories: everybody,
  findItemsOrStores: asked({ list_type: 'item' }),
  getStore: first,
  getStoreMenu: first,
  getDeliveryTerms: first,
  listStoreReviews: asked({ store_id: 1 }),
  listStorePopularItems: first,
  searchStores: asked({ name: 'market' }),
  listTopOffers: everybody,
  listStoresOfCategories: everybody,
  listStoreBanners: first,
  listCampaigns: everybody,
  getCampaign: asked({ basic_campaign_id: 1 }),
  listCampaignItems: everybody,
  getFlashSale: everybody,
  listFlashSaleItems: everybody,
  listBrands: everybody,
  listBrandItems: first,
  listConditions: everybody,
  listItemsOfCondition: first,
  listConditionItemsById: first,
  listAdvertisements: everybody,
  listCoupons: everybody,
  listRentalBanners: everybody,
  listTopRatedVehicles: everybody,
  listVehicleCategories: everybody,
  searchVehicles: everybody,
  listProviderVehicles: asked({ provider_id: '1' }),
  listVehicleBrands: everybody,
  suggestVehicles: asked({ name: 'van' }),
  suggestPopularBrands: everybody,
  listProviderBanners: { who: 'everybody', ask: { params: { provider_id: '1' } } },
  listPopularProviders: everybody,
  listLatestProviders: everybody,
  listNearProviders: everybody,
  listRentalCoupons: everybody,
  getVehicle: first,
  getVehicleAvailability: { who: 'everybody', ask: { params: { id: 1 }, query: { time: '09:00', hours: 24 } } },
  listSimilarVehicles: first,
  listVehicleReviews: first,
  getProvider: { who: 'everybody', ask: { params: { id: 'no-such-provider' } } },
  listProviderReviews: { who: 'everybody', ask: { params: { id: 'no-such-provider' } } },

  requestGuest: { who: 'everybody', isWrite: true, ask: { body: {} } },
  /** In demo mode alone; tests/api/mail/mail.test.ts shows that there is no such thing otherwise. */
  readOutbox: asked({ to: 'nobody@example.com' }),
  logIn: {
    who: 'proof',
    refused: [401],
    of: ({ email }) => ({ body: { login_type: 'manual', email_or_phone: email, password: 'guessed-it' } }),
  },
  signUp: {
    who: 'proof',
    refused: [403],
    of: ({ email, phone }) => ({
      body: { name: 'Thief', email, phone, password: 'guessed-it', confirm_password: 'guessed-it' },
    }),
  },
  verifyPhone: wrongCode(({ phone }) => ({ phone, otp: '999999', verification_type: 'phone', login_type: 'otp' })),
  updateInfo: wrongCode(({ email, phone }) => ({ name: 'Thief', email, phone, temporary_token: 'guessed' })),
  /** Whoever asks hears the same; the code goes to the owner, once a minute. */
  forgotPassword: {
    who: 'proof',
    refused: [200, 405],
    of: ({ email }) => ({ body: { verification_method: 'email', email } }),
  },
  verifyToken: wrongCode(({ email }) => ({ verification_method: 'email', email, reset_token: '999999' })),
  resetPassword: wrongCode(({ email }) => ({
    verification_method: 'email',
    email,
    reset_token: '999999',
    password: 'stolen-it',
    confirm_password: 'stolen-it',
  })),
  socialLogin: {
    who: 'proof',
    refused: [401, 403],
    of: ({ email }) => ({ body: { medium: 'google', token: 'made.up.token', email, unique_id: '1' } }),
  },
  socialRegister: {
    who: 'proof',
    refused: [401, 403],
    of: ({ email, phone }) => ({ body: { medium: 'google', token: 'made.up.token', email, unique_id: '1', phone } }),
  },
  getFirebaseParams: everybody,
  sendFirebaseCode: wrongCode(({ phone }) => ({ phone })),
  verifyFirebaseToken: wrongCode(({ phone }) => ({ phone, session_info: 'made-up', otp: '999999', login_type: 'otp' })),
  postFirebaseToken: wrongCode(({ phone }) => ({ phone, session_info: 'made-up', otp: '999999', login_type: 'otp' })),
  firebaseResetPassword: wrongCode(({ phone }) => ({
    phoneNumber: phone,
    sessionInfo: 'made-up',
    code: '999999',
    is_reset_token: 1,
    password: 'stolen-it',
    confirm_password: 'stolen-it',
  })),

  quoteTrip: { who: 'guest', ask: () => ({ body: {} }) },
  getTripTax: { who: 'guest', ask: () => ({ body: {} }) },
  /** Of the caller's own trip cart; it costs more. */
  bookTrip: { who: 'guest', ask: () => ({ body: { trip_amount: 1 } }), hears: 403 },
  listOwnRentalCoupons: { who: 'customer' },
  applyRentalCoupon: {
    who: 'customer',
    ask: ({ store_id }) => ({ query: { code: 'NOSUCHCODE', provider_id: store_id } }),
    hears: 404,
  },

  listCart: { who: 'guest' },
  addToCart: {
    who: 'guest',
    ask: ({ other_item_id }) => ({ body: { item_id: other_item_id, model: 'Item', quantity: 1 } }),
  },
  updateCart: {
    who: 'guest',
    foreign: 404,
    of: ({ line_id }, { item_id }) => ({ body: { cart_id: line_id, item_id, model: 'Item', quantity: 2 } }),
  },
  removeFromCart: { who: 'guest', foreign: 404, of: ({ line_id }) => ({ query: { cart_id: line_id } }) },
  clearCart: { who: 'guest' },
  getTripCart: { who: 'guest' },
  /** No vehicle of that module. */
  addToTripCart: {
    who: 'guest',
    hears: 403,
    ask: ({ vehicle_id }) => ({ body: { vehicle_id, quantity: 1, ...trip } }),
  },
  updateTripCart: ofTripLine(({ trip_line_id }) => ({ body: { cart_id: trip_line_id, quantity: 1 } })),
  updateBookingCartItem: ofTripLine(({ trip_line_id }) => ({ body: { cart_id: trip_line_id, quantity: 1 } })),
  updateTripOfCart: ofTripLine(({ trip_cart_id }) => ({ params: { id: trip_cart_id }, body: trip })),
  removeTripVehicle: ofTripLine(({ trip_line_id }) => ({ params: { cart_id: trip_line_id } })),
  removeTripCartItem: ofTripLine(({ trip_line_id }) => ({ query: { cart_id: trip_line_id } })),
  removeTripVehicles: ofTripLine(({ trip_line_id }) => ({ query: { cart_ids: `[${trip_line_id}]` } })),
  removeTripCart: { who: 'guest' },
  placeOrder: {
    who: 'guest',
    hears: 403,
    ask: ({ store_id }) => ({ body: { store_id, payment_method: 'cash_on_delivery', order_amount: 1 } }),
  },
  placePrescriptionOrder: {
    who: 'guest',
    hears: 403,
    ask: ({ store_id }) => ({ body: { store_id, payment_method: 'cash_on_delivery' } }),
  },

  listRunningOrders: { who: 'guest' },
  listOrders: { who: 'guest' },
  getOrderDetails: ofOrder('anybody', 'query'),
  trackOrder: ofOrder('anybody', 'query'),
  requestLiveTicket: ofOrder('anybody', 'body'),
  /** Who has the ticket is in; without one nobody is, whoever they are. */
  watchOrder: {
    who: 'proof',
    refused: [401],
    of: ({ delivered_order_id }) => ({ query: { order_id: delivered_order_id, ticket: '9999999999999.guessed' } }),
  },
  requestStreamTicket: {
    who: 'anybody',
    foreign: 404,
    of: ({ delivered_order_id }) => ({ body: { follow: [{ kind: 'order', id: delivered_order_id }] } }),
  },
  watchStream: {
    who: 'proof',
    refused: [401],
    of: ({ id }) => ({ query: { follow: `customer-${id}`, ticket: '9999999999999.guessed' } }),
  },
  listConversations: { who: 'customer' },
  searchConversations: { who: 'customer', ask: () => ({ query: { name: 'support' } }) },
  countUnreadMessages: { who: 'customer' },
  getMessages: ofConversation('query'),
  sendMessage: ofConversation('body', { message: 'Hello' }),
  markMessagesSeen: ofConversation('body', { message_id: 1 }),
  tellTyping: ofConversation('body'),
  listAutomatedMessages: everybody,
  listOperatorConversations: { who: 'operator', of: () => ({}) },
  getOperatorMessages: byChatOperator({}),
  answerMessage: byChatOperator({ message: 'Hello' }),
  markSeenByOperator: byChatOperator({ message_id: 1 }),
  tellTypingByOperator: byChatOperator({}),
  getLastLocation: ofOrder('anybody', 'query'),
  getUnfinishedPayment: { who: 'guest' },
  getReviewReminder: { who: 'customer' },
  dismissReviewReminder: ofOrder('customer', 'query'),
  cancelOrder: {
    who: 'guest',
    foreign: 404,
    of: ({ unpaid_order_id }) => ({ body: { order_id: unpaid_order_id, note: 'no more' } }),
  },
  // Whose order it is: tests/api/operator/operator-work.test.ts.
  answerPrice: { who: 'guest', ask: () => ({ body: { order_id: 1, agrees: true } }), hears: 404 },
  payInCash: { who: 'guest', foreign: 404, of: ({ unpaid_order_id }) => ({ body: { order_id: unpaid_order_id } }) },
  requestRefund: ofOrder('customer', 'body', { customer_reason: 'Broken' }),
  reorder: ofOrder('guest', 'body'),
  submitItemReview: {
    who: 'guest',
    foreign: 404,
    of: ({ delivered_order_id }, { item_id }) => ({ body: { order_id: delivered_order_id, item_id, rating: 5 } }),
  },
  submitDeliveryManReview: ofOrder('guest', 'body', { delivery_man_id: 1, rating: 5, comment: 'Fast' }),
  confirmParcelReturn: {
    who: 'guest',
    foreign: 404,
    withParcels: true,
    of: ({ free_return_id }) => ({ body: { order_id: free_return_id, return_otp: '4321' } }),
  },
  payParcelReturn: {
    who: 'guest',
    foreign: 404,
    withParcels: true,
    of: ({ return_id }) => ({ body: { order_id: return_id, payment_method: 'sandbox', callback: '/my-orders' } }),
  },
  payParcelReturnFromWallet: {
    who: 'customer',
    foreign: 404,
    withParcels: true,
    of: ({ return_id }) => ({ body: { order_id: return_id } }),
  },
  followParcel: { who: 'everybody', ask: { params: { key: '00000000-0000-4000-8000-000000000000' } } },
  watchParcel: {
    who: 'proof',
    refused: [404],
    of: () => ({ params: { key: '00000000-0000-4000-8000-000000000000' } }),
  },
  listParcelCancellationReasons: everybody,
  addDeliveryProof: byOperator('delivered_order_id', {}),
  setOrderStatus: byOperator('unpaid_order_id', { order_status: 'canceled' }),
  listCouriers: { who: 'operator', of: () => ({}) },
  addCourier: {
    who: 'operator',
    of: () => ({ body: { f_name: 'Ada', phone: '+46701230000', email: 'ada@example.com', zone_id: 1 } }),
  },
  changeCourier: { who: 'operator', of: () => ({ params: { id: 1 }, body: { status: true } }) },
  setCourierPosition: { who: 'operator', of: () => ({ params: { id: 1 }, body: { latitude: 57, longitude: 11 } }) },
  decideOfflinePayment: byOperator('transfer_order_id', { status: 'verified' }),
  decideRefund: byOperator('delivered_order_id', { refund_status: 'approved' }),
  listOperatorOrders: { who: 'operator', of: () => ({}) },
  getOperatorOrder: byOperator('delivered_order_id', {}),
  setPreparationTime: byOperator('unpaid_order_id', { processing_time: 5 }),
  assignCourier: byOperator('unpaid_order_id', { delivery_man_id: 1 }),
  priceOrder: byOperator('unpaid_order_id', { items: [{ name: 'A', quantity: 1, price: 1 }] }),
  getOpenRefund: { who: 'operator', of: () => ({ params: { id: 1 } }) },
  listRefundChanges: { who: 'operator', of: () => ({}) },
  listTripChanges: { who: 'operator', of: () => ({}) },
  listApplicationChanges: { who: 'operator', of: () => ({}) },
  listConversationChanges: { who: 'operator', of: () => ({}) },
  getOperatorItem: { who: 'operator', of: () => ({ params: { id: 1 } }) },
  changeItem: { who: 'operator', of: () => ({ params: { id: 1 }, body: { price: 1 } }) },
  pauseStore: { who: 'operator', of: () => ({ params: { id: 1 }, body: {} }) },
  resumeStore: { who: 'operator', of: () => ({ params: { id: 1 } }) },
  registerWebhook: {
    who: 'operator',
    of: () => ({ body: { url: 'https://example.com/hook', events: ['order.placed'] } }),
  },
  listWebhooks: { who: 'operator', of: () => ({}) },
  removeWebhook: { who: 'operator', of: () => ({ params: { id: 1 } }) },
  listWebhookDeliveries: { who: 'operator', of: () => ({}) },
  replayWebhookDelivery: { who: 'operator', of: () => ({ params: { id: 1 } }) },
  listOperatorCalls: { who: 'operator', of: () => ({}) },
  listOpenRefunds: { who: 'operator', of: () => ({}) },
  confirmRefund: { who: 'operator', of: () => ({ params: { id: 1 }, body: { reference: 'By hand' } }) },
  listUnmatchedPayments: { who: 'operator', of: () => ({}) },
  settleUnmatchedPayment: { who: 'operator', of: () => ({ params: { id: 1 }, body: { note: 'Sent back' } }) },

  // Whoever has an application's key may see and pay it, whoever they are: tests/api/join.
  registerStore: { who: 'everybody', isWrite: true, ask: { body: { f_name: 'Somebody' } } },
  registerCourier: { who: 'everybody', isWrite: true, ask: { body: { f_name: 'Somebody' } } },
  listStorePackages: asked({ module_id: 1 }),
  chooseBusinessPlan: {
    who: 'everybody',
    isWrite: true,
    ask: { body: { store_id: '1-guessed', business_plan: 'commission' } },
  },
  getApplicationState: asked({ key: '1-guessed' }),
  listApplications: { who: 'operator', of: () => ({}) },
  getApplication: { who: 'operator', of: () => ({ params: { id: 1 } }) },
  getApplicationFile: { who: 'operator', of: () => ({ params: { id: 1, file_id: 1 } }) },
  approveApplication: { who: 'operator', of: () => ({ params: { id: 1 } }) },
  rejectApplication: { who: 'operator', of: () => ({ params: { id: 1 }, body: { reason: 'No' } }) },

  listTrips: { who: 'guest', ask: () => ({ params: { which: 'all' } }) },
  getTripDetails: ofTrip('anybody', 'query', 'unpaid_trip_id'),
  requestTripTicket: ofTrip('anybody', 'body', 'unpaid_trip_id'),
  watchTrip: {
    who: 'proof',
    refused: [401],
    of: ({ unpaid_trip_id }) => ({ query: { trip_id: unpaid_trip_id, ticket: '9999999999999.guessed' } }),
  },
  cancelTrip: ofTrip('guest', 'body', 'pending_trip_id'),
  bookTripAgain: ofTrip('guest', 'body', 'paid_trip_id', { replace: true }),
  payTrip: ofTrip('guest', 'body', 'unpaid_trip_id', { payment_method: 'cash_payment' }),
  reviewVehicle: {
    who: 'customer',
    foreign: 404,
    of: ({ paid_trip_id }, { vehicle_id }) => ({ body: { trip_id: paid_trip_id, vehicle_id, rating: 5 } }),
  },
  /** Whoever asks hears the same; the code goes to the trip's phone, once a minute. */
  requestTripCode: {
    who: 'proof',
    refused: [200, 405],
    of: ({ unpaid_trip_id }) => ({ body: { trip_id: unpaid_trip_id, contact_number: '+46700000000' } }),
  },
  proveTrip: wrongCode(({ unpaid_trip_id }) => ({
    trip_id: unpaid_trip_id,
    contact_number: '+46700000000',
    otp: '000000',
  })),
  listOperatorTrips: { who: 'operator', of: () => ({}) },
  getOperatorTrip: { who: 'operator', of: ({ pending_trip_id }) => ({ params: { id: pending_trip_id } }) },
  setTripStatus: byTripOperator({ trip_status: 'canceled' }),
  assignTripUnits: byTripOperator({ units: [{ id: 1 }] }),
  editTrip: byTripOperator({ estimated_hours: 2, reason: 'Longer' }),

  logOut: { who: 'customer' },
  getCustomer: { who: 'customer' },
  updateProfile: { who: 'customer', ask: () => ({ body: { name: 'New Name' } }) },
  removeAccount: { who: 'customer', ask: () => ({ query: { give_up_balance: '1' } }), tripsAreOver: true },
  getRemoval: { who: 'customer' },
  listSessions: { who: 'customer' },
  endOneSession: { who: 'customer', ask: () => ({ params: { id: 999_999_999 } }), hears: 404 },
  endAllSessions: { who: 'customer' },
  getConfirmation: { who: 'customer' },
  sendConfirmationCode: { who: 'customer', ask: () => ({ body: { channel: 'email' } }), hears: 403 },
  confirmSession: { who: 'customer', ask: () => ({ body: { password: 'not this one' } }), hears: 403 },
  getOwnData: { who: 'customer' },
  requestSocialNonce: { who: 'everybody', isWrite: true },
  /** Whoever asks hears the same; the code goes to the order's phone, once a minute. */
  requestOrderCode: {
    who: 'proof',
    refused: [200, 405],
    of: ({ delivered_order_id }) => ({ body: { order_id: delivered_order_id, contact_number: '+46700000000' } }),
  },
  proveOrder: wrongCode(({ delivered_order_id }) => ({
    order_id: delivered_order_id,
    contact_number: '+46700000000',
    otp: '000001',
  })),
  updateZone: { who: 'customer' },
  updateInterests: { who: 'customer', ask: () => ({ body: { interest: [1] } }) },
  listAddresses: { who: 'customer' },
  addAddress: { who: 'customer', ask: () => ({ body: address }) },
  updateAddress: {
    who: 'customer',
    foreign: 404,
    of: ({ address_id }) => ({ params: { id: address_id }, body: address }),
  },
  removeAddress: { who: 'customer', foreign: 404, of: ({ address_id }) => ({ query: { address_id } }) },
  listFavourites: { who: 'customer' },
  addFavourite: { who: 'customer', ask: ({ other_item_id }) => ({ query: { item_id: other_item_id } }) },
  removeFavourite: { who: 'customer', ask: ({ item_id }) => ({ query: { item_id } }) },
  removeFavouriteStore: { who: 'customer', ask: ({ store_id }) => ({ params: { store_id } }) },
  listRentalFavourites: { who: 'customer' },
  addRentalFavourite: { who: 'customer', ask: ({ store_id }) => ({ query: { provider_id: store_id + 1 } }) },
  removeRentalFavourite: { who: 'customer', ask: ({ vehicle_id }) => ({ query: { vehicle_id } }) },
  listCashback: { who: 'customer' },
  getCashback: { who: 'customer', ask: () => ({ query: { amount: 50 } }) },
  listOwnCoupons: { who: 'customer' },
  applyCoupon: { who: 'customer', ask: ({ store_id }) => ({ query: { code: 'BASKET8', store_id } }) },
  quoteOrder: { who: 'guest', ask: ({ store_id }) => ({ body: { store_id } }) },
  getTax: { who: 'guest', ask: ({ store_id }) => ({ body: { store_id } }) },
  getSurgePrice: { who: 'guest', ask: ({ module_id }) => ({ body: { zone_id: 1, module_id } }) },
  listRefundReasons: { who: 'guest' },
  payOrder: {
    who: 'guest',
    foreign: 404,
    of: ({ unpaid_order_id }) => ({
      body: { order_id: unpaid_order_id, payment_method: 'sandbox', callback: '/my-orders' },
    }),
  },
  payOrderFromWallet: {
    who: 'customer',
    foreign: 404,
    of: ({ unpaid_order_id }) => ({ body: { order_id: unpaid_order_id } }),
  },
  payOrderOffline: {
    who: 'guest',
    foreign: 404,
    of: ({ unpaid_order_id }) => ({ body: { order_id: unpaid_order_id, method_id: 1, ...transfer } }),
  },
  updateOfflinePayment: {
    who: 'guest',
    foreign: 404,
    of: ({ transfer_order_id }) => ({ body: { order_id: transfer_order_id, ...transfer } }),
  },
  addFund: {
    who: 'customer',
    ask: () => ({ body: { amount: 5, payment_method: 'sandbox', callback: '/wallet' } }),
  },
  listWalletEntries: { who: 'customer' },
  listWalletBonuses: { who: 'customer' },
  listWalletMonths: { who: 'customer' },
  getReferral: { who: 'customer' },
  listLoyaltyEntries: { who: 'customer' },
  transferPoints: { who: 'customer', ask: () => ({ body: { point: 200 } }) },
  listNotifications: { who: 'customer' },
  pageNotifications: { who: 'customer' },
  countUnreadNotifications: { who: 'customer' },
  readNotifications: { who: 'customer', ask: () => ({ body: {} }) },
  getNotificationPreferences: { who: 'customer' },
  setNotificationPreferences: {
    who: 'customer',
    ask: () => ({ body: { preferences: [{ kind: 'points', in_page: false, push: false }] } }),
  },
  subscribeToPush: {
    who: 'customer',
    // Nobody may have us connect to an address inside.
    hears: 403,
    ask: () => ({
      body: { endpoint: 'https://localhost/push', keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
    }),
  },
  unsubscribeFromPush: { who: 'customer', ask: () => ({ query: { endpoint: 'https://push.example/somebody' } }) },
  setFirebaseToken: { who: 'customer', ask: () => ({ body: { cm_firebase_token: 'from-the-provider' } }) },
  listItemsForMe: { who: 'customer' },
  listStoresToVisitAgain: { who: 'customer' },
};
