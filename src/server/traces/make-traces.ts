import { otlpExporter } from './otlp-exporter.ts';
import { traceOutgoingCalls } from './outgoing-calls.ts';
import { makeTracer, type Tracer } from './trace.ts';

export type Traces = { tracer: Tracer; close(): Promise<void> };

/** Nothing is traced, and nothing is paid for it, unless somebody collects. */
export function makeTraces(endpoint: string | undefined): Traces | null {
  if (!endpoint) return null;
  const exporter = otlpExporter(endpoint, (error) => console.error(`Traces are lost: ${String(error)}`));
  const tracer = makeTracer(exporter.add);
  const stopOutgoing = traceOutgoingCalls(tracer);
  return {
    tracer,
    close() {
      stopOutgoing();
      return exporter.close();
    },
  };
}
