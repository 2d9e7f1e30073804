import { AppError } from '#contract/errors.ts';
import { refuseDecision } from '#domain/join/application.ts';
import { endOfSubscription, FIRST_HOURS, slugOf } from '#domain/join/new-store.ts';
import { trialDays } from '#domain/join/plans.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { mailApproved, mailRejected } from './application-mail.service.ts';
import { type Application, lockApplication } from './applications.repository.ts';
import {
  insertCourier,
  insertHours,
  insertOwner,
  insertStore,
  insertSubscription,
  publishPictures,
  setApproved,
  setRejected,
  validityOf,
} from './new-member.repository.ts';
import { giveBack } from './plan-payments.service.ts';

type Made = { store_id: number | null; delivery_man_id: number | null };

/** Told twice it is answered twice, and done once. */
export const approve = (deps: Deps, id: number): Promise<Made> =>
  deps.db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.application_status === 'approved') return madeOf(application);
    const pending = toDecide(application);
    const made: Made =
      pending.kind === 'store'
        ? { store_id: await openStore(deps, tx, pending), delivery_man_id: null }
        : { store_id: null, delivery_man_id: await hireCourier(tx, pending) };
    await setApproved(tx, id, { ...made, decided_at: deps.now() });
    await mailApproved(deps, tx, pending);
    await publishPictures(tx, id);
    return made;
  });

const madeOf = ({ store_id, delivery_man_id }: Application): Made => ({ store_id, delivery_man_id });

/** Told twice it is answered twice; with another reason it is another decision, and too late. */
export const reject = (deps: Deps, id: number, reason: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.application_status === 'rejected' && application.reason === reason) return;
    const pending = toDecide(application);
    await setRejected(tx, id, reason, deps.now());
    const paidBack = await giveBack(deps, tx, id);
    await mailRejected(deps, tx, pending, { reason, paidBack });
  });

function toDecide(application: Application | null): Application {
  if (!application) throw new AppError('application_unknown', 'id');
  const refusal = refuseDecision(application.application_status);
  if (refusal) throw new AppError(refusal === 'unpaid' ? 'application_unpaid' : 'already_decided');
  return application;
}

async function openStore(deps: Deps, tx: Db, application: Application): Promise<number> {
  const vendor_id = await insertOwner(tx, application.id);
  if (vendor_id === null) throw new AppError('email_taken');
  const slug = slugOf(application.name?.en ?? '') ?? 'store';
  const store_id =
    (await insertStore(tx, application.id, { vendor_id, slug })) ??
    (await insertStore(tx, application.id, { vendor_id, slug: `${slug}-${application.id}` }));
  if (store_id === null) throw new Error('an application has a logo, and its number makes a slug its own');
  for (const hours of FIRST_HOURS) await insertHours(tx, store_id, hours);
  await subscribe(deps, tx, store_id, application);
  return store_id;
}

/** It runs from now on: nobody pays for the days on which somebody looked at it. */
async function subscribe(deps: Deps, tx: Db, store_id: number, { package_id, is_free_trial }: Application) {
  if (package_id === null) return;
  const validity = await validityOf(tx, package_id);
  const trial = is_free_trial ? trialDays(await settingsNow(inTransaction(deps, tx), 'en')) : null;
  const started_at = deps.now();
  const expires_at = endOfSubscription(started_at, trial ?? validity);
  await insertSubscription(tx, { store_id, package_id, is_free_trial, started_at, expires_at });
}

async function hireCourier(tx: Db, { id }: Application): Promise<number> {
  const courier_id = await insertCourier(tx, id);
  if (courier_id === null) throw new AppError('phone_taken');
  return courier_id;
}
