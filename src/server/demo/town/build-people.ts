import { hashSync } from '@node-rs/argon2';
import { searchable } from '#domain/search/searchable.ts';
import { ARGON2ID } from '#server/auth/password-hash.ts';
import type { Draft } from './draft.ts';
import { DEMO_PASSWORD, demoCustomers, facesOf, familyNames, menNames, womenNames } from './people.ts';
import { type Random, randomFrom } from './random.ts';

const REVIEWERS = 240;

/** The two demo customers first, then the people whose reviews fill the town. Says the reviewers' ids. */
export function buildCustomers(draft: Draft): number[] {
  for (const { face, language, ...person } of demoCustomers) {
    const customer_id = draft.add('customers', {
      ...person,
      password_hash: hashPassword(DEMO_PASSWORD, person.email),
      image: draft.face(face, 'lilac'),
      is_phone_verified: true,
      is_email_verified: true,
      is_demo: true,
      current_language_key: language,
      created_at: draft.moment(-400),
    });
    openBooks(draft, customer_id, person);
  }
  return Array.from({ length: REVIEWERS }, (_, index) => addReviewer(draft, index));
}

/** What somebody starts with stands in the books like everything after it. */
function openBooks(
  draft: Draft,
  customer_id: number,
  { wallet_balance, loyalty_point }: { wallet_balance: number; loyalty_point: number },
) {
  const entry = { customer_id, debit: 0, reference: 'welcome', created_at: draft.moment(-30) };
  draft.add('wallet_entries', {
    ...entry,
    transaction_type: 'add_fund_by_admin',
    credit: wallet_balance,
    admin_bonus: 0,
    balance: wallet_balance,
  });
  draft.add('loyalty_entries', {
    ...entry,
    transaction_type: 'order_place',
    credit: loyalty_point,
    balance: loyalty_point,
  });
}

function addReviewer(draft: Draft, index: number): number {
  const random = randomFrom(`reviewer ${index}`);
  const { name, face } = randomPerson(random);
  const family = random.pick(familyNames);
  const ground = random.pick(['lilac', 'sky', 'mint', 'peach', 'butter'] as const);
  return draft.add('customers', {
    f_name: name,
    l_name: family,
    email: `${plain(`${name} ${family}`)}-${index + 1}@example.com`,
    phone: null,
    // Nobody knows a password for them: they cannot be signed in to.
    password_hash: null,
    image: random.chance(0.7) ? draft.face(face, ground) : null,
    is_phone_verified: false,
    is_email_verified: true,
    is_demo: true,
    current_language_key: random.chance(0.7) ? 'en' : 'es',
    ref_code: `TOWN${String(index + 1).padStart(4, '0')}`,
    wallet_balance: 0,
    loyalty_point: 0,
    created_at: draft.moment(-random.whole(200, 900)),
  });
}

/** A first name and a face that goes with it. */
export function randomPerson(random: Random): { name: string; face: string } {
  const sex = random.chance(0.5) ? 'women' : 'men';
  const name = random.pick<string>(sex === 'women' ? womenNames : menNames);
  return { name, face: random.pick(facesOf(name, sex)) };
}

const plain = (name: string): string => searchable(name).replace(/[^a-z0-9]+/g, '-');

/** Like everybody's, but that the salt is fixed: the password is public and the seed is the same each time. */
const hashPassword = (password: string, salt: string): string =>
  hashSync(password, { ...ARGON2ID, salt: Buffer.from(salt.padEnd(16, '.')) });
