const NAME = 'http_request_duration_seconds';
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, Number.POSITIVE_INFINITY] as const;

type Times = { counts: number[]; sum: number };

/**
 * How long answers took, as a Prometheus histogram. Counted by hand: the library's histogram costs as much as the rest of
 * a cached answer. Labels are route patterns, never addresses, so that their number stays small.
 */
export function responseTimes() {
  const byLabels = new Map<string, Times>();

  return {
    add(method: string, route: string, status: number, seconds: number) {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      let times = byLabels.get(labels);
      if (!times) {
        times = { counts: BUCKETS.map(() => 0), sum: 0 };
        byLabels.set(labels, times);
      }
      const bucket = BUCKETS.findIndex((most) => seconds <= most);
      times.counts[bucket] = (times.counts[bucket] ?? 0) + 1;
      times.sum += seconds;
    },

    /** In the text form that Prometheus reads; its buckets include the smaller ones. */
    text(): string {
      const lines = [`# HELP ${NAME} Time to answer, by route and status`, `# TYPE ${NAME} histogram`];
      for (const [labels, { counts, sum }] of byLabels) {
        let total = 0;
        BUCKETS.forEach((most, index) => {
          total += counts[index] ?? 0;
          const le = most === Number.POSITIVE_INFINITY ? '+Inf' : most;
          lines.push(`${NAME}_bucket{le="${le}",${labels}} ${total}`);
        });
        lines.push(`${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${total}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}
