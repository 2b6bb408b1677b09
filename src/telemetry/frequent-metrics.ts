import {
  Counter,
  type CounterConfiguration,
  type HistogramConfiguration,
  type LabelValues,
  type Metric,
  type MetricObjectWithValues,
  type MetricValueWithName,
  type Registry,
} from "prom-client";

/*
 * Counters and histograms of what happens to every request. prom-client looks a child up by its labels each time it counts, which takes
 * about a microsecond; here a child is a plain number, and prom-client gets the numbers when the metrics are read.
 */

/** A counter with one combination of labels. */
export class CounterChild<Label extends string> {
  value = 0;

  constructor(readonly labels: LabelValues<Label>) {}

  inc(by = 1): void {
    this.value += by;
  }
}

/** A counter whose children cost an addition. */
export class FrequentCounter<Label extends string> {
  /** What is registered. */
  readonly counter: Counter<Label>;
  readonly #children: CounterChild<Label>[] = [];

  constructor(options: Omit<CounterConfiguration<Label>, "collect">) {
    const children = this.#children;
    this.counter = new Counter({
      ...options,
      collect() {
        this.reset();
        for (const { labels, value } of children) this.inc(labels, value);
      },
    });
  }

  /** A new child; to be called once for each combination of labels. */
  labels(labels: LabelValues<Label>): CounterChild<Label> {
    const child = new CounterChild(labels);
    this.#children.push(child);
    return child;
  }
}

/** A histogram with one combination of labels. */
export class HistogramChild<Label extends string> {
  readonly #bounds: readonly number[];
  /** Of each bucket alone; the last one is for values above all bounds. */
  readonly counts: number[];
  sum = 0;

  constructor(
    readonly labels: LabelValues<Label>,
    bounds: readonly number[],
  ) {
    this.#bounds = bounds;
    this.counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  observe(value: number): void {
    const { counts } = this;
    const bounds = this.#bounds;
    let at = 0;
    while (at < bounds.length && value > (bounds[at] as number)) at++;
    counts[at] = (counts[at] as number) + 1;
    this.sum += value;
  }
}

export type FrequentHistogramOptions<Label extends string> = Pick<HistogramConfiguration<Label>, "name" | "help"> & {
  /** Upper bounds, ascending. */
  readonly buckets: readonly number[];
  readonly registers: readonly Registry[];
};

interface HistogramValues extends Pick<
  MetricObjectWithValues<MetricValueWithName<string>>,
  "name" | "help" | "aggregator" | "values"
> {
  readonly type: "histogram";
}

/** A histogram whose children cost an addition, in the form in which a Registry reads prom-client's own. */
export class FrequentHistogram<Label extends string> {
  readonly name: string;
  readonly #options: FrequentHistogramOptions<Label>;
  readonly #children: HistogramChild<Label>[] = [];

  constructor(options: FrequentHistogramOptions<Label>) {
    this.name = options.name;
    this.#options = options;
    // All that a Registry asks of a metric are its name and its values.
    for (const registry of options.registers) registry.registerMetric(this as unknown as Metric);
  }

  /** A new child; to be called once for each combination of labels. */
  labels(labels: LabelValues<Label>): HistogramChild<Label> {
    const child = new HistogramChild(labels, this.#options.buckets);
    this.#children.push(child);
    return child;
  }

  /** As prom-client's metrics give their values to a Registry; their types call the type a number. */
  async get(): Promise<HistogramValues> {
    const { name, help } = this.#options;
    const values = this.#children.flatMap((child) => this.#valuesOf(child));
    return { name, help, type: "histogram", aggregator: "sum", values };
  }

  #valuesOf({ labels, counts, sum }: HistogramChild<Label>): MetricValueWithName<string>[] {
    const { name, buckets } = this.#options;
    let count = 0;
    const ofBuckets = counts.map((ofBucket, at) => {
      count += ofBucket;
      return { labels: { le: buckets[at] ?? "+Inf", ...labels }, value: count, metricName: `${name}_bucket` };
    });
    return [
      ...ofBuckets,
      { labels, value: sum, metricName: `${name}_sum` },
      { labels, value: count, metricName: `${name}_count` },
    ];
  }
}
