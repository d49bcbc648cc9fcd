/** What a server counts, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  connections(): number;
  matches(): number; // in memory
  limits(): number; // that somebody came near lately
  bots(): number; // turns that wait for a thread
}

export class Metrics {
  private readonly registry = new Registry();
  private readonly seconds = new Histogram({
    name: 'quadrant_answer_seconds',
    help: 'From reading a command or act until it is on disk and acknowledged, or refused',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.registry],
  }).labels();
  readonly answers = new Counter({
    name: 'quadrant_answers_total',
    help: 'Commands and acts by what became of them',
    labelNames: ['answer'],
    registers: [this.registry],
  });
  private readonly byAnswer = new Map<string, Counter.Internal>(); // found once: labels are looked up by their text
  readonly requests = new Counter({
    name: 'quadrant_http_requests_total',
    help: 'Requests by status',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly closed = new Counter({
    name: 'quadrant_sockets_closed_total',
    help: 'Connections that the server closed, by code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly failures = new Counter({
    name: 'quadrant_failures_total',
    help: 'What could not be done by no fault of who asked',
    registers: [this.registry],
  });

  constructor(gauges: Gauges) {
    collectDefaultMetrics({ register: this.registry });
    const now = {
      quadrant_connections: ['Open sockets', gauges.connections],
      quadrant_matches_in_memory: ['Matches in memory', gauges.matches],
      quadrant_limits_in_memory: ['Limits that somebody came near lately', gauges.limits],
      quadrant_bot_turns_waiting: ['Turns of bots that wait for a thread', gauges.bots],
    } as const;
    for (const [name, [help, read]] of Object.entries(now))
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
  }
  answered(code: string, milliseconds: number): void {
    let counter = this.byAnswer.get(code);
    if (counter === undefined) {
      counter = this.answers.labels(code);
      this.byAnswer.set(code, counter);
    }
    counter.inc();
    this.seconds.observe(milliseconds / 1000);
  }
  text(): Promise<string> {
    return this.registry.metrics();
  }
  get type(): string {
    return this.registry.contentType;
  }
}
