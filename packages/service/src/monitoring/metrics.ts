import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Admission } from '../admission/admission.ts';
import type { ConnectionGuard } from '../connections/guard-connections.ts';
import { isFromThisMachine } from '../http/this-machine.ts';
import { Refusal } from '../refusal.ts';

/**
 * What the server counts. Labels are routes, statuses and names of our own parts, never players, merchants or
 * addresses: those would name people and grow without bound.
 */
export interface Metrics {
  readonly registry: Registry;
  watchPool(name: string, pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void;
  /** A batcher's queue, read when metrics are asked for. */
  watchQueue(name: string, queueLength: () => number): void;
  /** Called for each batch that was posted. */
  observeBatch(name: string, requestCount: number, durationMs: number): void;
}

const secondsBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const batchSizeBuckets = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export function createMetrics(): Metrics {
  const registry = new Registry();
  // Event loop lag, memory, collector pauses and processor time of this process.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  const batchSize = new Histogram({
    name: 'wau_batch_requests',
    help: 'Requests that were posted together in one statement',
    labelNames: ['batch'],
    buckets: batchSizeBuckets,
    registers: [registry],
  });
  const batchSeconds = new Histogram({
    name: 'wau_batch_duration_seconds',
    help: 'Time that posting one batch took',
    labelNames: ['batch'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  const pools = new Map<string, Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>();
  const queues = new Map<string, () => number>();
  new Gauge({
    name: 'wau_pool_connections',
    help: 'Database connections in use and idle, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'wau_queue_length',
    help: 'Requests that wait for the next batch',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      for (const [queue, length] of queues) this.set({ queue }, length());
    },
  });
  return {
    registry,
    watchPool: (name, pool) => void pools.set(name, pool),
    watchQueue: (name, queueLength) => void queues.set(name, queueLength),
    observeBatch(name, requestCount, durationMs) {
      batchSize.observe({ batch: name }, requestCount);
      batchSeconds.observe({ batch: name }, durationMs / 1000);
    },
  };
}

export interface MetricsRouteOptions {
  readonly metrics: Metrics;
  readonly admission: Admission;
  readonly connections: ConnectionGuard;
  /** The bearer token that may read the metrics. Without one, only direct requests from this machine may. */
  readonly token: string | undefined;
}

/** Counts every answer by route and status, and serves `GET /metrics` in Prometheus' text format. */
export function registerMetrics(app: FastifyInstance, options: MetricsRouteOptions): void {
  const { registry } = options.metrics;
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  new Counter({
    name: 'wau_requests_not_admitted_total',
    help: 'Requests answered 503 because the server was full or stopping',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(options.admission.refusedCount());
    },
  });
  new Gauge({
    name: 'wau_requests_under_way',
    help: 'Requests that were let in and are not answered yet',
    registers: [registry],
    collect() {
      this.set(options.admission.limit.underWay);
    },
  });
  new Gauge({
    name: 'wau_requests_limit',
    help: 'Requests that may be under way at a time',
    registers: [registry],
    collect() {
      this.set(options.admission.limit.limit);
    },
  });
  new Gauge({
    name: 'wau_connections',
    help: 'Open connections of clients',
    registers: [registry],
    collect() {
      this.set(options.connections.count());
    },
  });
  new Gauge({
    name: 'wau_large_body_bytes',
    help: 'What has come of large bodies that are not whole yet',
    registers: [registry],
    collect() {
      this.set(options.connections.bodyBytes());
    },
  });
  new Counter({
    name: 'wau_connections_ended_total',
    help: 'Connections that the server ended: to make room, for too many requests at once, for a body that did not come along',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(options.connections.ended)) this.inc({ reason }, count);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.raw.statusCode;
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', { config: { alwaysAdmitted: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, options.token)) throw new Refusal('access.denied');
    return reply
      .type(registry.contentType)
      .header('Cache-Control', 'no-store')
      .send(await registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  return isFromThisMachine(request);
}
