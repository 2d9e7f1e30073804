import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// Every part of the look on one page, for whoever works on it; not in the shipped build.
const showsKit = process.env.NODE_ENV === 'development';

/** Known by its address: the table of all pages goes out with each of them, and has it already. */
const page = (path: string, file: string) => route(path, `routes/${file}.tsx`, { id: path });

export default [
  layout('routes/frame.tsx', [
    index('routes/landing.tsx'),
    page('home', 'home'),
    page('categories', 'catalog/categories'),
    page('category/:id', 'catalog/category'),
    page('store/latest', 'catalog/store-list'),
    page('store/popular', 'catalog/store-list'),
    page('campaigns', 'catalog/campaigns'),
    page('store/:id', 'catalog/store'),
    page('product/:id', 'catalog/product'),
    page('rental/cart', 'rental/cart'),
    page('rental/vehicle-details/:id', 'rental/vehicle-details'),
    page('rental/provider-details/:id', 'rental/provider-details'),
    page('about-us', 'content/about-us'),
    page('terms-and-conditions', 'content/terms-and-conditions'),
    page('privacy-policy', 'content/privacy-policy'),
    page('refund-policy', 'content/refund-policy'),
    page('cancellation-policy', 'content/cancellation-policy'),
    page('shipping-policy', 'content/shipping-policy'),
    page('help-and-support', 'content/help-and-support'),
    page('settings', 'settings'),
    page('profile', 'account/profile'),
    page('my-orders', 'orders/my-orders'),
    page('order/:id', 'orders/order'),
    page('order/:id/invoice', 'orders/invoice'),
    page('track-order', 'orders/track-order'),
    page('my-trips', 'rental/my-trips'),
    page('rental/trip-status/:id', 'rental/trip-status'),
    page('rental/trip-status/:id/invoice', 'rental/trip-invoice'),
    page('parcel/follow/:key', 'parcel/parcel-follow'),
    page('store-registration', 'join/store-registration'),
    page('deliveryman-registration', 'join/deliveryman-registration'),
    page('registration/:key', 'join/registration'),
    page('notifications', 'account/notifications'),
    page('interest', 'account/interest'),
    page('checkout', 'orders/checkout'),
    page('parcel-delivery-info', 'parcel/parcel-delivery-info'),
    page('order-placed/:id', 'orders/order-placed'),
    page('rental/checkout', 'rental/rental-checkout'),
    page('coupons', 'account/coupons'),
    page('wallet', 'account/wallet'),
    page('loyalty-points', 'account/loyalty-points'),
    page('referral-code', 'account/referral-code'),
    page('offline', 'offline'),
    page('auth/return', 'auth/auth-return'),
    page('auth/sign-in', 'auth/auth-sign-in'),
    page('auth/sign-up', 'auth/auth-sign-up'),
    page('forgot-password', 'auth/forgot-password'),
    ...(showsKit ? [page('ui', 'ui-kit')] : []),
    page('rental/vehicle-search', 'rental/vehicle-search'),
    // Modules: /food, /grocery … by their slugs. Every page above goes first.
    page(':module', 'module-home'),
    page('*', 'missing'),
  ]),
] satisfies RouteConfig;
