import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metric, Sample } from './exposition.ts';

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const classes = [
  ['auth', /^\/auth\/v1(\/|$)/],
  ['rest', /^\/rest\/v1(\/|$)/],
  ['api', /^\/api(\/|$)/],
  ['crm', /^\/crm(\/|$)/],
  ['health', /^\/healthz$/],
] as const;

/** Which part of the product a path belongs to. The path itself may name people, so it is never a label. */
export function routeClass(url: string): string {
  const [path = ''] = url.split('?', 1);
  return classes.find(([, pattern]) => pattern.test(path))?.[0] ?? 'site';
}

interface Series {
  route: string;
  status: string;
  counts: number[];
  sum: number;
  count: number;
}

/** Counts requests and how long they took, by part of the product and status. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>();
  #running = 0;

  /** To be called for each request when it comes in. */
  observe(request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    const route = routeClass(request.url ?? '');
    this.#running += 1;
    response.once('close', () => {
      this.#running -= 1;
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      this.#add(route, status, (performance.now() - start) / 1000);
    });
  }

  metrics(): Metric[] {
    return [
      {
        name: 'havayolu_http_request_duration_seconds',
        help: 'Requests by part of the product and status, and how long they took.',
        type: 'histogram',
        samples: [...this.#series.values()].flatMap(samplesOf),
      },
      {
        name: 'havayolu_http_requests_running',
        help: 'Requests that are being answered, this one not counted.',
        type: 'gauge',
        samples: [{ value: this.#running }],
      },
    ];
  }

  #add(route: string, status: string, seconds: number): void {
    const key = `${route} ${status}`;
    const series = this.#series.get(key) ?? { route, status, counts: buckets.map(() => 0), sum: 0, count: 0 };
    this.#series.set(key, series);
    for (const [index, bound] of buckets.entries()) {
      if (seconds <= bound) series.counts[index] = (series.counts[index] ?? 0) + 1;
    }
    series.sum += seconds;
    series.count += 1;
  }
}

function samplesOf({ route, status, counts, sum, count }: Series): Sample[] {
  const labels = { route, status };
  return [
    ...counts.map((value, index) => ({ suffix: '_bucket', labels: { ...labels, le: String(buckets[index]) }, value })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}
