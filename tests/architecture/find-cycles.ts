import type { Import } from './rules.ts';

/** Groups of files that all reach each other by imports (Tarjan's strongly connected components), each in order. */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const index = order.size;
    order.set(file, index);
    lowest.set(file, index);
    path.push(file);
    for (const { to } of targets.get(file) ?? []) {
      const reached = order.has(to) ? (path.includes(to) ? order.get(to) : undefined) : visit(to);
      lowest.set(file, Math.min(lowest.get(file) ?? index, reached ?? index));
    }
    if (lowest.get(file) === index) {
      const group = path.splice(path.indexOf(file));
      if (group.length > 1) cycles.push(group.sort());
    }
    return lowest.get(file) ?? index;
  }

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
