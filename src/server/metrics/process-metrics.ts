import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './exposition.ts';

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});

/** Watches this process from now on; the function it gives reads the figures. */
export function watchProcess(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const start = Date.now() / 1000 - process.uptime();
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const worst = delay.max / 1e9;
    delay.reset();
    const cpu = (user + system) / 1e6;
    return [
      gauge('process_resident_memory_bytes', 'Memory of the server process, without PostgreSQL.', rss),
      gauge('process_heap_bytes', 'Memory of its JavaScript objects.', heapUsed),
      gauge('process_external_memory_bytes', 'Memory of buffers outside the heap.', external),
      gauge('process_start_time_seconds', 'When it was started, in seconds since 1970.', start),
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time it used.',
        type: 'counter',
        samples: [{ value: cpu }],
      },
      gauge('havayolu_event_loop_delay_max_seconds', 'The longest pause since the last reading.', worst),
    ];
  };
}
