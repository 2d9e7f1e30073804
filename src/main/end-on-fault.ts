import type { FastifyBaseLogger } from 'fastify';

/**
 * A fault that nobody caught: what it left behind is unknown, so the process does not go on. It is logged with its cause,
 * whoever is being served is served, and the exit code tells whoever watches over the process to start it again.
 */
export function endOnFault(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let isEnding = false;
  const end = async (error: unknown, origin: string) => {
    log.fatal({ err: asError(error) }, origin);
    if (isEnding) return;
    isEnding = true;
    await stop().catch((failure: unknown) => log.fatal({ err: asError(failure) }, 'stop'));
    process.exit(1);
  };
  process.on('uncaughtException', (error) => void end(error, 'uncaught exception'));
  process.on('unhandledRejection', (reason) => void end(reason, 'unhandled rejection'));
}

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('thrown, and no error', { cause: thrown });
