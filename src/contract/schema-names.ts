/**
 * What others call the shapes that several calls share, each with one place where it stands: clients are generated from
 * the document, so a name is a promise. `[]`: the element of a list; `|1`: the second of several forms. Bodies and replies
 * that only one call has are named after it. A test asks for the name of whatever is shared and has none.
 */
export const SCHEMA_NAMES: Readonly<Record<string, string>> = {
  Message: 'removeWebhook.reply',

  // Places and modules
  Module: 'listModules.reply[]',
  ModuleOfZone: 'findZones.reply.zone_data[].modules[]',
  ZoneName: 'listModules.reply[].zones[]',
  LatLng: 'reverseGeocode.reply.results[].geometry.location',
  PlaceText: 'searchPlaces.reply.suggestions[].placePrediction.text',
  Measure: 'measureDistance.reply.rows[].elements[].distance',

  // The landing page
  AppLinks: 'getLanding.reply.download_user_app_links',
  BusinessAppLinks: 'getLanding.reply.download_business_app_links',
  Testimonial: 'listTestimonials.reply[]',

  // Accounts
  Login: 'logIn.reply',
  PasswordStep: 'forgotPassword.reply',
  FirebaseCode: 'verifyFirebaseToken.body',
  AddressInput: 'addAddress.body',
  AddressSaved: 'addAddress.reply',
  NotificationPreferences: 'getNotificationPreferences.reply',
  NotificationPreference: 'getNotificationPreferences.reply.preferences[]',

  // The catalogue
  Item: 'listItemsForMe.reply[]',
  ItemCategory: 'listItemsForMe.reply[].category_ids[]',
  ItemVariation: 'listItemsForMe.reply[].variations[]',
  ItemChoice: 'listItemsForMe.reply[].choice_options[]',
  FoodVariation: 'listItemsForMe.reply[].food_variations|1[]',
  AddOn: 'listItemsForMe.reply[].add_ons[]',
  Unit: 'listItemsForMe.reply[].unit',
  Tag: 'listItemsForMe.reply[].tags[]',
  ItemTax: 'listItemsForMe.reply[].tax_data[]',
  Store: 'listFavourites.reply.store[]',
  StoreDiscount: 'listFavourites.reply.store[].discount',
  StoreHours: 'listFavourites.reply.store[].schedules[]',
  NextOpening: 'listFavourites.reply.store[].next_opening',
  Category: 'listCategories.reply[]',
  Review: 'listStoreReviews.reply[]',
  Campaign: 'listCampaigns.reply[]',
  FlashSaleItem: 'getFlashSale.reply.active_products[]',
  ItemsOfCondition: 'listItemsOfCondition.reply',

  // Cart and checkout
  CartLine: 'listCart.reply[]',
  ChosenAddOn: 'listCart.reply[].addons[]',
  ChosenFoodOptions: 'addToCart.body.variation[]|0',
  ChosenVariation: 'addToCart.body.variation[]|1',
  OrderedLine: 'placeOrder.body.cart|0[]',
  Coupon: 'listCoupons.reply[]',
  CouponStore: 'listCoupons.reply[].store',
  CouponTerms: 'quoteOrder.reply.input.coupon',
  ReferralTerms: 'quoteOrder.reply.input.referral',
  Discount: 'quoteOrder.reply.input.lines[].discount',
  DeliveryVehicle: 'quoteOrder.reply.input.vehicles[]',
  SurgePrice: 'quoteOrder.reply.input.surge',
  SurgeNote: 'quoteOrder.reply.surge',
  OrderSchedule: 'quoteOrder.reply.schedule',
  QuoteProblem: 'quoteOrder.reply.problems[]',
  Tax: 'getTax.reply',

  // Orders
  Order: 'listOrders.reply.orders[]',
  OrderTotal: 'listOrders.reply.orders[].total',
  CourierPlace: 'followParcel.reply.courier',
  OrderAddress: 'listOrders.reply.orders[].delivery_address',
  ParcelReceiver: 'listOrders.reply.orders[].receiver_details',
  ParcelCategoryName: 'listOrders.reply.orders[].parcel_category',
  ParcelCancellation: 'listOrders.reply.orders[].parcel_cancellation',
  OrderStore: 'listOrders.reply.orders[].store',
  Courier: 'listOrders.reply.orders[].delivery_man',
  RefundRequest: 'listOrders.reply.orders[].refund',
  OrderLine: 'getOrderDetails.reply|0[]',
  OfflinePayment: 'trackOrder.reply.offline_payment',
  PrescriptionPrice: 'trackOrder.reply.price',
  OrderPayment: 'trackOrder.reply.payments[]',
  OrderRefund: 'trackOrder.reply.refunds[]',
  PlacedOrder: 'placeOrder.reply',
  LiveStatus: 'watchOrder.reply|0',
  LiveCourier: 'watchOrder.reply|1',

  // Parcels
  ParcelPoint: 'followParcel.reply.from',
  ParcelEnd: 'getSentParcel.reply.sender',

  // Rental
  Vehicle: 'listTopRatedVehicles.reply.vehicles[]',
  VehicleList: 'searchVehicles.reply',
  VehicleBrand: 'listVehicleBrands.reply.brands[]',
  VehicleLabel: 'getVehicle.reply.brand',
  VehicleReview: 'listVehicleReviews.reply.reviews[]',
  RentalBanner: 'listProviderBanners.reply[]',
  TripPlaceInput: 'addToTripCart.body.pickup_location',
  TripPlace: 'getTripCart.reply.user_data|0.pickup_location',
  TripCart: 'getTripCart.reply',
  TripCartLine: 'getTripCart.reply.carts[]',
  TripOfCart: 'getTripCart.reply.user_data|0',
  TripCartChange: 'updateTripCart.body',
  Trip: 'listTrips.reply.trips[]',
  BookedPlace: 'listTrips.reply.trips[].pickup_location',
  TripContact: 'listTrips.reply.trips[].user_info',
  TripProvider: 'listTrips.reply.trips[].provider',
  TripBill: 'getTripDetails.reply.bill',
  TripBillInput: 'getTripDetails.reply.bill.input',
  TripLine: 'getTripDetails.reply.trip_details[]',
  TripUnit: 'getTripDetails.reply.vehicle_identity[]',
  TripEdit: 'getTripDetails.reply.edits[]',
  TripPayment: 'getTripDetails.reply.payments[]',
  LiveTrip: 'watchTrip.reply',

  // Chat
  Conversation: 'listConversations.reply.conversations[]',
  OperatorConversation: 'listOperatorConversations.reply.conversations[]',
  ChatPerson: 'listConversations.reply.conversations[].sender',
  ChatMessage: 'getMessages.reply.messages[]',
  UnreadMessages: 'countUnreadMessages.reply.unread',

  // The operator
  OperatorOrder: 'listOperatorOrders.reply.orders[]',
  Refund: 'getOpenRefund.reply',
  Changes: 'listRefundChanges.reply',
  StockedItem: 'getOperatorItem.reply',
  HiredCourier: 'addCourier.reply',
  PausedStore: 'pauseStore.reply',
  Webhook: 'listWebhooks.reply.webhooks[]',
};
