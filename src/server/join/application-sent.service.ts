import type { ApplicationKind } from '#domain/join/application.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { tellOperator } from '../webhooks/webhooks.service.ts';
import { mailSent } from './application-mail.service.ts';

type Sent = Parameters<typeof mailSent>[2] & { kind: ApplicationKind };

/** From now on it waits for somebody to decide: the applicant reads so, and the operator hears of it. */
export async function tellSent(deps: Deps, tx: Db, application: Sent): Promise<void> {
  await mailSent(deps, tx, application);
  await tellOperator(deps, tx, 'application.sent', { application_id: application.id, kind: application.kind });
}
