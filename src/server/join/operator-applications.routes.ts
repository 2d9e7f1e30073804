import * as calls from '#contract/join/operator.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { approve, reject } from './decide.service.ts';
import { listForOperator, readFileForOperator, readForOperator } from './operator-applications.service.ts';

export const operatorApplicationsRoutes = (deps: Deps) => [
  route(calls.listApplications, ({ query, language }) => listForOperator(deps, query, language)),
  route(calls.getApplication, ({ params, language }) => readForOperator(deps, params.id, language)),
  route(calls.getApplicationFile, ({ params }) => readFileForOperator(deps, params)),
  route(calls.approveApplication, async ({ params, language }) => ({
    message: say(language, 'join.approved'),
    ...(await approve(deps, params.id)),
  })),
  route(calls.rejectApplication, async ({ params, body, language }) => {
    await reject(deps, params.id, body.reason);
    return { message: say(language, 'join.rejected') };
  }),
];
