import * as z from 'zod/mini';
import { settingsShape } from '../config/settings-shape.ts';
import { money } from '../wire.ts';
import { amountSchema, manyLanguages, picture } from './fields.ts';

/** Settings that people read, in one language for all or in several. */
const TRANSLATED = [
  'business_name',
  'address',
  'footer_text',
  'cookies_text',
  'additional_charge_name',
  'gateway_title',
];
const PICTURES = ['logo', 'fav_icon', 'gateway_image'];
/** Per cent or an amount, as another setting says. */
const AMOUNT_OR_PERCENT = 'new_customer_discount_amount';

/** The settings as the folder writes them: the same names, amounts as texts, pictures by their names. */
export const shopSettings = inFolder(settingsShape, '') as z.ZodMiniType<Record<string, unknown>>;

function inFolder(schema: z.ZodMiniType, name: string): z.ZodMiniType {
  if (schema === money || name === AMOUNT_OR_PERCENT) return amountSchema;
  if (PICTURES.includes(name)) return z.nullable(picture.schema);
  if (TRANSLATED.includes(name)) return z.union([z.string(), manyLanguages], { error: 'a text' });
  if (schema instanceof z.ZodMiniArray) return z.array(inFolder(schema._zod.def.element as z.ZodMiniType, ''));
  if (!(schema instanceof z.ZodMiniObject)) return schema;
  const shape = Object.entries(schema._zod.def.shape as Record<string, z.ZodMiniType>);
  const fields = shape.map(([field, one]) => [field, inFolder(one, field)] as const);
  // What is not written keeps its default; inside of a setting only what may be missing may be left out.
  const optional = fields.map(([field, one]) => [
    field,
    name === '' || field === 'gateway_image' ? z.optional(one) : one,
  ]);
  return z.strictObject(Object.fromEntries(optional));
}

export type SettingConverters = { money(value: unknown): unknown; picture(value: unknown): unknown };

/** Every amount and picture of the settings, from the folder's form into the stored one or back. */
export function convertSettings(
  settings: Record<string, unknown>,
  convert: SettingConverters,
): Record<string, unknown> {
  const isPercent = settings.new_customer_discount_amount_type === 'percentage';
  return converted(settingsShape, settings, { ...convert, isPercent }, '') as Record<string, unknown>;
}

function converted(
  schema: z.ZodMiniType,
  value: unknown,
  convert: SettingConverters & { isPercent: boolean },
  name: string,
): unknown {
  if (value === null || value === undefined) return value;
  if (name === AMOUNT_OR_PERCENT && convert.isPercent) return typeof value === 'string' ? Number(value) : String(value);
  if (schema === money || name === AMOUNT_OR_PERCENT) return convert.money(value);
  if (PICTURES.includes(name)) return convert.picture(value);
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.map((one) => converted(schema._zod.def.element as z.ZodMiniType, one, convert, ''));
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object') return value;
  const shape = schema._zod.def.shape as Record<string, z.ZodMiniType>;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      shape[field] ? converted(shape[field], one, convert, field) : one,
    ]),
  );
}
