/** Without it the shop works as ever, only not without a connection. */
export function registerServiceWorker() {
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
}
