/** Messages that come while nobody looks at the shop. */
export function listenForPush(_worker: ServiceWorkerGlobalScope) {}
