import { pictureFile, type Ratio } from '#contract/media/media.ts';
import type { Env } from '../env.ts';

/** The address of a picture in a middle size; the browser makes the other sizes' addresses from it. */
export const pictureUrl = (env: Pick<Env, 'PUBLIC_URL'>, id: string | null, ratio: Ratio): string | null =>
  id === null ? null : `${env.PUBLIC_URL}${pictureFile(id, ratio, 480)}`;
