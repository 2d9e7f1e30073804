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

/** A message is tried at once, and for about two hours ever more slowly. */
const queues = {
  'deliver-message': { retryLimit: 13, retryDelay: 1, retryBackoff: true, retryDelayMax: 1800, expireInSeconds: 60 },
  // About a day: a receiver may be down over night.
  'deliver-webhook': { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 7200, expireInSeconds: 60 },
  // One waits while one works; a shift that died with its process is not tried again, the next one is called anyway.
  'demo-shift': { policy: 'short', retryLimit: 0, expireInSeconds: 200, deleteAfterSeconds: 3600 },
  // The row says whether it was sent; what was lost is found on the rounds.
  'send-refund': { retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: 3600 },
  'money-rounds': { policy: 'short', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'add-up-figures': { policy: 'short', retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: 3600 },
  'resume-stores': { policy: 'short', retryLimit: 0, expireInSeconds: 60, deleteAfterSeconds: 3600 },
  'remind-travellers': { policy: 'short', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  // A demonstration: what nobody answered is not answered later.
  'demo-answer': { retryLimit: 1, expireInSeconds: 60, deleteAfterSeconds: 3600 },
  'clean-up': { retryLimit: 2, retryDelay: 60, expireInSeconds: 600 },
} as const;

const start: JobList['start'] = async (deps, boss, failed, stopping, rhythm) => {
  const noted = (error: unknown): never => {
    failed(error);
    throw error;
  };
  if (deps.mail || deps.sms) {
    const worker = await boss.work<JobData['deliver-message']>(
      'deliver-message',
      { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 1 },
      async ([job]) => {
        if (!job) return;
        // Where there is one there may be more: look again at once, not after the pause.
        boss.notifyWorker(worker);
        await deliver(deps, job.data.id, { isLastTry: job.retryCount >= job.retryLimit }).catch(noted);
      },
    );
    await deliverForgotten(deps);
  }
  for (let worker = 0; worker < WEBHOOKS_AT_ONCE; worker += 1) await carryWebhooks(deps, boss, noted);
  await deliverForgottenWebhooks(deps);
  if (deps.env.DEMO && deps.env.DEMO_ORDER_PACE > 0) {
    await boss.work('demo-shift', { pollingIntervalSeconds: 1 }, () => workShift(deps, stopping, failed));
    await boss.schedule('demo-shift', '* * * * *');
    await boss.send('demo-shift', {});
    const several = { batchSize: 20, pollingIntervalSeconds: 1 };
    await boss.work<JobData['demo-answer']>('demo-answer', several, async (jobs) => {
      await Promise.all(jobs.map(({ data }) => answerInDemo(deps, data, stopping).catch(failed)));
    });
  }
  if (deps.push) keepPushing(deps, stopping, failed);
  const payables = payablesOf(deps);
  await boss.work<JobData['send-refund']>('send-refund', { batchSize: 1, pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job) await sendRefund(deps, payables, job.data.id).catch(noted);
  });
  const soon = { pollingIntervalSeconds: rhythm.work };
  await boss.work('money-rounds', soon, () => keepPaymentsUpToDate(deps, payables, failed).catch(noted));
  await boss.schedule('money-rounds', '* * * * *');
  await boss.work('resume-stores', soon, () => resumeStores(deps).catch(noted));
  await boss.schedule('resume-stores', '* * * * *');
  await boss.work('remind-travellers', soon, () => remindTravellers(deps).catch(noted));
  await boss.schedule('remind-travellers', '* * * * *');
  await boss.work('add-up-figures', { pollingIntervalSeconds: 60 }, async () => {
    await addUpFigures(deps.db).catch(noted);
  });
  await boss.schedule('add-up-figures', '*/5 * * * *');
  await boss.work('clean-up', { pollingIntervalSeconds: 60 }, () => cleanUp(deps).catch(noted));
  await boss.schedule('clean-up', '30 3 * * *');
};

/** A receiver that does not answer holds up one of them, and not the others. */
const WEBHOOKS_AT_ONCE = 4;

async function carryWebhooks(deps: Deps, boss: PgBoss, noted: (error: unknown) => never): Promise<void> {
  const worker = await boss.work<JobData['deliver-webhook']>(
    'deliver-webhook',
    { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 1 },
    async ([job]) => {
      if (!job) return;
      // Where there is one there may be more: look again at once, not after the pause.
      boss.notifyWorker(worker);
      await deliverWebhook(deps, job.data.id, { isLastTry: job.retryCount >= job.retryLimit }).catch(noted);
    },
  );
}

/** Every job there is: composed above the features, as their routes are. */
export const JOBS: JobList = { queues, start };

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
}
