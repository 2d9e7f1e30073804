import { countForm } from '#domain/language/count-form.ts';
import { clockForm, DAY_FORM } from '#domain/language/date-form.ts';
import { isolated } from '#domain/language/isolated.ts';
import { type Language, languageOf } from '#domain/language/language.ts';
import { formatMoney, type MoneyFormat } from '#domain/money/format-money.ts';
import type { NotificationKey, NotificationKind, NotificationParams } from '#domain/notifications/notification.ts';
import { inLanguage, type Text } from '#domain/text.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

const TEXTS: Record<Language, typeof en> = { en, es, ar };

type Reader = { language: string; format: MoneyFormat & { timezone: string; timeformat: '12' | '24' } };

/** A notification in its reader's language; null: an event that this version does not know. */
export function sayNotification(
  { kind, event, params }: { kind: NotificationKind; event: string; params: NotificationParams },
  reader: Reader,
): { title: string; text: string } | null {
  const key = `${kind}.${event}`;
  if (!isKey(key)) return null;
  const { title, text } = TEXTS[languageOf(reader.language)][key];
  return { title: fill(title, params, reader), text: fill(text, params, reader) };
}

const isKey = (key: string): key is NotificationKey => Object.hasOwn(en, key);

const MONEY = new Set(['amount', 'bonus', 'total']);

const fill = (text: string, params: NotificationParams, reader: Reader): string =>
  text.replace(/\{(\w+):?([^}]*)\}/g, (_, name, forms) => {
    const value = isolated(shown(name, params[name], reader), reader.language);
    return forms ? countForm(forms, Number(params[name]), value, languageOf(reader.language)) : value;
  });

function shown(name: string, value: unknown, { language, format }: Reader): string {
  if (typeof value === 'number' && MONEY.has(name)) return formatMoney(value, format);
  if (typeof value === 'string' && name === 'starts_at')
    return new Intl.DateTimeFormat(language, {
      ...DAY_FORM,
      ...clockForm(format.timeformat),
      timeZone: format.timezone,
    }).format(new Date(value));
  if (typeof value === 'object' && value !== null) return inLanguage(value as Text, language);
  return value === undefined || value === null ? '' : String(value);
}
