import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gunzip,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip';
/** `isFinal`: nothing better comes. */
type Form = { bytes: Buffer; isFinal: boolean };

export type EncodedBody = ReturnType<typeof encodedBody>;

const SMALLEST_TO_COMPRESS = 1000;

/**
 * A body in the forms it was sent in. Once it is compressed, that is all that is kept: nearly everybody takes it so, and
 * for the others it is unpacked, which is work. `grown` hears how many bytes more, or less, it takes.
 */
export function encodedBody(body: Buffer, grown: (bytes: number) => void) {
  const { length } = body;
  const forms = new Map<Encoding, Form>();
  let plain: Buffer | null = body;

  function keep(encoding: Encoding, packed: Buffer, isFinal: boolean): Buffer {
    const bytes = inItsOwnMemory(packed);
    const before = forms.get(encoding)?.bytes.length ?? 0;
    forms.set(encoding, { bytes, isFinal });
    grown(bytes.length - before - (plain?.length ?? 0));
    plain = null;
    return bytes;
  }

  /** A form to unpack, where the plain one is gone. */
  function packed(): [Encoding, Form] {
    for (const form of forms) return form;
    throw new Error('a body in no form');
  }

  function unpacked(): Buffer {
    if (plain) return plain;
    const [encoding, { bytes }] = packed();
    return CODECS[encoding].unpackNow(bytes);
  }

  async function improve(encoding: Encoding, form: Form) {
    form.isFinal = true;
    const { unpack, packWell } = CODECS[encoding];
    keep(encoding, await packWell(await unpack(form.bytes)), true);
  }

  return {
    length,

    /** What it takes in memory. */
    size: (): number => [...forms.values()].reduce((sum, { bytes }) => sum + bytes.length, plain?.length ?? 0),

    plain: unpacked,

    encodingFor: (accepted: string | string[] | undefined): Encoding | null =>
      length < SMALLEST_TO_COMPRESS ? null : bestEncoding(accepted),

    /** The bytes in this form, when they are made already. What is asked for again is worth packing well; meanwhile the light form goes out. */
    ready(encoding: Encoding | null): Buffer | null {
      if (!encoding) return plain;
      const form = forms.get(encoding);
      // If that fails, the light form stays.
      if (form && !form.isFinal) improve(encoding, form).catch(() => {});
      return form?.bytes ?? null;
    },

    /** The bytes in this form. Most bodies are sent once: that costs as little as it can, no more than to hand it to another thread would. */
    as(encoding: Encoding | null): Buffer {
      const ready = this.ready(encoding);
      if (ready) return ready;
      const body = unpacked();
      return encoding ? keep(encoding, CODECS[encoding].packLightly(body), false) : body;
    },
  };
}

/** The library writes into pieces of 16 KB, and what is shorter would hold on to all of one. */
const inItsOwnMemory = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

const CODECS = {
  br: {
    packLightly: (body: Buffer): Buffer => brotliCompressSync(body, quality(1)),
    packWell: (body: Buffer): Promise<Buffer> => compressBrotli(body, quality(5)),
    unpack: promisify(brotliDecompress),
    unpackNow: brotliDecompressSync,
  },
  gzip: {
    packLightly: (body: Buffer): Buffer => gzipSync(body, { level: constants.Z_BEST_SPEED }),
    packWell: (body: Buffer): Promise<Buffer> => compressGzip(body),
    unpack: promisify(gunzip),
    unpackNow: gunzipSync,
  },
} as const;

function bestEncoding(accepted: string | string[] | undefined): Encoding | null {
  if (typeof accepted !== 'string') return null;
  if (/\bbr\b(?!;q=0(\.0+)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(\.0+)?(,|$))/.test(accepted) ? 'gzip' : null;
}
