import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Dockerfile, compose.yaml and the proxy's file, read as far as tests need it. */
export type Service = {
  image?: string;
  build?: string;
  env_file?: { path: string; required: boolean }[];
  environment?: Record<string, string | number>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
};

const read = (path: string) => readFileSync(path, 'utf8');

export const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  read('compose.yaml'),
  { merge: true },
);
type WorkflowStep = { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, unknown> };
export const workflow: {
  jobs: Record<string, { strategy?: { matrix: Record<string, (string | number)[]> }; steps: WorkflowStep[] }>;
} = parse(read('.github/workflows/test.yml'));
export const caddyfile = read('deploy/Caddyfile');
export const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');

/** The processes of the shop, by name. */
export const apps = Object.entries(compose.services).filter(([, { image }]) => image === 'storefront');

const stages = dockerfile.split(/^FROM .*$/m).slice(1);
const [buildStage = '', lastStage = ''] = stages;

export const image = {
  /** What is copied from the project into the stage that builds. */
  copied: [...buildStage.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' ')),
  /** What the first stage does beside copying, and what the image has of that. */
  run: [...buildStage.matchAll(/^RUN (.+)$/gm)].flatMap(([, commands = '']) => commands.split(' && ')),
  taken: [...lastStage.matchAll(/^COPY --from=build (?:--chown=\S+ )?(\S+) \/$/gm)].map(([, path = '']) => path),
  environment: Object.fromEntries(
    (/^ENV (NODE_ENV=.*)$/m.exec(lastStage)?.[1] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
  ),
  command: JSON.parse(/^CMD (\[.*\])$/m.exec(lastStage)?.[1] ?? '[]') as string[],
};

/** What `docker compose` makes of ${NAME:-default}; ${NAME:?…} needs the operator's value. */
const filled = (value: string | number, given: Record<string, string>) =>
  String(value).replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    const known = given[name] ?? (kind === '-' ? rest : undefined);
    if (known === undefined) throw new Error(`${name} is missing`);
    return known;
  });

/** The environment of a service as compose gives it to the process. */
export const environmentOf = ({ environment = {} }: Service, given: Record<string, string>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value, given)]));
