import type { OfflinePaymentMethod } from '#contract/checkout.ts';
import { speak } from '#domain/language/speak.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { activeDeliveryVehicles, activeOfflineMethods } from './checkout.repository.ts';

export async function offlineMethods({ db }: Deps, language: string): Promise<OfflinePaymentMethod[]> {
  const rows = await activeOfflineMethods(db);
  // The documents are checked against the contract when the reply is written.
  return rows.map((row) => ({ ...(speak(row, language) as OfflinePaymentMethod), status: 1 }));
}

export async function deliveryVehicles({ db }: Deps, language: string): Promise<{ id: number; type: string }[]> {
  const rows = await activeDeliveryVehicles(db);
  return rows.map(({ id, type }) => ({ id, type: inLanguage(type, language) }));
}
