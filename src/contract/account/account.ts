import * as z from 'zod/mini';
import { code, email, password, phone } from '../auth/fields.ts';
import { endpoint } from '../endpoint.ts';
import { imageFile } from '../media/uploads.ts';
import { typed } from '../wire.ts';
import { customerShape } from './shapes.ts';

const ofAccount = { feature: 'account', access: 'customer' } as const;

export const getCustomer = endpoint({
  ...ofAccount,
  name: 'getCustomer',
  summary: 'Who is signed in',
  method: 'GET',
  path: '/api/v1/customer/info',
  reply: customerShape,
});

/** Which of the two has to be proven, and how the code travels. */
export const VERIFICATIONS = ['phone', 'email'] as const;
export const VERIFICATION_MEDIA = ['SMS', 'email', 'firebase'] as const;

const optional = (longest: number) => z.optional(z.string().check(typed, z.maxLength(longest)));

export const updateProfile = endpoint({
  ...ofAccount,
  name: 'updateProfile',
  summary:
    'Changes the profile. A new phone or email that has to be proven is asked for first: the same form is sent again, with `otp`. A new password, phone or email needs a confirmed session (`confirmation`). What is left out stays; a verified phone stays whatever is sent',
  method: 'POST',
  path: '/api/v1/customer/update-profile',
  multipart: true,
  body: z.object({
    /** Split at the first space into f_name and l_name. Needed unless `button_type` says that it is not about it. */
    name: optional(100),
    phone: z.optional(phone),
    email: z.optional(email),
    image: z.optional(imageFile),
    /** phone, email: prove the one that is there. change_password: change nothing else. Absent: the whole form. */
    button_type: z.optional(z.enum([...VERIFICATIONS, 'change_password'])),
    password: z.optional(password),
    otp: z.optional(code),
    verification_on: z.optional(z.enum(VERIFICATIONS)),
    verification_medium: z.optional(z.enum(VERIFICATION_MEDIA)),
    /** Of the phone provider, when the code came from there. */
    session_info: optional(4000),
  }),
  reply: z.object({
    message: z.string(),
    /**
     * True: nothing is changed yet, a code has to be entered. We have sent it, or, when `verification_medium` is
     * firebase, the phone provider is to be asked for it.
     */
    otp_send: z.boolean(),
    verification_on: z.nullable(z.enum(VERIFICATIONS)),
    verification_medium: z.nullable(z.enum(VERIFICATION_MEDIA)),
  }),
  perMinute: 60,
});

export const updateZone = endpoint({
  ...ofAccount,
  name: 'updateZone',
  summary:
    'Notes the zone over `latitude` and `longitude` as the customer’s own; without a place, or outside every zone, it stays',
  method: 'GET',
  path: '/api/v1/customer/update-zone',
  reply: z.object({}),
});

export const removeAccount = endpoint({
  ...ofAccount,
  name: 'removeAccount',
  summary:
    'Deletes the account and everything personal in it. Needs a confirmed session; refused while an order runs or is paid in part, and while there is money in the wallet unless it is given up',
  method: 'DELETE',
  path: '/api/v1/customer/remove-account',
  query: z.object({ give_up_balance: z.optional(z.enum(['0', '1'])) }),
  reply: z.array(z.never()),
});
