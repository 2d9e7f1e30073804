import { type Plugin, parseAst } from 'vite';

/** What of a library's file our pages do without. */
export type Unused = {
  /** Functions and methods that are never called. */
  never?: string[];
  /** Those that are called, and have nothing to do here. */
  nothing?: string[];
  /** Conditions whose outcome is known. */
  known?: Record<string, boolean>;
  /** Conditions of an `if` that are never met: what is done then throws. */
  unmet?: string[];
  /** Cases that never come, by what is switched on. */
  cases?: Record<string, string[]>;
  /** Functions whose words are for developers. */
  words?: string[];
  /** What is made only to be compared with: any object will do. */
  marks?: string[];
};

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Case = { test: Node | null; consequent: Node[] };

/**
 * Takes out of libraries what a bundler cannot know to be unused, in the browser's scripts only. The build fails when a
 * name is gone, and the page when something left out is called after all: a new version does not break silently.
 */
export function leaveOut(parts: Record<string, Unused>): Plugin {
  const seen = new Set<string>();
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [path = ''] = id.split('?');
      const file = Object.keys(parts).find((name) => path.endsWith(`/node_modules/${name}`));
      if (!file) return null;
      seen.add(file);
      return { code: withoutUnused(code, parts[file] ?? {}, file), map: null };
    },
    generateBundle() {
      const unseen = Object.keys(parts).filter((file) => !seen.has(file));
      if (unseen.length > 0) this.error(`${unseen.join(', ')} is not in the build any more`);
    },
  };
}

export function withoutUnused(code: string, unused: Unused, file: string): string {
  const { never = [], nothing = [], known = {}, unmet = [], cases = {}, words = [], marks = [] } = unused;
  const values = Object.entries(cases).flatMap(([choice, names]) => names.map((name) => `${choice} ${name}`));
  const missing = new Set([...never, ...nothing, ...Object.keys(known), ...unmet, ...values, ...marks]);
  const tests = new Set<Node>();
  const cuts: { start: number; end: number; put: string }[] = [];
  const textOf = ({ start, end }: Node) => code.slice(start, end).replace(/\s+/g, ' ');
  const put = (text: string, { start, end }: Node, name: string) => {
    missing.delete(name);
    cuts.push({ start, end, put: text });
  };

  (function look(node: Node) {
    const { name, body } = functionIn(node, textOf) ?? {};
    if (name && isNode(body) && never.includes(name)) return put(`{ throw Error('${name} is left out') }`, body, name);
    if (name && isNode(body) && nothing.includes(name)) return put('{}', body, name);
    if (node.type === 'CallExpression' && marks.includes(textOf(node))) return put('{}', node, textOf(node));
    const outcome = tests.has(node) ? known[textOf(node)] : undefined;
    if (outcome !== undefined) return put(`${outcome}`, node, textOf(node));
    if (isNode(node.test)) tests.add(node.test);
    const met = node.type === 'IfStatement' && isNode(node.test) ? textOf(node.test) : '';
    if (unmet.includes(met) && isNode(node.consequent))
      return put(`throw Error('a condition of ${file} is left out');`, node.consequent, met);
    const choice = isNode(node.discriminant) ? textOf(node.discriminant) : '';
    for (const [name, { start }] of beginnings(node.cases as Case[] | undefined, textOf)) {
      if (!cases[choice]?.includes(name)) continue;
      // In front of what it did: names that are declared there may be used by other cases.
      put(`throw Error('${choice} ${name} is left out');`, { ...node, start, end: start }, `${choice} ${name}`);
    }
    const called = isNode(node.callee) ? textOf(node.callee) : '';
    if (words.includes(called)) {
      for (const said of node.arguments as Node[]) if (/^["`]/.test(textOf(said))) put("''", said, called);
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) look(part);
  })(parseAst(code) as unknown as Node);
  if (missing.size > 0) throw new Error(`${file} has no ${[...missing].join(', ')} any more`);

  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((rest, cut) => rest.slice(0, cut.start) + cut.put + rest.slice(cut.end), code);
}

/** A function, a method, or a function that is put somewhere. */
function functionIn(node: Node, textOf: (node: Node) => string): { name: string; body: unknown } | undefined {
  const [name, made] = [node.id ?? node.key ?? node.left, node.value ?? node.right ?? node.init ?? node] as unknown[];
  return isNode(name) && isNode(made) ? { name: textOf(name), body: made.body } : undefined;
}

/** The cases of a switch by name, and where they begin; not those that another one runs into. */
function beginnings(cases: Case[] = [], textOf: (node: Node) => string): [string, Node][] {
  return cases.flatMap(({ test, consequent: [first] }, at) => {
    const before = cases[at - 1];
    const isAlone = !before || /^(Break|Continue|Return|Throw)/.test(before.consequent.at(-1)?.type ?? '');
    return test && first && isAlone ? [[textOf(test), first] as [string, Node]] : [];
  });
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
