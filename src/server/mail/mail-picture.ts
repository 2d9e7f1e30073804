import { mailPictureFile } from '#contract/media/media.ts';
import type { Env } from '../env.ts';

/** The absolute address of a small square picture, sharp on a phone. */
export const mailPicture = (env: Pick<Env, 'PUBLIC_URL'>, id: string | null): string | null =>
  id === null ? null : `${env.PUBLIC_URL}${mailPictureFile(id)}`;
