import type { TestProject } from 'vitest/node';
import { townServer } from './town-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: { kind: 'pglite'; image: string } | { kind: 'postgres'; server: string };
  }
}

/** The demo town is made once on a PostgreSQL server; every test file starts from its own copy of it. */
export default async function setup(project: TestProject) {
  const server = await townServer();
  project.provide('database', { kind: 'postgres', server: server.url });
  return () => server.stop();
}
