import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { registerAdmission } from '../admission/admission.ts';
import { guardConnections } from '../connections/guard-connections.ts';
import { buildServiceApp } from '../http/service-app.ts';
import { createMetrics, registerMetrics } from './metrics.ts';

const errorMessages = (code: string): string => code;
let app: FastifyInstance;

function build(token?: string): FastifyInstance {
  app = buildServiceApp({
    logger: false,
    errorMessages,
    fallbackLanguage: 'MY',
    apiPrefixes: ['/wps'],
    trustProxy: false,
  });
  const metrics = createMetrics();
  metrics.watchPool('main', { totalCount: 5, idleCount: 3, waitingCount: 2 });
  metrics.watchQueue('ledger', () => 7);
  metrics.observeBatch('ledger', 40, 12);
  const connections = guardConnections(app, { trustedProxies: [] });
  registerMetrics(app, { metrics, connections, admission: registerAdmission(app, { errorMessages }), token });
  app.get('/wps/players/:playerId', async () => ({}));
  return app;
}

afterEach(() => app.close());

describe('GET /metrics', () => {
  it('counts answers by route and status, with no player in any label', async () => {
    build();
    await app.inject('/wps/players/mbr_secret?token=hidden');
    const { body } = await app.inject('/metrics');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/wps/players/:playerId",status="200"} 1',
    );
    expect(body).not.toMatch(/mbr_secret|hidden/);
  });

  it('shows pools, queues and batches', async () => {
    build();
    const { body } = await app.inject('/metrics');
    expect(body).toContain('wau_pool_connections{pool="main",state="used"} 2');
    expect(body).toContain('wau_pool_connections{pool="main",state="idle"} 3');
    expect(body).toContain('wau_pool_connections{pool="main",state="waiting"} 2');
    expect(body).toContain('wau_queue_length{queue="ledger"} 7');
    expect(body).toContain('wau_batch_requests_sum{batch="ledger"} 40');
    expect(body).toMatch(/nodejs_eventloop_lag_seconds \d/);
  });

  it('is for direct requests from this machine when there is no token', async () => {
    build();
    expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(403);
    const forwarded = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(forwarded.statusCode).toBe(403);
    expect((await app.inject({ url: '/metrics', remoteAddress: '::1' })).statusCode).toBe(200);
  });

  it('is for whoever has the token when there is one', async () => {
    build('a-token-of-some-length');
    expect((await app.inject('/metrics')).statusCode).toBe(403);
    const close = { authorization: 'Bearer a-token-of-some-lengtH' };
    expect((await app.inject({ url: '/metrics', headers: close })).statusCode).toBe(403);
    const headers = { authorization: 'Bearer a-token-of-some-length' };
    expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers })).statusCode).toBe(
      200,
    );
  });
});
