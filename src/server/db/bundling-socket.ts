import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * Sends what is written in one go of the event loop in one piece. To wake the kernel and the server costs more than most
 * statements do.
 */
export class BundlingSocket extends Socket {
  #isBundling = false;

  /** Node gives a socket that connects its own way to write, over ours. */
  override connect(...where: unknown[]): this {
    super.connect(...(where as [never]));
    Reflect.deleteProperty(this, 'write');
    return this;
  }

  override write(chunk: string | Uint8Array, written?: Written): boolean;
  override write(chunk: string | Uint8Array, encoding?: BufferEncoding, written?: Written): boolean;
  override write(chunk: string | Uint8Array, ...rest: unknown[]): boolean {
    if (!this.#isBundling) {
      this.#isBundling = true;
      this.cork();
      process.nextTick(() => {
        this.#isBundling = false;
        this.uncork();
      });
    }
    return super.write(chunk, ...(rest as []));
  }
}
