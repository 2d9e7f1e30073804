import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { languageOf } from '#domain/language/language.ts';
import type { Point } from '#domain/location/point.ts';
import { isBlank } from './requests/validate.ts';
import type { Shopper } from './shopper.ts';

const LONGEST_DEVICE = 300;

/** What the headers say, read and checked once for every endpoint. */
export type Context = {
  request_id: string;
  language: string;
  zone_ids: readonly number[];
  module_id: number | null;
  at: Point | null;
  /** Where the request comes from, and with what. */
  address: string;
  device: string;
  shopper: Shopper;
  /** Under which name the caller reached the shop, which may have others than PUBLIC_URL; null where answers are cached. */
  origin: string | null;
};

export type HeaderFacts = Omit<Context, 'shopper' | 'origin'>;

export async function readHeaders(
  request: Pick<FastifyRequest, 'headers' | 'id' | 'ip'>,
  endpoint: Endpoint,
  moduleId: (idOrSlug: string) => Promise<number | null>,
): Promise<HeaderFacts> {
  const { headers } = request;
  return {
    request_id: request.id,
    language: languageOf(text(headers['x-localization'])),
    zone_ids: zoneIds(text(headers.zoneid), endpoint.needs?.includes('zoneId') ?? false),
    module_id: await chosenModule(text(headers.moduleid), endpoint.needs?.includes('moduleId') ?? false, moduleId),
    at: position(text(headers.latitude), text(headers.longitude)),
    address: request.ip,
    device: text(headers['user-agent']).slice(0, LONGEST_DEVICE),
  };
}

/** Clients also say "nothing" by the words of their language. */
const text = (header: string | string[] | undefined): string => {
  const said = typeof header === 'string' ? header.trim() : '';
  return isBlank(said) ? '' : said;
};

const ZONE = String.raw`\s*(?:\d{1,9}|"\d{1,9}")\s*`;
/** Clients send a list, of numbers or of numbers as texts; older ones a single number. */
const ZONES = new RegExp(String.raw`^(?:\d{1,9}|\[(?:${ZONE}(?:,${ZONE})*|\s*)\])$`);

function zoneIds(header: string, needed: boolean): readonly number[] {
  if (header === '') {
    if (needed) throw new AppError('zone_missing');
    return [];
  }
  if (!ZONES.test(header)) throw new AppError('zone_no_list');
  const ids = [...new Set((header.match(/\d+/g) ?? []).map(Number))].sort((a, b) => a - b);
  if (ids.length > 100) throw new AppError('zone_no_list');
  if (needed && ids.length === 0) throw new AppError('zone_missing');
  return ids;
}

async function chosenModule(
  header: string,
  needed: boolean,
  find: (idOrSlug: string) => Promise<number | null>,
): Promise<number | null> {
  if (header === '') {
    if (needed) throw new AppError('module_missing');
    return null;
  }
  const id = await find(header);
  if (id === null) throw new AppError('module_unknown');
  return id;
}

/** Clients without a place send zeros, or nothing. */
function position(latitude: string, longitude: string): Point | null {
  const lat = coordinate(latitude, 90, 'latitude');
  const lng = coordinate(longitude, 180, 'longitude');
  return lat === 0 && lng === 0 ? null : { lat, lng };
}

function coordinate(header: string, most: number, field: string): number {
  if (header === '') return 0;
  const value = /^-?\d{1,3}(\.\d{1,20})?$/.test(header) ? Number(header) : Number.NaN;
  if (!(Math.abs(value) <= most)) throw new AppError('invalid', field);
  return value;
}
