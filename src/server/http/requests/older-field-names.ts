import { fromJson } from '#contract/wire.ts';
import { isBlank } from './validate.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * What clients in the field send in words of their own, by the name of the call. It is put into today's words before the
 * contract reads it, so that nothing behind the door knows of two spellings.
 */
const IN_TODAYS_WORDS: Readonly<Record<string, (body: Body) => Body>> = {
  logIn: (body) => ({
    ...body,
    login_type: body.login_type ?? 'manual',
    email_or_phone: body.email_or_phone ?? body.phone ?? body.email,
  }),
  signUp: withOneName,
  updateInfo: withOneName,
  updateProfile: (body) => withOneName(withoutUnsaidPassword(body)),
  addAddress: withKnownType,
  updateAddress: withKnownType,
  cancelOrder: withOneReason,
  registerStore: (body) => withoutUnsaidNames(body),
  registerCourier: (body) => withoutUnsaidNames(body),
};

/** A place that is neither home nor office has many names. */
const OTHER_PLACES: readonly string[] = ['others', 'delivery', 'selected address'];

function withKnownType(body: Body): Body {
  const { address_type } = body;
  if (typeof address_type !== 'string') return body;
  const type = address_type.trim().toLowerCase();
  return { ...body, address_type: OTHER_PLACES.includes(type) ? 'other' : type };
}

/** A form puts a value that its client does not have into words, which would do as a password or a name. */
const withoutUnsaid =
  (...fields: readonly string[]) =>
  (body: Body): Body =>
    Object.fromEntries(Object.entries(body).filter(([name, value]) => !fields.includes(name) || !isBlank(value)));

const withoutUnsaidPassword = withoutUnsaid('password');
const withoutUnsaidNames = withoutUnsaid('l_name', 'tin');

/** Who sends parcels may tick several reasons. */
function withOneReason({ reason, ...body }: Body): Body {
  const told = typeof reason === 'string' && reason.startsWith('[') ? fromJson(reason) : reason;
  const isList = Array.isArray(told) && told.every((one) => typeof one === 'string');
  return { ...body, reason: isList ? told.join(', ') : reason };
}

/** How long the codes are that people type, by the names under which calls take them. */
const CODE_DIGITS: ReadonlyMap<string, number> = new Map([
  ['otp', 6],
  ['reset_token', 6],
  ['code', 6],
  ['return_otp', 4],
]);

/** A code that was made a number on its way has lost its leading zeros. */
function withWrittenCodes(body: Body): Body {
  const isNumber = ([name, value]: [string, unknown]) => typeof value === 'number' && CODE_DIGITS.has(name);
  const numbers = Object.entries(body).filter(isNumber);
  if (numbers.length === 0) return body;
  const written = numbers.map(([name, value]) => [name, String(value).padStart(CODE_DIGITS.get(name) ?? 0, '0')]);
  return { ...body, ...Object.fromEntries(written) };
}

/** First and last name in two fields. */
function withOneName(body: Body): Body {
  const { f_name, l_name } = body;
  if (body.name !== undefined || typeof f_name !== 'string') return body;
  return {
    ...body,
    name: [f_name, l_name]
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim(),
  };
}

export function inTodaysFieldNames(call: string, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const written = withWrittenCodes(body as Body);
  return IN_TODAYS_WORDS[call]?.(written) ?? written;
}
