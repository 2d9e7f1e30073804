import { openPostgres } from '#server/db/open.ts';
import { readEnv } from '#server/env.ts';
import { makeDeps } from '#server/make-deps.ts';
import { payablesOf } from '#server/payables.ts';
import { sendRefunds } from '#server/payments/refunds/send-refund.service.ts';

// A process that sends the refunds of a shop, as its job does, and may be killed while it does so.
const env = readEnv(process.env);
const { deps } = await makeDeps(env, openPostgres(env.DATABASE_URL ?? ''));
await sendRefunds(deps, payablesOf(deps), (error) => {
  throw error;
});
