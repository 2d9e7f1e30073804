import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

export type Step = CommandStep | { name: string; work: () => Promise<void> };

type CommandStep = {
  name: string;
  command: string;
  /** Whose report counts the tests; without one the step itself counts as one. */
  report?: 'vitest' | 'playwright';
  env?: Record<string, string>;
  before?: () => Promise<Record<string, string>>;
};

export type Outcome = { passed: number; failed: number; output: string };

/** `failures`: the names of the tests that failed, where the runner's report names them. */
type Count = Omit<Outcome, 'output'> & { failures?: readonly string[] };

/** Runs one step, counts what it proved, says how long it took, and at once what failed: the whole may be cut short. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = Date.now();
  const { failures = [], ...outcome } = await outcomeOf(step).catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: String(error),
    failures: [],
  }));
  const { passed, failed } = outcome;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${failed === 0 ? '✓' : '✗'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  for (const name of failures) console.log(`    ✗ ${name}`);
  return outcome;
}

async function outcomeOf(step: Step): Promise<Outcome & Count> {
  if ('command' in step) return runCommand(step);
  await step.work();
  return { passed: 1, failed: 0, output: '' };
}

async function runCommand(step: CommandStep): Promise<Outcome & Count> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const report = join(folder, 'report.json');
  try {
    const prepared = (await step.before?.()) ?? {};
    const { code, output } = await run(step.command + reportFlags(step.report, report), {
      ...process.env,
      ...step.env,
      ...prepared,
      ...(step.report === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    });
    return { ...count(step, code, report), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reportFlags(kind: CommandStep['report'], file: string): string {
  if (kind === 'vitest') return ` --reporter=default --reporter=json --outputFile.json=${file}`;
  return kind === 'playwright' ? ' --reporter=dot,json' : '';
}

/** A runner that ends badly without a failed test (a file that does not load, say) has failed all the same. */
function count(step: CommandStep, code: number, report: string): Count {
  if (!step.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const outcome = step.report === 'vitest' ? countVitest(report) : countPlaywright(report);
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
};

function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = readReport<VitestReport>(report);
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: { title: string; file: string; ok: boolean }[] };

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

function countPlaywright(report: string): Count {
  const { stats, suites } = readReport<PlaywrightReport>(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: suites.flatMap(failuresOf) };
}

const failuresOf = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failuresOf),
];

const readReport = <Report>(file: string): Report => JSON.parse(readFileSync(file, 'utf8'));

function run(command: string, env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
