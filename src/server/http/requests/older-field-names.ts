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
};

/** A place that is neither home nor office has many names. */
const OTHER_PLACES: readonly string[] = ['others', 'delivery', 'selected address'];

function withKnownType(body: Body): Body {
  const { address_type } = body;
  if (typeof address_type !== 'string') return body;
  const type = address_type.trim().toLowerCase();
  return { ...body, address_type: OTHER_PLACES.includes(type) ? 'other' : type };
}

/** A form puts a value that its client does not have into words, which would do as a password. */
function withoutUnsaidPassword({ password, ...body }: Body): Body {
  return password === undefined || isBlank(password) ? body : { ...body, password };
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
  const translate = IN_TODAYS_WORDS[call];
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return translate && isObject ? translate(body as Body) : body;
}
