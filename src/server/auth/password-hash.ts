import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's own choice) as OWASP advises: 19 MiB, two passes, one lane. A hash names its own, so they may grow. */
export const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID);

let unknownUser: Promise<string> | undefined;

/** Without a hash the same work is done in vain, so that the time of the answer does not tell who has an account. */
export async function isPassword(password: string, password_hash: string | null): Promise<boolean> {
  unknownUser ??= hashPassword('nobody has this password');
  const isRight = await verify(password_hash ?? (await unknownUser), password);
  return isRight && password_hash !== null;
}
