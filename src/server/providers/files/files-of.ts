import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import type { Files } from './files.ts';
import { localFiles } from './local-files.ts';
import { s3Files } from './s3-files.ts';

export type FileSettings = Pick<Env, 'FILES_URL' | 'DATA_DIR'>;

export const filesOf = ({ FILES_URL, DATA_DIR }: FileSettings): Files =>
  FILES_URL ? s3Files(FILES_URL) : localFiles(join(DATA_DIR, 'files'));
