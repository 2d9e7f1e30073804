import { at } from '../at.ts';

/** Numbers waiting in order of their cost; the same number may wait twice, the cheaper one leaves first. */
export class MinHeap {
  private readonly items: number[] = [];
  private readonly costs: number[] = [];

  get size(): number {
    return this.items.length;
  }

  push(item: number, cost: number): void {
    let place = this.items.length;
    this.items.push(item);
    this.costs.push(cost);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (at(this.costs, parent) <= cost) break;
      this.move(parent, place);
      place = parent;
    }
    this.items[place] = item;
    this.costs[place] = cost;
  }

  /** Only to be called while something waits. */
  pop(): { item: number; cost: number } {
    const top = { item: at(this.items, 0), cost: at(this.costs, 0) };
    const item = this.items.pop() ?? 0;
    const cost = this.costs.pop() ?? 0;
    if (this.items.length > 0) this.sink(item, cost);
    return top;
  }

  private sink(item: number, cost: number): void {
    const count = this.items.length;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= count) break;
      if (child + 1 < count && at(this.costs, child + 1) < at(this.costs, child)) child++;
      if (at(this.costs, child) >= cost) break;
      this.move(child, place);
      place = child;
    }
    this.items[place] = item;
    this.costs[place] = cost;
  }

  private move(from: number, to: number): void {
    this.items[to] = at(this.items, from);
    this.costs[to] = at(this.costs, from);
  }
}
