import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { sql } from '#server/db/sql.ts';
import { type Fields, sendForm } from '#tests/api/http/send-form.ts';
import { OPERATOR_TOKEN } from '../shops/operator-token.ts';
import type { TestApi } from '../shops/start-api.ts';

/** An API under test, or the shop that the browser looks at. */
type Shop = Pick<TestApi, 'db'>;

/** A picture of one colour. */
export async function picture(name = 'picture.png', colour = '#b45309'): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return new File([bytes as BlobPart], name, { type: 'image/png' });
}

/** Nobody else of a test is called so. */
export function newPerson() {
  const number = randomInt(1e9, 1e10);
  return {
    f_name: 'Nova',
    l_name: 'Lind',
    phone: `+46${number}`,
    email: `Nova-${number}@Example.com`,
    password: 'Secret-1',
  };
}

/** A place that lies in a zone, and a module that is offered there. */
export async function joinablePlace({ db }: Shop, module_type = 'food') {
  const place = await db.row<{ zone_id: number; module_id: number; latitude: number; longitude: number }>(sql`
    select s.zone_id, s.module_id, s.latitude, s.longitude from stores s join modules m on m.id = s.module_id
    where m.module_type = ${module_type} and s.status order by s.id limit 1`);
  if (!place) throw new Error(`the town has no store of ${module_type}`);
  return place;
}

const asTexts = (values: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

export async function storeForm(shop: Shop, changed: Fields = {}, module_type = 'food'): Promise<Fields> {
  return {
    ...newPerson(),
    ...asTexts(await joinablePlace(shop, module_type)),
    translations: JSON.stringify([
      { locale: 'en', key: 'name', value: 'Nova Kitchen' },
      { locale: 'es', key: 'name', value: 'Cocina Nova' },
      { locale: 'en', key: 'address', value: '1 Harbour Street' },
    ]),
    minimum_delivery_time: '20',
    maximum_delivery_time: '40',
    delivery_time_type: 'minute',
    business_plan: 'commission',
    logo: await picture('logo.png'),
    ...changed,
  };
}

export async function courierForm(api: TestApi, changed: Fields = {}): Promise<Fields> {
  const { zone_id } = await joinablePlace(api);
  return {
    ...newPerson(),
    zone_id: String(zone_id),
    vehicle_id: '1',
    earning: '1',
    identity_type: 'passport',
    identity_number: 'P-12345',
    'identity_image[]': [await picture('front.png', '#0d9488'), await picture('back.png', '#4f46e5')],
    image: await picture('me.png'),
    ...changed,
  };
}

export const sendStore = (api: TestApi, form: Fields, headers: Record<string, string> = {}) =>
  sendForm(api, '/api/v1/auth/vendor/register', form, headers);

export const sendCourier = (api: TestApi, form: Fields, headers: Record<string, string> = {}) =>
  sendForm(api, '/api/v1/auth/delivery-man/store', form, headers);

export const stateOf = async (api: TestApi, key: string) =>
  (await api.call(`/api/v1/join/state?key=${encodeURIComponent(key)}`)).body;

/** A call of the operator's own system. */
export const operate = (api: TestApi, path: string, method: 'GET' | 'PUT' = 'GET', body?: object) =>
  api.call(`/api/v1/operator/applications${path}`, {
    method,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    ...(body && { body }),
  });

/** The application of an email. */
export async function applicationOf({ db }: TestApi, email: unknown) {
  const row = await db.row<{ id: number; application_status: string }>(sql`
    select id, application_status from applications where lower(email) = lower(${String(email)}) order by id desc`);
  if (!row) throw new Error(`nobody applied as ${email}`);
  return row;
}
