import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// Every part of the look on one page, for whoever works on it; not in the shipped build.
const showsKit = process.env.NODE_ENV === 'development';

export default [
  layout('routes/frame.tsx', [
    index('routes/landing.tsx'),
    route('home', 'routes/home.tsx'),
    route('categories', 'routes/categories.tsx'),
    route('category/:id', 'routes/category.tsx'),
    route('store/latest', 'routes/store-list.tsx', { id: 'store-latest' }),
    route('store/popular', 'routes/store-list.tsx', { id: 'store-popular' }),
    route('store/:id', 'routes/store.tsx'),
    route('product/:id', 'routes/product.tsx'),
    route('about-us', 'routes/texts/about-us.tsx'),
    route('terms-and-conditions', 'routes/texts/terms-and-conditions.tsx'),
    route('privacy-policy', 'routes/texts/privacy-policy.tsx'),
    route('refund-policy', 'routes/texts/refund-policy.tsx'),
    route('cancellation-policy', 'routes/texts/cancellation-policy.tsx'),
    route('shipping-policy', 'routes/texts/shipping-policy.tsx'),
    route('help-and-support', 'routes/help-and-support.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('my-orders', 'routes/my-orders.tsx'),
    route('order/:id', 'routes/order.tsx'),
    route('order/:id/invoice', 'routes/invoice.tsx'),
    route('track-order', 'routes/track-order.tsx'),
    route('interest', 'routes/interest.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('order-placed/:id', 'routes/order-placed.tsx'),
    route('coupons', 'routes/coupons.tsx'),
    route('wallet', 'routes/wallet.tsx'),
    route('loyalty-points', 'routes/loyalty-points.tsx'),
    route('referral-code', 'routes/referral-code.tsx'),
    route('auth/return', 'routes/auth/auth-return.tsx'),
    route('auth/sign-in', 'routes/auth/auth-sign-in.tsx'),
    route('auth/sign-up', 'routes/auth/auth-sign-up.tsx'),
    route('forgot-password', 'routes/auth/forgot-password.tsx'),
    ...(showsKit ? [route('ui', 'routes/ui-kit.tsx')] : []),
    // Modules: /food, /grocery … by their slugs. Every page above goes first.
    route(':module', 'routes/module-home.tsx'),
    route('*', 'routes/missing.tsx'),
  ]),
] satisfies RouteConfig;
