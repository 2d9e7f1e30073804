import type { Input } from '#contract/endpoint.ts';
import { registerCourier as courier } from '#contract/join/couriers.ts';
import { chooseBusinessPlan as choose, registerStore as store } from '#contract/join/stores.ts';
import type { ApiClient } from '#web/api/client.ts';
import { againIfLost } from '#web/api/lost/send-once.ts';
import { returnAddress } from '#web/session/return-address.ts';

export const registerStore = (api: ApiClient, body: Input<typeof store>['body']) => api(store, { body });

export const registerCourier = (api: ApiClient, body: Input<typeof courier>['body']) => api(courier, { body });

type Plan = Pick<Input<typeof choose>['body'], 'store_id' | 'business_plan' | 'package_id'>;

/**
 * `gateway` null: nothing is paid now. `back`: the page that the gateway leads to afterwards. The answer is where to go and
 * pay, or null when all is said. Said once more where it got lost: the shop answers the same.
 */
export async function chooseBusinessPlan(
  api: ApiClient,
  plan: Plan,
  gateway: string | null,
  back = '/store-registration',
): Promise<string | null> {
  const body = {
    ...plan,
    payment_gateway: gateway,
    // The gateway writes behind it how it went.
    callback: window.location.origin + returnAddress(back),
    payment_platform: 'web',
    type: 'new_join',
  };
  const answer = await againIfLost(() => api(choose, { body }));
  return 'redirect_link' in answer ? answer.redirect_link : null;
}
