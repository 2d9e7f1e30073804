/** Where files live: a folder on this machine, or a store that several machines share. */
type StoredFile = { bytes: Buffer; contentType: string; size: number };

export type Files = {
  /** Writes the whole file or nothing; a file that was there is replaced. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
};

/** `media/4f0c…/4x3-480.webp`: plain names between slashes. No name starts with a dot, so none can lead out. */
const KEY = /^[a-z0-9_-][a-z0-9_.-]*(\/[a-z0-9_-][a-z0-9_.-]*)*$/i;
const LONGEST_KEY = 300;

export const isFileKey = (key: string): boolean => key.length <= LONGEST_KEY && KEY.test(key);

/** The kinds of file this product keeps. The ending says the kind, so a stored file needs no second record of it. */
const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
};

export const contentTypeOf = (key: string): string =>
  CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
