/** Remembers the last answers for a while: the least recently used one leaves first. */
export class ExpiringCache<Value> {
  private readonly entries = new Map<string, { value: Value; until: number }>();
  private readonly limits: { size: number; milliseconds: number };
  private readonly now: () => number;

  constructor(limits: { size: number; milliseconds: number }, now: () => number = Date.now) {
    this.limits = limits;
    this.now = now;
  }

  async remember(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.entries.get(key);
    this.entries.delete(key);
    if (known && known.until > this.now()) {
      this.entries.set(key, known);
      return known.value;
    }
    // Cached only when it succeeded: a failure must not be remembered.
    const value = await make();
    this.entries.set(key, { value, until: this.now() + this.limits.milliseconds });
    const oldest = this.entries.keys().next();
    if (this.entries.size > this.limits.size && !oldest.done) this.entries.delete(oldest.value);
    return value;
  }
}
