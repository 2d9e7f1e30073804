import type { Db } from '../db/db.ts';

/** What each kind of job needs to know. */
export type JobData = {
  'deliver-message': { id: number };
  'deliver-webhook': { id: number };
  'send-refund': { id: number };
  'demo-answer': { id: number; language: string };
};

/** Work for later. It is added in the caller's transaction: what is rolled back is never done. */
export type Jobs = {
  add<Name extends keyof JobData>(tx: Db, name: Name, data: JobData[Name]): Promise<void>;
};
