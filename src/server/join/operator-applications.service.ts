import type { Input } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { listApplications } from '#contract/join/operator.ts';
import { inLanguage } from '#domain/text.ts';
import { DEEPEST, pageOf } from '../catalog/page.ts';
import type { Deps } from '../deps.ts';
import {
  type ApplicationDetails,
  applicationDetails,
  applicationsInTurn,
  countApplications,
  fileOfApplication,
  type ListedApplication,
} from './operator-applications.repository.ts';

export async function listForOperator(
  { db }: Deps,
  { kind, application_status, ...query }: Input<typeof listApplications>['query'],
  language: string,
) {
  const { limit, offset, skip } = pageOf(query);
  const filter = { kind, application_status };
  const [total_size, rows] = await Promise.all([
    countApplications(db, filter, DEEPEST),
    applicationsInTurn(db, filter, { limit, skip: Math.min(skip, DEEPEST) }),
  ]);
  return { total_size, limit, offset, applications: rows.map((row) => listed(row, language)) };
}

export async function readForOperator({ db }: Deps, id: number, language: string) {
  const row = await applicationDetails(db, id);
  if (!row) throw new AppError('application_unknown', 'id');
  return {
    ...listed(row, language),
    store_id: row.store_id,
    delivery_man_id: row.delivery_man_id,
    store: storeOf(row),
    courier: courierOf(row),
    files: row.files,
  };
}

/** Whole, and to the operator alone: a size made for a screen would cut an identity card. */
export async function readFileForOperator({ db, files }: Deps, wanted: { id: number; file_id: number }) {
  const found = await fileOfApplication(db, wanted);
  const stored = found?.file ? await files.get(found.file) : null;
  if (!found || !stored) throw new AppError('not_found');
  return { field: found.field, type: 'image/webp' as const, content: stored.bytes.toString('base64') };
}

const listed = (row: ListedApplication, language: string) => ({
  id: row.id,
  kind: row.kind,
  application_status: row.application_status,
  f_name: row.f_name,
  l_name: row.l_name,
  phone: row.phone,
  email: row.email,
  zone_id: row.zone_id,
  module_id: row.module_id,
  store_name: row.name && inLanguage(row.name, language),
  business_plan: row.business_plan,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});

function storeOf(row: ApplicationDetails) {
  const { name, address, latitude, longitude, min_delivery_time, max_delivery_time, delivery_time_unit } = row;
  if (!name || !address || latitude === null || longitude === null) return null;
  return {
    name,
    address,
    latitude,
    longitude,
    pickup_zone_id: row.pickup_zone_id,
    minimum_delivery_time: min_delivery_time ?? 0,
    maximum_delivery_time: max_delivery_time ?? 0,
    delivery_time_type: delivery_time_unit ?? ('min' as const),
    tax: row.tax ?? 0,
    tin: row.tin,
    tin_expire_date: row.tin_expire_date,
    package_id: row.package_id,
    is_free_trial: row.is_free_trial,
    paid_amount: row.paid_at === null ? 0 : (row.price ?? 0),
  };
}

const courierOf = ({ vehicle_id, earning, identity_type, identity_number }: ApplicationDetails) =>
  identity_type === null || earning === null
    ? null
    : { vehicle_id, earning, identity_type, identity_number: identity_number ?? '' };
