import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { shapeReply } from '#contract/shape-reply.ts';
import { writePieces, writeReply } from '#contract/write-reply.ts';
import type { Answer, WrittenAnswer } from './caches/public-cache.ts';
import type { Context } from './context.ts';
import { answerOnce, earlierReply, hashOfRequest, type OnceTools, ownerOfKey } from './idempotency.ts';
import type { Inputs } from './requests/read-call.ts';
import type { Route } from './route.ts';

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'accept-encoding, origin, zoneid, moduleid, x-localization',
};
const NEAR_HEADERS = { ...JSON_HEADERS, vary: `${JSON_HEADERS.vary}, latitude, longitude` };

/** Encodes by the reply's schema: what is not described is not sent, and what is promised is there. */
export const makeAnswer = async (
  endpoint: Endpoint,
  answer: Route['answer'],
  input: Inputs & Context,
): Promise<WrittenAnswer> => ({
  status: 200,
  headers: headersOf(endpoint),
  body: writtenReply(endpoint, await answer(input)),
});

/** The same for a page that is drawn in this process: it takes the reply, and the text is written if a client asks, too. */
export async function makePageAnswer(
  endpoint: Endpoint,
  answer: Route['answer'],
  input: Inputs & Context,
): Promise<Answer> {
  const reply = shapeReply(endpoint.reply, await answer(input));
  return { status: 200, headers: headersOf(endpoint), body: () => writtenReply(endpoint, reply), reply };
}

const headersOf = ({ near }: Endpoint) => (near ? NEAR_HEADERS : JSON_HEADERS);

const writtenReply = (endpoint: Endpoint, reply: Parameters<typeof writePieces>[1]): Buffer =>
  Buffer.concat(
    writePieces(endpoint.reply, reply).map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  );

/** The same for a call that must not be carried out twice: whoever asks again is told what they were told before. */
export async function makeAnswerOnce(
  { endpoint, prepare, answer }: Route,
  input: Inputs & Context,
  tools: OnceTools,
  key: string | null,
): Promise<WrittenAnswer> {
  const { params, query, body, module_id, shopper } = input;
  const repeatable = key !== null && {
    owner: ownerOfKey(shopper),
    key,
    request_hash: await hashOfRequest(tools, [endpoint.name, params, query, body, module_id]),
  };
  const known = async () => (repeatable ? earlierReply(tools, repeatable) : null);
  // Where much would be prepared in vain it is asked first; else the transaction finds out, which most calls need anyway.
  const before = carriesFiles(body) ? await known() : null;
  if (before !== null) return repeated(before);
  const prepared = await prepare?.(input).catch(async (error: unknown) => {
    // What was granted once stays granted, even if it could not be prepared any more.
    const granted = await known();
    if (granted !== null) return { granted };
    throw error;
  });
  if (prepared && 'granted' in prepared) return repeated(prepared.granted);
  try {
    const { reply, isRepeated } = await answerOnce(tools, repeatable || null, async (tx) =>
      writeReply(endpoint.reply, await answer({ ...input, tx, ready: prepared?.ready })),
    );
    if (!isRepeated) return { status: 200, headers: JSON_HEADERS, body: Buffer.from(reply) };
    await prepared?.discard();
    return repeated(reply);
  } catch (error) {
    // After any other failure it is unknown whether it was stored: rather a file too many than one too few.
    if (error instanceof AppError) await prepared?.discard();
    throw error;
  }
}

const carriesFiles = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.values(body)
    .flat()
    .some((value) => value instanceof File);

const repeated = (reply: string): WrittenAnswer => ({
  status: 200,
  headers: { ...JSON_HEADERS, 'idempotent-replayed': 'true' },
  body: Buffer.from(reply),
});
