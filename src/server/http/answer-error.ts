import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERRORS, type ErrorBody, type ErrorCode, ListRefusal, TotalRefusal } from '#contract/errors.ts';
import type { FieldError } from '#contract/field-errors.ts';
import { fieldWord, say } from '#contract/texts/say.ts';
import { languageOf } from '#domain/language/language.ts';
import { toMajor } from '#domain/money/minor-units.ts';
import { isBadValue, isOfGoneCustomer } from '../db/bad-value.ts';
import { DatabaseUnavailable } from '../db/pool-db.ts';
import { FilesUnavailable } from '../providers/files/s3-files.ts';
import { errorPage } from './error-page.ts';
import { InvalidInput } from './requests/validate.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Turns whatever was thrown into the one error reply. What we did not expect is logged whole and not sent out. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(String(request.headers['x-localization'] ?? ''));
  const { status, body } = refusalOf(error, language);
  if (error instanceof InvalidInput) return sendJson(reply, status, body);
  logFault(error, status, request);
  const reason = reasonOf(error);
  if ((status === 503 || status === 429) && !reply.hasHeader('retry-after')) reply.header('retry-after', waitOf(error));
  if (wantsPage(request)) return sendPage(reply, status, errorPage(request, reason));
  return sendJson(reply, status, body);
}

/** Seconds after which it is worth another try: those that the words name, where they name some. */
function waitOf(error: unknown): string {
  if (reasonOf(error) === 'maintenance') return '300';
  return (error instanceof AppError && error.values.seconds) || '2';
}

export function logFault(error: unknown, status: number, { log, id }: Pick<FastifyRequest, 'log' | 'id'>) {
  const reason = reasonOf(error);
  // Who is kept out on purpose is no fault.
  if (status >= 500 && reason !== 'maintenance') log.error({ reqId: id, err: error }, reason);
}

/** What somebody hears of whatever was thrown: no more than the list of errors says. */
export function refusalOf(error: unknown, language: string): { status: number; body: ErrorBody | readonly number[] } {
  if (error instanceof InvalidInput) return { status: 403, body: bodyOf(error.errors) };
  const { status, code, text } = ERRORS[reasonOf(error)];
  if (error instanceof ListRefusal) return { status, body: error.ids };
  const field = (error instanceof AppError && error.field) || code;
  const values = error instanceof AppError ? error.values : {};
  const seconds = values.seconds ? { seconds: Number(values.seconds) } : {};
  const refusal = {
    code: field,
    message: say(language, text, { field: fieldWord(language, field), ...values }),
    ...seconds,
  };
  return {
    status,
    body: bodyOf([error instanceof TotalRefusal ? { ...refusal, ...inMajorUnits(error.totals) } : refusal]),
  };
}

const inMajorUnits = ({ shown, now }: TotalRefusal['totals']) => ({ shown: toMajor(shown), now: toMajor(now) });

function reasonOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.reason;
  if (error instanceof DatabaseUnavailable || error instanceof FilesUnavailable) return 'unavailable';
  if (isBadValue(error)) return 'invalid';
  if (isOfGoneCustomer(error)) return 'unauthorized';
  switch ((error as Partial<FastifyError> | null)?.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return 'broken_json';
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'body_too_large';
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'body_type';
    case 'FST_ERR_BAD_URL':
      return 'not_found';
  }
  // Fastify's own client faults (a URL it cannot decode, a broken header) are the caller's.
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  return status !== undefined && status >= 400 && status < 500 ? 'invalid' : 'internal';
}

/** A person at a browser, not a program: pages are answered with a page, even when none can be rendered. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/(api|media|geo|docs)\//.test(url) && (headers.accept ?? '').includes('text/html');

const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy())
    .type('text/html; charset=utf-8')
    .send(page);

const bodyOf = (errors: FieldError[]): ErrorBody => ({ errors, message: errors[0]?.message ?? '' });

const sendJson = (reply: FastifyReply, status: number, body: ErrorBody | readonly number[]) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
