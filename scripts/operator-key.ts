import { parseArgs } from 'node:util';
import { isGrantedScope, OPERATOR_SCOPES } from '#domain/operator/scopes.ts';
import type { Db } from '#server/db/db.ts';
import { readEnv } from '#server/env.ts';
import { listKeys, makeKey, revoke } from '#server/operator/keys.service.ts';
import { secretsOf } from '#server/secrets.ts';
import { readyDatabase } from '../src/main/ready-database.ts';

const USAGE = `npm run operator:key -- make NAME --scopes SCOPE,SCOPE
npm run operator:key -- list
npm run operator:key -- revoke NAME

A name has small letters, digits, dots and dashes. Scopes: ${OPERATOR_SCOPES.join(', ')}, or all.
With :read (orders:read) a key reads and changes nothing.`;

/** Keys of the operator's interface. Diagnostics go to the error stream: the key alone can be piped on. */
async function run(db: Db, [command, name = '']: readonly string[], scopeText: string): Promise<number> {
  const tools = { db, ...secretsOf(env), now: () => new Date() };
  if (command === 'list') {
    for (const key of await listKeys(tools)) {
      const state = key.revoked_at
        ? `revoked ${key.revoked_at.toISOString()}`
        : `last used ${key.last_call_at?.toISOString() ?? 'never'}`;
      console.log(`${key.name}\t${key.scopes.join(',')}\tmade ${key.created_at.toISOString()}\t${state}`);
    }
    return 0;
  }
  if (!/^[a-z0-9][a-z0-9._-]{0,49}$/.test(name)) return usage(`“${name}” cannot be a name.`);
  if (command === 'revoke') {
    const isDone = await revoke(tools, name);
    console.error(isDone ? `${name} opens nothing any more.` : `There is no key ${name}.`);
    return isDone ? 0 : 1;
  }
  const scopes = scopeText === 'all' ? [...OPERATOR_SCOPES] : scopeText.split(',').map((scope) => scope.trim());
  const unknown = scopes.filter((scope) => !isGrantedScope(scope));
  if (unknown.length > 0) return usage(`“${unknown.join(',')}” is no scope.`);
  const key = await makeKey(tools, { name, scopes: scopes.filter(isGrantedScope) });
  if (key === null) {
    console.error(`There is a key ${name} already. Revoke it first, or choose another name.`);
    return 1;
  }
  console.error('This key is shown once. Whoever has it can do what it was made for:');
  console.log(key);
  return 0;
}

function usage(fault: string): number {
  console.error(`${fault}\n\n${USAGE}`);
  return 1;
}

const env = readEnv(process.env);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { scopes: { type: 'string', default: '' } },
});
if (!['make', 'list', 'revoke'].includes(positionals[0] ?? '')) process.exitCode = usage('What shall be done?');
else {
  const db = await readyDatabase({ ...env, DEMO: false }, (line) => console.error(line));
  process.exitCode = await run(db, positionals, values.scopes).finally(() => db.close());
}
