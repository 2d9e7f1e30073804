import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { languageOf } from '#domain/language/language.ts';
import { logFault, refusalOf } from './answer-error.ts';
import type { PublicReads, RouteTools } from './mount-routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    publicReads: PublicReads;
    /** Which modules and zones there are, of those that a caller names. */
    places: Pick<RouteTools, 'moduleId' | 'knownZones'>;
  }
}

type Read = { params: Record<string, string>; query: Record<string, string>; headers: Record<string, string> };
type ReadAnswer = { reply: unknown } | { status: number; refusal: ErrorBody | readonly number[] };

/** A public call of the API for a page that is drawn for this request: no text is written only to be read again. */
export const readInProcess =
  (app: FastifyInstance, { id, ip, log }: Pick<FastifyRequest, 'id' | 'ip' | 'log'>) =>
  async (name: string, asked: Read): Promise<ReadAnswer> => {
    try {
      return { reply: await app.publicReads(name, { ...asked, id, ip }) };
    } catch (error) {
      const { status, body } = refusalOf(error, languageOf(asked.headers['x-localization'] ?? ''));
      logFault(error, status, { id, log });
      return { status, refusal: body };
    }
  };
