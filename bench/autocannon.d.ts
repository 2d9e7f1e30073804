/** The part of the load generator that we use; it ships no types. */
declare module 'autocannon' {
  type Client = { setHeaders(headers: Record<string, string>): void };
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    setupClient?: (client: Client) => void;
  };
  export type Result = {
    requests: { average: number };
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
