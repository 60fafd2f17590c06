/** One measured value with the labels that tell it apart. */
export interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
  /** Ends the metric's name, as the parts of a histogram do. */
  suffix?: string;
}

/** A metric in the sense of Prometheus. */
export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

export const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** Prometheus' text format 0.0.4 (prometheus.io, "Exposition formats"). */
export function exposition(metrics: readonly Metric[]): string {
  return metrics.map(describe).join('');
}

function describe({ name, help, type, samples }: Metric): string {
  const lines = samples.map(({ labels, value, suffix = '' }) => `${name}${suffix}${labelText(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelText(labels: Sample['labels'] = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escapeLabel = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
