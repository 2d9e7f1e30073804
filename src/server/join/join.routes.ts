import { registerCourier } from '#contract/join/couriers.ts';
import { getApplicationState } from '#contract/join/state.ts';
import { chooseBusinessPlan, listStorePackages, registerStore } from '#contract/join/stores.ts';
import type { Deps } from '../deps.ts';
import { hashOfRequest } from '../http/idempotency.ts';
import { route } from '../http/route.ts';
import { type Payables, planChosen } from './business-plan.service.ts';
import { packagesFor } from './packages.service.ts';
import { applyAsCourier } from './register-courier.service.ts';
import { applyForStore } from './register-store.service.ts';
import { stateOf } from './state.service.ts';

export const joinRoutes = (deps: Deps, payables: Payables) => [
  route(registerStore, async ({ body, language, address }) =>
    applyForStore(deps, body, { language, address, request_hash: await hashOfRequest(deps, body) }),
  ),
  route(listStorePackages, async ({ query, language }) => ({
    packages: await packagesFor(deps, query.module_id, language),
  })),
  route(chooseBusinessPlan, ({ body, language, origin }) => planChosen(deps, payables, { ...body, origin }, language)),
  route(registerCourier, async ({ body, language, address }) =>
    applyAsCourier(deps, body, { language, address, request_hash: await hashOfRequest(deps, body) }),
  ),
  route(getApplicationState, ({ query }) => stateOf(deps, query.key)),
];
