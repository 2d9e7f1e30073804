import { existsSync, globSync, readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Db } from '#server/db/db.ts';
import { readEnv, SETTINGS } from '#server/env.ts';
import { mountHealth } from '#server/http/health.ts';

type Service = {
  image?: string;
  build?: string;
  environment?: Record<string, string | number>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
};
type Compose = { services: Record<string, Service>; volumes: Record<string, null> };

const read = (path: string) => readFileSync(path, 'utf8');
const compose: Compose = parse(read('compose.yaml'), { merge: true });
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
const proxy = read('deploy/Caddyfile');
const apps = Object.entries(compose.services).filter(([, { image }]) => image === 'storefront');
const environmentOf = ({ environment = {} }: Service) => environment;

/** What `docker compose` makes of ${NAME:-default}; ${NAME:?…} needs the operator's value. */
const filled = (value: string | number, given: Record<string, string>) =>
  String(value).replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    const known = given[name] ?? (kind === '-' ? rest : undefined);
    if (known === undefined) throw new Error(`${name} is missing`);
    return known;
  });

const operator = { SECRET_KEY: 'k'.repeat(32), POSTGRES_PASSWORD: 'secret', PUBLIC_URL: 'https://shop.example' };

describe('compose.yaml', () => {
  test('two processes of the shop share one database, one Redis and one key [OPS-007]', () => {
    expect(apps.map(([name]) => name)).toEqual(['app-1', 'app-2']);
    const [first, second] = apps.map(([, service]) => environmentOf(service));
    expect(first).toEqual(second);
    expect(Object.keys(compose.services)).toContain(new URL(filled(first?.DATABASE_URL ?? '', operator)).hostname);
    expect(Object.keys(compose.services)).toContain(new URL(String(first?.REDIS_URL)).hostname);
  });

  test('their settings are settings of ours, and a start with them is accepted [OPS-007]', () => {
    for (const [, service] of apps) {
      const environment = environmentOf(service);
      for (const name of Object.keys(environment)) expect(Object.keys(SETTINGS)).toContain(name);
      const values = Object.entries(environment).map(([name, value]) => [name, filled(value, operator)]);
      expect(readEnv(Object.fromEntries(values))).toMatchObject({ DEMO: false, TRUST_PROXY: true });
    }
  });

  test.each(Object.keys(operator))('there is no default for %s [OPS-007] [SEC-007]', (name) => {
    const { [name]: _, ...rest } = operator as Record<string, string>;
    const all = apps.flatMap(([, service]) => Object.values(environmentOf(service)));
    expect(() => all.map((value) => filled(value, rest))).toThrow(`${name} is missing`);
  });

  test('the database asks for the password that the shop is given [OPS-007]', () => {
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = environmentOf(compose.services.database ?? {});
    const address = new URL(filled(environmentOf(compose.services['app-1'] ?? {}).DATABASE_URL ?? '', operator));
    expect([POSTGRES_USER, filled(POSTGRES_PASSWORD ?? '', operator), `/${POSTGRES_DB}`]).toEqual([
      address.username,
      address.password,
      address.pathname,
    ]);
  });

  test('only the proxy can be reached from outside, and it knows both processes [OPS-007]', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
    const upstreams = /reverse_proxy (.*) \{/.exec(proxy)?.[1]?.split(' ');
    const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1];
    expect(upstreams).toEqual(apps.map(([name]) => `${name}:${port}`));
  });

  test('everybody is watched, and waits for whom it needs [OPS-007]', () => {
    for (const [name, { image, healthcheck, depends_on = {} }] of Object.entries(compose.services)) {
      expect(image === 'storefront' || healthcheck, name).toBeTruthy();
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        expect(Object.keys(compose.services)).toContain(needed);
        expect(condition).toBe('service_healthy');
      }
    }
  });

  test('every volume and every mounted file exists [OPS-007]', () => {
    for (const mount of Object.values(compose.services).flatMap(({ volumes = [] }) => volumes)) {
      const source = mount.split(':')[0] ?? '';
      expect(source.startsWith('.') ? existsSync(source) : source in compose.volumes, mount).toBe(true);
    }
  });
});

describe('Dockerfile', () => {
  const stages = dockerfile.split(/^FROM .*$/m).slice(1);
  const copies = (stage = '') =>
    [...stage.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]') as string[];

  test('copies what exists and is not ignored [OPS-007]', () => {
    const ignored = read('.dockerignore').trim().split('\n');
    expect(copies(stages[0]).length).toBeGreaterThan(5);
    for (const path of copies(stages[0])) {
      expect(existsSync(path), path).toBe(true);
      expect(ignored).not.toContain(path);
    }
  });

  test('the last stage takes what the first one has [OPS-007]', () => {
    const taken = [...(stages[1] ?? '').matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path);
    const made = ['node_modules', 'build'];
    expect(taken.filter((path) => !copies(stages[0]).includes(path ?? '') && !made.includes(path ?? ''))).toEqual([]);
    // What the process reads while it runs.
    expect(taken).toEqual(expect.arrayContaining(['package.json', 'migrations', 'src', ...made]));
  });

  test('starts a file that exists, not as root, on an address others can reach [OPS-007]', () => {
    expect(command[0]).toBe('node');
    expect(existsSync(command.at(-1) ?? '')).toBe(true);
    expect(dockerfile).toMatch(/^USER node$/m);
    const [, settings = ''] = /^ENV (NODE_ENV=.*)$/m.exec(dockerfile) ?? [];
    const environment = Object.fromEntries(settings.split(' ').map((pair) => pair.split('=')));
    expect(environment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
    expect(readEnv(environment)).toMatchObject({ PORT: 3000, DATA_DIR: '/app/data' });
  });

  test('what runs in it needs no development package [OPS-007]', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const files = globSync(['src/main.ts', 'src/{main,server,contract,domain}/**/*.ts']).filter(
      (path) => !path.includes('.test.'),
    );
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/^(?:import|export) (?!type)[\w*{},\s]*from '([@\w][^']*)'/gm)]
        .map(([, name = '']) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
        .filter((name) => !name.startsWith('node:') && !(name in dependencies))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

test('the health checks of image and proxy ask a path that answers [OPS-007]', async () => {
  const app = Fastify();
  mountHealth(app, { rows: async () => [] } as unknown as Db, [], () => false);
  const asked = [/\}(\/\w+)`/.exec(dockerfile)?.[1], /health_uri (\S+)/.exec(proxy)?.[1]];
  for (const path of asked) expect((await app.inject(path ?? '')).statusCode).toBe(200);
  expect(asked).toEqual(['/readyz', '/readyz']);
});
