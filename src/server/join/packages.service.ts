import { AppError } from '#contract/errors.ts';
import type { StorePackage } from '#contract/join/stores.ts';
import { toFlag } from '#contract/wire.ts';
import type { BusinessPlan } from '#domain/join/application.ts';
import { isPlanOffered, packageKindOf } from '#domain/join/plans.ts';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { inLanguage } from '#domain/text.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { findPackage, moduleType, offeredPackages, type PackageRow } from './packages.repository.ts';

/** Nothing where packages are not offered: there is no choice to show. */
export async function packagesFor(deps: Deps, module_id: number, language: string): Promise<StorePackage[]> {
  const type = await moduleType(deps.db, module_id);
  if (type === null) throw new AppError('join_module');
  if (!isPlanOffered('subscription', await settingsNow(deps, language))) return [];
  return (await offeredPackages(deps.db, packageKindOf(type))).map((row) => packageToWire(row, language));
}

const packageToWire = (
  { is_default, package_name, text, pos, mobile_app, chat, review, self_delivery, ...row }: PackageRow,
  language: string,
): StorePackage => ({
  ...row,
  package_name: inLanguage(package_name, language),
  text: inLanguage(text, language),
  pos: toFlag(pos),
  mobile_app: toFlag(mobile_app),
  chat: toFlag(chat),
  review: toFlag(review),
  self_delivery: toFlag(self_delivery),
  status: 1,
  default: toFlag(is_default),
});

export type ChosenPlan = { business_plan: BusinessPlan; package_id: number | null; price: number | null };

/** What a store of this module may choose: a plan that is offered, and of packages one of its kind. */
export async function choosePlan(
  deps: Deps,
  db: Db,
  { business_plan, package_id }: { business_plan: BusinessPlan; package_id?: number | null | undefined },
  module_type: ModuleType,
): Promise<ChosenPlan> {
  if (!isPlanOffered(business_plan, await settingsNow(inTransaction(deps, db), 'en'))) throw new AppError('plan_off');
  if (business_plan === 'commission') return { business_plan, package_id: null, price: null };
  if (!package_id) throw new AppError('field_required', 'package_id');
  const found = await findPackage(db, package_id, packageKindOf(module_type));
  if (!found) throw new AppError('package_unknown');
  return { business_plan, package_id, price: found.price };
}
