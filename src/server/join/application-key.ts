import { AppError } from '#contract/errors.ts';
import { applicationPage } from '#contract/join/fields.ts';
import type { Deps } from '../deps.ts';
import { isSameSecret } from '../providers/is-same-secret.ts';

type Tools = Pick<Deps, 'hashSecret'>;

const sealOf = ({ hashSecret }: Tools, id: number): string => hashSecret(`key of application ${id}`);

/** What opens an application: its number, and our seal on it, stored nowhere and not to be guessed. */
export const applicationKey = (tools: Tools, id: number): string => `${id}-${sealOf(tools, id)}`;

/** The application that a key opens, sent as `field`. A wrong one is answered like one that does not exist. */
export function readApplicationKey(tools: Tools, key: string, field: 'store_id' | 'key' = 'store_id'): number {
  const [, number = '', given = ''] = /^(\d{1,15})-(.+)$/.exec(key) ?? [];
  const id = Number(number);
  if (!isSameSecret(sealOf(tools, id), given)) throw new AppError('application_unknown', field);
  return id;
}

/** Where whoever has it sees what became of it. */
export const stateLink = (deps: Tools & Pick<Deps, 'env'>, id: number): string =>
  `${deps.env.PUBLIC_URL}${applicationPage(applicationKey(deps, id))}`;
