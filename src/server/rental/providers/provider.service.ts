import { AppError } from '#contract/errors.ts';
import type { ProviderDetails } from '#contract/rental/details.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import type { Scope } from '../../catalog/scope.ts';
import { storeFor } from '../../catalog/stores/stores.service.ts';
import type { Deps } from '../../deps.ts';
import { fleetOf } from './provider.repository.ts';

/** Wherever the traveller is. A store that sells items is no provider of vehicles. */
export async function providerFor(deps: Deps, scope: Scope, idOrSlug: string): Promise<ProviderDetails> {
  const {
    category_ids: _ids,
    category_details: _details,
    price_range: _range,
    ...provider
  } = await storeFor(deps, scope, idOrSlug);
  if (profileOf(provider.module_type).sellsItems) throw new AppError('not_found');
  return { ...provider, ...(await fleetOf(deps.db, provider.id)) };
}
