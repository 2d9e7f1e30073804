import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { LARGEST_IMAGE, MOST_IMAGES } from '#domain/media/refuse-image.ts';
import type { Body } from '../load/body-budget.ts';

type Values = Record<string, unknown>;
type Reading = {
  body: Body;
  patienceMs: number;
  /** Asked before a file's first byte is kept, with what the form has said so far. */
  beforeFile(values: Values): Promise<void>;
};

/** One byte more than is allowed, so that who sends too much hears it. */
const LIMITS = {
  fileSize: LARGEST_IMAGE + 1,
  // A courier sends a picture of themselves and those of the identity, of which one too many is told.
  files: MOST_IMAGES + 2,
  fields: 50,
  fieldSize: 64 * 1024,
  parts: 60,
  headerPairs: 20,
};
const LARGEST_FORM = LIMITS.files * LIMITS.fileSize;
/** A form may take as many times as long as any other body: long enough for 2 MB over a poor line. */
export const FORM_PATIENCE = 12;

/** Only where forms are read: its hooks would cost every other call time. */
export const acceptForms = (app: FastifyInstance) =>
  app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false });

/** Who does not say how much there is to come may send for ever: such a connection is closed after the answer. */
export const hasContentLength = ({ headers }: FastifyRequest): boolean => headers['content-length'] !== undefined;

/**
 * A form as one object: texts, files, and lists where a name ends with [] or comes more than once. A field left empty
 * is not there: a form has no other way to say so.
 */
export async function readForm(request: FastifyRequest, reading: Reading): Promise<Values> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_FORM) throw new AppError('body_too_large');
  const patience = setTimeout(() => request.raw.destroy(), reading.patienceMs);
  try {
    const values = await collect(request, reading);
    reading.body.arrived();
    return values;
  } catch (error) {
    // The rest is let go by: else nobody would read on, and never notice that the sender hung up.
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOf(error);
  } finally {
    clearTimeout(patience);
  }
}

async function collect(request: FastifyRequest, { body, beforeFile }: Reading): Promise<Values> {
  const values = new Map<string, unknown[]>();
  const lists = new Set<string>();
  for await (const part of request.parts()) {
    const name = part.fieldname.replace(/\[\]$/, '');
    if (name !== part.fieldname) lists.add(name);
    if (part.type === 'file' && part.filename) await beforeFile(asObject(values, lists));
    const value = part.type === 'file' ? await fileOf(part, hasContentLength(request), body) : textOf(part, body);
    if (value !== null && value !== '') values.set(name, [...(values.get(name) ?? []), value]);
  }
  return asObject(values, lists);
}

const asObject = (values: Map<string, unknown[]>, lists: Set<string>): Values =>
  Object.fromEntries([...values].map(([name, all]) => [name, lists.has(name) || all.length > 1 ? all : all[0]]));

/** A file field in which nothing was chosen comes as an empty file without a name. */
async function fileOf(part: MultipartFile, hasEnd: boolean, body: Body): Promise<File | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file) {
    body.take(chunk.length);
    chunks.push(chunk);
    size += chunk.length;
    // What has an end is read to it, so that the answer reaches a sender who reads only then.
    if (size > LARGEST_IMAGE && !hasEnd) throw new AppError('file_too_large', part.fieldname);
  }
  const file = new File(chunks as BlobPart[], part.filename ?? '', { type: part.mimetype });
  return file.size === 0 && file.name === '' ? null : file;
}

function textOf({ fieldname, value, valueTruncated }: MultipartValue, body: Body): string {
  if (valueTruncated) throw new AppError('body_too_large', fieldname);
  body.take(String(value).length);
  return String(value);
}

/** What the parser cannot read is the sender's fault. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isLimit = error instanceof Error && 'code' in error && /_LIMIT$/.test(String(error.code));
  return isLimit ? new AppError('too_many_files') : new AppError('invalid', 'body');
}
