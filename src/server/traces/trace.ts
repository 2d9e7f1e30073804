import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Names, numbers and states: never what somebody typed, sent or is called. */
type Facts = Readonly<Record<string, string | number>>;

/** As OTLP numbers them. */
const KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

export type FinishedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: (typeof KINDS)[keyof typeof KINDS];
  startMs: number;
  endMs: number;
  facts: Facts;
  isFault: boolean;
};

export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  end(outcome?: { name?: string; facts?: Facts; isFault?: boolean }): void;
};

type Parent = { traceId: string; spanId: string };

export type Tracer = {
  /** Begins a piece of work: within what is going on now, or where `parent` (a traceparent) says. */
  begin(name: string, kind: keyof typeof KINDS, facts?: Facts, parent?: string | null): Span;
  /** What is done within it, whenever that is, belongs to the span. */
  within<Result>(span: Span, work: () => Result): Result;
  /** A whole piece of work, as part of another one; alone it is not worth a trace. */
  part<Result>(name: string, kind: keyof typeof KINDS, facts: Facts, work: () => Promise<Result>): Promise<Result>;
  /** Whether anything is going on that a span could be part of. */
  isOn(): boolean;
  /** What is going on now, as others carry it (W3C traceparent); null: nothing. */
  carried(): string | null;
};

const now = () => performance.timeOrigin + performance.now();
const id = (bytes: number) => randomBytes(bytes).toString('hex');

export function makeTracer(finished: (span: FinishedSpan) => void): Tracer {
  const current = new AsyncLocalStorage<Parent>();

  function begin(name: string, kind: keyof typeof KINDS, facts: Facts = {}, carried: string | null = null): Span {
    const parent = current.getStore() ?? parentIn(carried);
    const [traceId, spanId, startMs] = [parent?.traceId ?? id(16), id(8), now()];
    return {
      traceId,
      spanId,
      end(outcome = {}) {
        finished({
          traceId,
          spanId,
          ...(parent && { parentSpanId: parent.spanId }),
          name: outcome.name ?? name,
          kind: KINDS[kind],
          startMs,
          endMs: now(),
          facts: { ...facts, ...outcome.facts },
          isFault: outcome.isFault ?? false,
        });
      },
    };
  }

  return {
    begin,
    within: (span, work) => current.run(span, work),
    async part(name, kind, facts, work) {
      if (!current.getStore()) return work();
      const span = begin(name, kind, facts);
      try {
        const result = await current.run(span, work);
        span.end();
        return result;
      } catch (error) {
        span.end({ isFault: true });
        throw error;
      }
    },
    isOn: () => current.getStore() !== undefined,
    carried() {
      const span = current.getStore();
      return span ? `00-${span.traceId}-${span.spanId}-01` : null;
    },
  };
}

function parentIn(carried: string | null): Parent | null {
  const [, traceId = '', spanId = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(carried ?? '') ?? [];
  return /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(spanId) ? { traceId, spanId } : null;
}
