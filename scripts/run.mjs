// The first step of every command. Plain JavaScript without dependencies, because it runs before anything is installed,
// on whatever Node the machine has: installs what the lock file says, then goes on with the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** As --max-semi-space-size=4, which would also hold for threads that ask for less. */
const YOUNG = '--scavenger-max-new-space-capacity-mb=2';

/**
 * For a small machine. Compiled a second time, better, the embedded database took a gigabyte and two seconds of the
 * start, and what a page waits for became hardly faster. Memory that is done with goes back before the heap has doubled,
 * and what is large goes back at once.
 */
const SMALL_FLAGS = ['--liftoff-only', YOUNG, '--heap-growing-percent=25'];
const SMALL_ENV = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const [command = 'start', ...rest] = process.argv.slice(2);

installIfNeeded();
const script = join('scripts', `${command.replace(':', '-')}.ts`);
if (!existsSync(script)) {
  console.error(`There is no command "${command}".`);
  process.exit(1);
}
goOn(script, rest);

function installIfNeeded() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const stamp = join('node_modules', '.installed-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (npm ci)');
  const started = Date.now();
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
  writeFileSync(stamp, lock);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

function goOn(file, args) {
  // The same Node for everything below, also for what the scripts start themselves.
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  const child = spawn(join('node_modules', '.bin', 'node'), [...flags(), file, ...args], {
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: join(root, 'build', '.compiled'),
      ...(isEmbedded() ? SMALL_ENV : {}),
      ...process.env,
      PATH: path,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm, told to stop, leaves at once and tells nobody: whoever finds itself without its parent stops too.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** Without a database server the shop shares a small machine with its database. */
function isEmbedded() {
  return command === 'start' && !process.env.DATABASE_URL;
}

function flags() {
  return ['--disable-warning=ExperimentalWarning', ...(isEmbedded() ? SMALL_FLAGS : [])];
}
