import type { Input } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { chooseBusinessPlan } from '#contract/join/stores.ts';
import { say } from '#contract/texts/say.ts';
import { trialDays } from '#domain/join/plans.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { payAtGateway } from '../payments/pay.service.ts';
import type { Payables } from '../payments/payable-port.ts';
import { readApplicationKey } from './application-key.ts';
import { tellSent } from './application-sent.service.ts';
import { type Application, lockApplication, setPending, setPlan } from './applications.repository.ts';
import { moduleType } from './packages.repository.ts';
import { type ChosenPlan, choosePlan } from './packages.service.ts';
import { resetPlanPayments } from './plan-payments.service.ts';

export type { Payables } from '../payments/payable-port.ts';

type Choice = Input<typeof chooseBusinessPlan>['body'] & { origin: string | null };

const FREE_TRIAL = 'free_trial';

/** The last step of a store's application that is to be paid. Asked again it answers the same. */
export const planChosen = (deps: Deps, payables: Payables, choice: Choice, language: string) =>
  deps.db.transaction(async (tx) => {
    const application = await lockApplication(tx, readApplicationKey(deps, choice.store_id));
    if (application?.kind !== 'store' || application.module_id === null) throw new AppError('application_unknown');
    if (application.application_status !== 'awaiting_payment') {
      if (!isSameChoice(application, choice)) throw new AppError('application_sent');
      return done(choice.business_plan, language);
    }
    const type = await moduleType(tx, application.module_id);
    if (type === null) throw new AppError('join_module');
    const plan = await choosePlan(deps, tx, choice, type);
    await changePlan(deps, tx, application, plan);
    if (plan.price === null) {
      await tellSent(deps, tx, application);
      return done(choice.business_plan, language);
    }
    if (choice.payment_gateway !== FREE_TRIAL) return toGateway(deps, tx, payables, application, choice);
    await tryForFree(deps, tx, application);
    return done(choice.business_plan, language);
  });

/** Sent once more after it was answered: by commission, or the same trial. */
const isSameChoice = (
  { application_status, business_plan, package_id, is_free_trial }: Application,
  choice: Choice,
): boolean =>
  application_status === 'pending' &&
  business_plan === choice.business_plan &&
  (business_plan === 'commission' ||
    (package_id === choice.package_id && is_free_trial && choice.payment_gateway === FREE_TRIAL));

const done = (store_business_model: Choice['business_plan'], language: string) => ({
  store_business_model,
  // The logo has no address before the store is there.
  logo: null,
  message: say(language, 'join.plan_chosen'),
});

async function changePlan(deps: Deps, tx: Db, application: Application, plan: ChosenPlan): Promise<void> {
  const { id, business_plan, package_id, price } = application;
  if (business_plan === plan.business_plan && package_id === plan.package_id && price === plan.price) return;
  await resetPlanPayments(deps, tx, id);
  await setPlan(tx, id, plan);
}

async function tryForFree(deps: Deps, tx: Db, application: Application): Promise<void> {
  if (trialDays(await settingsNow(inTransaction(deps, tx), 'en')) === null) throw new AppError('trial_off');
  await resetPlanPayments(deps, tx, application.id);
  await setPending(tx, application.id, { is_free_trial: true, paid_at: null });
  await tellSent(deps, tx, application);
}

function toGateway(
  deps: Deps,
  tx: Db,
  payables: Payables,
  { id }: Application,
  { payment_gateway, callback, origin }: Choice,
): Promise<{ redirect_link: string }> {
  if (!payment_gateway) throw new AppError('field_required', 'payment_gateway');
  if (!deps.gateways.get(payment_gateway)) throw new AppError('payment_method_off', 'payment_gateway');
  if (!callback) throw new AppError('field_required', 'callback');
  const payable = { kind: 'registration', id } as const;
  return payAtGateway(
    deps,
    tx,
    payables,
    { kind: 'applicant', id },
    { payable, payment_method: payment_gateway, callback, origin },
  );
}
