import type { PgBoss } from 'pg-boss';
import { cleanUpIdentity } from './auth/clean-up.service.ts';
import { answerInDemo } from './demo/chat/answer-customers.service.ts';
import { workShift } from './demo/orders/work-shift.ts';
import type { Deps } from './deps.ts';
import { addUpFigures } from './figures/figures.service.ts';
import { dropOldKeys } from './http/idempotency.ts';
import type { JobData } from './jobs/jobs.ts';
import type { JobList } from './jobs/make-jobs.ts';
import { forgetApplications } from './join/forget-applications.service.ts';
import { dropOldEvents } from './live/announce.ts';
import { cleanUploads } from './media/upload.service.ts';
import { keepPushing } from './notifications/keep-pushing.ts';
import { cleanNotifications } from './notifications/notifications.service.ts';
import { resumeStores } from './operator/catalogue.service.ts';
import { cleanCalls } from './operator/keys.service.ts';
import { cleanOutbox, deliver, deliverForgotten } from './outbox/outbox.service.ts';
import { forgetOldSendings } from './outbox/sending-caps.service.ts';
import { payablesOf } from './payables.ts';
import { keepPaymentsUpToDate } from './payments/payment-upkeep.service.ts';
import { sendRefund } from './payments/refunds/send-refund.service.ts';
import { remindTravellers } from './rental/trips/notices/remind-travellers.service.ts';
import { cleanWebhooks, deliverForgottenWebhooks, deliverWebhook } from './webhooks/webhooks.service.ts';

type QueueOptions = JobList['queues'][string];
type Failed = (error: unknown) => void;

/** Only one waits while one works. What died with its process is not tried again: it is called again anyway. */
const onceAtATime = (expireInSeconds: number) =>
  ({ policy: 'short', retryLimit: 0, expireInSeconds, deleteAfterSeconds: 3600 }) satisfies QueueOptions;

type Round = {
  cron: string;
  options: QueueOptions;
  /** Seconds between two looks whether it is called; the shop's usual ones where nothing is said. */
  looks?: number;
  work(deps: Deps, failed: Failed): Promise<unknown>;
};

const EVERY_MINUTE = '* * * * *';

/** What is done by the clock, in one of the processes. */
const ROUNDS = {
  'money-rounds': {
    cron: EVERY_MINUTE,
    options: onceAtATime(300),
    work: (deps, failed) => keepPaymentsUpToDate(deps, payablesOf(deps), failed),
  },
  'resume-stores': { cron: EVERY_MINUTE, options: onceAtATime(60), work: resumeStores },
  'remind-travellers': { cron: EVERY_MINUTE, options: onceAtATime(300), work: remindTravellers },
  'add-up-figures': {
    cron: '*/5 * * * *',
    options: onceAtATime(60),
    looks: 60,
    work: ({ db }) => addUpFigures(db),
  },
  'clean-up': {
    cron: '30 3 * * *',
    options: { retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
    looks: 60,
    work: cleanUp,
  },
} satisfies Record<string, Round>;

/** What is asked for by what happens (`jobs.add`), and the shifts of the demo town. */
const queues = {
  // A message is tried at once, and for about two hours ever more slowly.
  'deliver-message': { retryLimit: 13, retryDelay: 1, retryBackoff: true, retryDelayMax: 1800, expireInSeconds: 60 },
  // About a day: a receiver may be down over night.
  'deliver-webhook': { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 7200, expireInSeconds: 60 },
  // The row says whether it was sent; what was lost is found on the rounds.
  'send-refund': { retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: 3600 },
  'demo-shift': onceAtATime(200),
  // A demonstration: what nobody answered is not answered later.
  'demo-answer': { retryLimit: 1, expireInSeconds: 60, deleteAfterSeconds: 3600 },
} satisfies Record<keyof JobData | 'demo-shift', QueueOptions>;

const start: JobList['start'] = async (deps, boss, failed, stopping, rhythm) => {
  const noted = (error: unknown): never => {
    failed(error);
    throw error;
  };
  if (deps.mail || deps.sms) {
    await carry(boss, 'deliver-message', (id, tries) => deliver(deps, id, tries).catch(noted));
    await deliverForgotten(deps);
  }
  for (let worker = 0; worker < WEBHOOKS_AT_ONCE; worker += 1)
    await carry(boss, 'deliver-webhook', (id, tries) => deliverWebhook(deps, id, tries).catch(noted));
  await deliverForgottenWebhooks(deps);
  if (deps.env.DEMO && deps.env.DEMO_ORDER_PACE > 0) await startDemo(deps, boss, failed, stopping);
  if (deps.push) keepPushing(deps, stopping, failed);
  const payables = payablesOf(deps);
  await boss.work<JobData['send-refund']>('send-refund', { batchSize: 1, pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job) await sendRefund(deps, payables, job.data.id).catch(noted);
  });
  for (const [name, { cron, looks = rhythm.work, work }] of Object.entries<Round>(ROUNDS)) {
    await boss.work(name, { pollingIntervalSeconds: looks }, () => work(deps, failed).catch(noted));
    await boss.schedule(name, cron);
  }
};

/** A receiver that does not answer holds up one of them, and not the others. */
const WEBHOOKS_AT_ONCE = 4;

async function carry(
  boss: PgBoss,
  name: 'deliver-message' | 'deliver-webhook',
  deliverOne: (id: number, tries: { isLastTry: boolean }) => Promise<unknown>,
): Promise<void> {
  const worker = await boss.work<JobData[typeof name]>(
    name,
    { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 1 },
    async ([job]) => {
      if (!job) return;
      // Where there is one there may be more: look again at once, not after the pause.
      boss.notifyWorker(worker);
      await deliverOne(job.data.id, { isLastTry: job.retryCount >= job.retryLimit });
    },
  );
}

async function startDemo(deps: Deps, boss: PgBoss, failed: Failed, stopping: AbortSignal): Promise<void> {
  await boss.work('demo-shift', { pollingIntervalSeconds: 1 }, () => workShift(deps, stopping, failed));
  await boss.schedule('demo-shift', EVERY_MINUTE);
  await boss.send('demo-shift', {});
  const several = { batchSize: 20, pollingIntervalSeconds: 1 };
  await boss.work<JobData['demo-answer']>('demo-answer', several, async (jobs) => {
    await Promise.all(jobs.map(({ data }) => answerInDemo(deps, data, stopping).catch(failed)));
  });
}

/** Every job there is: composed above the features, as their routes are. */
export const JOBS: JobList = {
  queues: { ...queues, ...Object.fromEntries(Object.entries(ROUNDS).map(([name, { options }]) => [name, options])) },
  start,
};

export async function cleanUp(deps: Deps): Promise<void> {
  await cleanUpIdentity(deps);
  await cleanOutbox(deps);
  await cleanNotifications(deps);
  await forgetOldSendings(deps);
  await forgetApplications(deps);
  await cleanUploads(deps);
  await dropOldKeys(deps);
  await dropOldEvents(deps);
  await cleanCalls(deps);
  await cleanWebhooks(deps);
  if (deps.mail || deps.sms) await deliverForgotten(deps);
  await deliverForgottenWebhooks(deps);
}
