/**
 * What the business decides about itself: the fields of /config that are its own choice. Money is minor units, texts
 * are {en, es, ar}. Languages, policy links and social media follow from other tables.
 */
export const settings: Readonly<Record<string, unknown>> = {
  business_name: 'Errand',
  address: 'Lilla Bommen 1, 411 04 Göteborg',
  phone: '+46313900699',
  email: 'hello@example.com',
  country: 'SE',
  timezone: 'Europe/Stockholm',
  default_location: { lat: '57.7072', lng: '11.9668' },
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
  timeformat: '24',
  footer_text: {
    en: 'Errand is a demonstration. Nothing here is really for sale.',
    es: 'Errand es una demostración. Nada de esto está realmente a la venta.',
    ar: 'Errand عرض تجريبي. لا شيء هنا معروض للبيع حقًا.',
  },
  cookies_text: {
    en: 'We keep your location, cart and language in this browser so that the shop works. Nothing else.',
    es: 'Guardamos tu ubicación, cesta e idioma en este navegador para que la tienda funcione. Nada más.',
    ar: 'نحفظ موقعك وسلتك ولغتك في هذا المتصفح ليعمل المتجر. ولا شيء غير ذلك.',
  },
  maintenance_mode: false,

  // Signing in
  centralize_login: {
    manual_login_status: 1,
    otp_login_status: 1,
    social_login_status: 1,
    google_login_status: 1,
    facebook_login_status: 1,
    apple_login_status: 1,
    email_verification_status: 0,
    phone_verification_status: 0,
  },
  social_login: [
    { login_medium: 'google', status: true },
    { login_medium: 'facebook', status: true },
  ],
  apple_login: [{ login_medium: 'apple', status: true }],
  firebase_otp_verification: 0,
  is_sms_active: true,
  is_mail_active: true,
  country_picker_status: 1,
  guest_checkout_status: 1,

  // Ordering
  prescription_order_status: true,
  schedule_order: true,
  schedule_order_slot_duration: 30,
  order_delivery_verification: true,
  order_confirmation_model: 'store',
  home_delivery_status: 1,
  takeaway_status: 1,
  toggle_veg_non_veg: true,
  toggle_dm_registration: true,
  toggle_store_registration: true,
  refund_active_status: true,
  canceled_by_store: true,
  canceled_by_deliveryman: false,
  show_dm_earning: true,
  store_review_reply: true,
  dm_tips_status: 1,
  additional_charge_status: 1,
  additional_charge_name: { en: 'Service fee', es: 'Tasa de servicio', ar: 'رسوم الخدمة' },
  additional_charge: 49,
  admin_free_delivery: { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: 4000 },
  tax_included: 1,
  system_tax_include_status: 1,

  // Paying
  cash_on_delivery: true,
  digital_payment: true,
  offline_payment_status: 1,
  partial_payment_status: 1,
  partial_payment_method: 'both',
  active_payment_method_list: [
    { gateway: 'sandbox', gateway_title: { en: 'Sandbox card', es: 'Tarjeta de prueba', ar: 'بطاقة تجريبية' } },
  ],

  // Wallet, points, friends
  customer_wallet_status: 1,
  add_fund_status: 1,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 100,
  loyalty_point_item_purchase_point: 5,
  loyalty_point_minimum_point: 200,
  ref_earning_status: 1,
  ref_earning_exchange_rate: 500,
  new_customer_discount_status: 1,
  new_customer_discount_amount: 10,
  new_customer_discount_amount_type: 'percentage',
  new_customer_discount_amount_validity: 30,
  new_customer_discount_validity_type: 'day',

  // Parcels and trips
  parcel_per_km_shipping_charge: 80,
  parcel_minimum_shipping_charge: 390,
  parcel_tax: 10,
  parcel_cancellation_status: 1,
  parcel_cancellation_basic_setup: {
    return_fee_status: true,
    return_fee: 30,
    do_not_charge_return_fee_on_deliveryman_cancel: true,
  },
  parcel_return_time_fee: { status: true, parcel_return_time: 2, return_fee_for_dm: 200 },
  vehicle_hourly_min: 1,
  vehicle_day_wise_min: 1,
  vehicle_distance_min: 1,

  // Stores that want to join
  admin_commission: 12,
  commission_business_model: 1,
  subscription_business_model: 1,
  subscription_free_trial_status: 1,
  subscription_free_trial_days: 14,
  subscription_free_trial_type: 'day',

  // Links
  download_user_app_links: {
    playstore_url: 'https://play.google.com/store',
    playstore_url_status: 1,
    apple_store_url: 'https://www.apple.com/app-store/',
    apple_store_url_status: 1,
  },
};

export const socialMedia: readonly { name: string; link: string }[] = [
  { name: 'facebook', link: 'https://www.facebook.com' },
  { name: 'instagram', link: 'https://www.instagram.com' },
  { name: 'linkedin', link: 'https://www.linkedin.com' },
];

export const offlinePaymentMethods = [
  {
    method_name: { en: 'Bank transfer', es: 'Transferencia bancaria', ar: 'تحويل مصرفي' },
    method_fields: [
      { input_name: 'bank', input_data: 'Västra Hamnbanken' },
      { input_name: 'account', input_data: 'SE00 0000 0000 0000 0000 0000' },
    ],
    method_informations: [
      {
        customer_input: 'transfer_reference',
        customer_placeholder: {
          en: 'Reference of your transfer',
          es: 'Referencia de tu transferencia',
          ar: 'مرجع تحويلك',
        },
        is_required: 1,
      },
      {
        customer_input: 'account_holder',
        customer_placeholder: { en: 'Name on the account', es: 'Titular de la cuenta', ar: 'اسم صاحب الحساب' },
        is_required: 1,
      },
    ],
  },
  {
    method_name: { en: 'Pay by phone number', es: 'Pago por número de móvil', ar: 'الدفع برقم الهاتف' },
    method_fields: [{ input_name: 'number', input_data: '+46701740699' }],
    method_informations: [
      {
        customer_input: 'phone',
        customer_placeholder: {
          en: 'The number you paid from',
          es: 'El número desde el que pagaste',
          ar: 'الرقم الذي دفعت منه',
        },
        is_required: 1,
      },
      {
        customer_input: 'note',
        customer_placeholder: {
          en: 'Anything we should know',
          es: 'Algo que debamos saber',
          ar: 'أي شيء ينبغي أن نعرفه',
        },
        is_required: 0,
      },
    ],
  },
] as const;
