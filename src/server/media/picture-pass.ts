import type { Ratio } from '#contract/media/media.ts';
import type { Deps } from '../deps.ts';
import { isSameSecret } from '../providers/is-same-secret.ts';
import { pictureUrl } from './picture-url.ts';

type Tools = Pick<Deps, 'hashSecret' | 'now'>;

const HOUR_MS = 3_600_000;

/**
 * A private picture is addressed by its id and a pass that we sealed for whoever may see it now, good for one to two hours:
 * an address that is passed on or stays in a history opens nothing for long. All within an hour get the same one, so that
 * a page that asks again shows the picture it has.
 */
export function privatePictureUrl(tools: Tools & Pick<Deps, 'env'>, id: string, ratio: Ratio): string | null {
  const until = Math.ceil(tools.now().getTime() / HOUR_MS) + 1;
  return pictureUrl(tools.env, `${id}.${until}.${seal(tools, id, until)}`, ratio);
}

/** The id in an address, and whether a good pass came with it. */
export function readPass(tools: Tools, address: string): { id: string; mayOpen: boolean } {
  const [id = '', until = '', given = ''] = address.split('.');
  if (!/^\d{1,9}$/.test(until) || Number(until) * HOUR_MS < tools.now().getTime()) return { id, mayOpen: false };
  return { id, mayOpen: isSameSecret(seal(tools, id, Number(until)), given) };
}

const seal = ({ hashSecret }: Tools, id: string, until: number): string =>
  hashSecret(`picture ${id} until ${until}`).slice(0, 32);
