import type { FinishedSpan } from './trace.ts';

const EVERY_MS = 1000;
/** More than this wait only when nobody takes them: the oldest are given up, the shop goes on. */
const MOST_WAITING = 5000;
const PATIENCE_MS = 5000;

export type SpanExporter = { add(span: FinishedSpan): void; close(): Promise<void> };

/** Sends spans to a collector as OTLP over HTTP, in JSON. A collector that is away costs spans and nothing else. */
export function otlpExporter(endpoint: string, failed: (error: unknown) => void): SpanExporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  let waiting: FinishedSpan[] = [];
  let isAway = false;

  async function send() {
    const spans = waiting;
    if (spans.length === 0) return;
    waiting = [];
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(inOtlp(spans)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the collector of traces answered ${answer.status}`);
      isAway = false;
    } catch (error) {
      // Told once, and not each second.
      if (!isAway) failed(error);
      isAway = true;
    }
  }

  const timer = setInterval(send, EVERY_MS).unref();
  return {
    add(span) {
      if (waiting.length >= MOST_WAITING) waiting.shift();
      waiting.push(span);
    },
    close() {
      clearInterval(timer);
      return send();
    },
  };
}

const inOtlp = (spans: readonly FinishedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributes({ 'service.name': 'storefront', 'process.pid': process.pid }) },
      scopeSpans: [{ scope: { name: 'storefront' }, spans: spans.map(spanInOtlp) }],
    },
  ],
});

const spanInOtlp = ({ startMs, endMs, facts, isFault, ...span }: FinishedSpan) => ({
  ...span,
  startTimeUnixNano: nanoseconds(startMs),
  endTimeUnixNano: nanoseconds(endMs),
  attributes: attributes(facts),
  status: isFault ? { code: 2 } : {},
});

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);

const attributes = (facts: Readonly<Record<string, string | number>>) =>
  Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
