import { makePushKeys } from '#server/providers/push/push-keys.ts';

/** A new pair for web push, as settings. Whoever replaces a pair loses every subscription that was made with it. */
const { publicKey, privateKey } = await makePushKeys();
console.log(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}`);
