import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const command = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');

export type TestS3 = { host: string; stop(): Promise<void> };

/** A real S3-compatible store in a process of its own, with the bucket `shop` and the key and secret S3RVER. */
export async function startS3(): Promise<TestS3> {
  const folder = mkdtempSync(join(tmpdir(), 's3-'));
  const arguments_ = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--no-vhost-buckets', '--configure-bucket', 'shop'];
  const child = spawn(process.execPath, [command, ...arguments_], { stdio: ['ignore', 'pipe', 'inherit'] });
  return {
    host: await printedAddress(child),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const printedAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /listening on (\S+:\d+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`s3rver ended with ${code}: ${said}`)));
  });
