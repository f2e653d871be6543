import { beforeAll, expect, test } from 'vitest';
import { enqueueJob } from '../../../platform/jobs/job.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const payments = createTestPayments();
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
const minuteMs = 60_000;

// What it returns ends them.
beforeAll(() => server.handle.startWorkers());

test('a provider that says nothing is asked thirteen times, after pauses that double up to six hours', async () => {
  const member = await server.openMember('waiting');
  const { depositId } = (
    await server.call('placeDeposit', {
      token: member.token,
      body: { methodCode: 'online-banking', amountMinor: '5000', returnPath: '/m/voucherCenter' },
      idempotencyKey: 'idempotency-key-000001',
    })
  ).value();
  const asked = async () => {
    const rows = await server.runner.query<{ ask_at: Date | null; ask_count: number }>({
      text: 'select ask_at, ask_count from wau.deposits where deposit_id = $1',
      values: [depositId],
    });
    return { count: rows[0]?.ask_count ?? -1, next: rows[0]?.ask_at ?? undefined };
  };
  const queuedJobs = async () => {
    const { length } = await server.runner.query({
      text: "select from graphile_worker.jobs where task_identifier = 'query-pay-ins'",
      values: [],
    });
    return length;
  };
  const pauseMinutes: number[] = [];
  for (let { next } = await asked(); next !== undefined; { next } = await asked()) {
    pauseMinutes.push(Math.round((next.getTime() - server.clock.nowMs()) / minuteMs));
    server.clock.advance(next.getTime() - server.clock.nowMs());
    await enqueueJob(server.runner, { name: 'query-pay-ins' }, {});
    // Whoever asks may still hold the deposit when it has been counted, and others pass over it then.
    await expect.poll(queuedJobs).toBe(0);
    expect((await asked()).count).toBe(pauseMinutes.length);
  }
  expect(pauseMinutes).toEqual([2, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360]);
});
