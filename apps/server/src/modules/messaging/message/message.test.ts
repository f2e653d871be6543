import type { MerchantCode } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test, vi } from 'vitest';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { MessageNotSent, type MessageTransports } from './message-transport.ts';
import { maximumSendAttempts, queueMessage } from './queue-message.ts';
import { sendMessage } from './send-message.ts';

const merchantCode = 'wau' as MerchantCode;
const number = '+60121112223';

describe('messages on their way', async () => {
  const server = await createTestServer();
  const config = { masterSecret: testSecret } as Parameters<typeof queueMessage>[0]['config'];
  const parts = { ...server, random: systemRandom, config };

  const queue = async (text: string, more: { usefulForMs?: number; isWithheld?: boolean } = {}) => {
    const content = { channel: 'sms', text } as const;
    await queueMessage(parts, server.runner, {
      merchantCode,
      recipient: number,
      content,
      usefulForMs: 60_000,
      ...more,
    });
    const [row] = await server.runner.query<{ id: string }>({
      text: 'select max(outgoing_message_id) as id from wau.outgoing_messages',
      values: [],
    });
    return row?.id as Parameters<typeof sendMessage>[2];
  };
  const rowOf = async (id: string) => {
    const [row] = await server.runner.query<{
      status: string;
      sealed_content: Buffer | null;
      attempt_count: number;
    }>({
      text: 'select status, sealed_content, attempt_count from wau.outgoing_messages where outgoing_message_id = $1',
      values: [id],
    });
    return row;
  };
  const log = { warn: vi.fn() };
  const sendWith = (id: Parameters<typeof sendMessage>[2], send: () => Promise<void>) => {
    const transports: MessageTransports = {
      sms: { name: 'test', keepsContent: false, send },
      mail: undefined,
    };
    return sendMessage({ ...parts, transports, log }, merchantCode, id);
  };

  test('a message exists if and only if the transaction that queued it commits', async () => {
    const queuedAnd = (end: () => void) =>
      withTransaction(server.database, async (tx) => {
        const content = { channel: 'sms', text: 'Undone' } as const;
        await queueMessage(parts, tx, {
          merchantCode,
          recipient: '+60129998887',
          content,
          usefulForMs: 60_000,
        });
        end();
      });
    const counts = async () =>
      server.runner.query({
        text: `select (select count(*) from wau.outgoing_messages where recipient = '+60129998887') as messages,
                      (select count(*) from graphile_worker.jobs where task_identifier = 'send-message') as jobs`,
        values: [],
      });
    const [before] = await counts();
    await queuedAnd(() => {
      throw new Error('changed our mind');
    }).catch(() => undefined);
    expect(await counts()).toEqual([before]);
    await queuedAnd(() => undefined);
    expect(await counts()).not.toEqual([before]);
  });

  test('a message is sent once, and its content is erased', async () => {
    const id = await queue('Hello 482913');
    const send = vi.fn(async (_to: string, _content: { readonly text: string }) => undefined);
    await sendWith(id, send as never);
    await sendWith(id, send as never);
    expect(send.mock.calls).toEqual([[number, { channel: 'sms', text: 'Hello 482913' }]]);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', sealed_content: null, attempt_count: 1 });
    // The queue tries once more than the message may be sent, so that giving it up is written down.
    const jobs = await server.runner.query({
      text: `select max_attempts from graphile_worker._private_jobs where payload ->> 'messageId' = $1`,
      values: [id],
    });
    expect(jobs).toEqual([{ max_attempts: maximumSendAttempts.sms + 1 }]);
  });

  test('a message that is not taken is tried again a bounded number of times, then given up', async () => {
    const id = await queue('Hello 482914');
    const send = vi.fn(() => Promise.reject(new MessageNotSent('the gateway answered 500')));
    for (let attempt = 1; attempt < maximumSendAttempts.sms; attempt += 1) {
      await expect(sendWith(id, send)).rejects.toThrow('the gateway answered 500');
    }
    expect(await rowOf(id)).toMatchObject({ status: 'waiting', attempt_count: maximumSendAttempts.sms - 1 });
    await sendWith(id, send);
    await sendWith(id, send);
    expect(send).toHaveBeenCalledTimes(maximumSendAttempts.sms);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', sealed_content: null });
    const logged = JSON.stringify(log.warn.mock.calls);
    expect(logged).toContain('given up');
    expect(logged).not.toContain('482914');
    expect(logged).not.toContain(number.slice(1));
  });

  test('what comes too late, and what is withheld, goes nowhere', async () => {
    const send = vi.fn(async () => undefined);
    const late = await queue('late', { usefulForMs: 1_000 });
    server.clock.advance(1_000);
    await sendWith(late, send);
    expect(await rowOf(late)).toMatchObject({ status: 'expired', sealed_content: null });
    const withheld = await queue('withheld', { isWithheld: true });
    await sendWith(withheld, send);
    expect(await rowOf(withheld)).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  test('the outbox of the demo shows what was sent, per merchant, newest first, without any script', async () => {
    await queue('<b>481516</b> is your code');
    server.clock.advance(1);
    await queue('Newest 234200');
    const stop = await server.handle.startWorkers();
    const read = (query = '') =>
      server.app.inject({ url: `/dev/outbox${query}`, headers: { host: 'localhost' } });
    await expect.poll(async () => (await read()).body, { timeout: 10_000 }).toContain('234200');
    await stop();
    const page = await read();
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toContain('<script');
    expect(page.body).not.toContain('<b>481516');
    expect(page.body).toContain('&lt;b&gt;481516&lt;/b&gt;');
    expect(page.body.indexOf('234200')).toBeLessThan(page.body.indexOf('481516'));
    expect((await read('?merchant=laut')).body).not.toContain('234200');
    expect((await read('?merchant=laut')).body).toContain('Nothing sent yet');
  });
});

test('an outbox answers other machines only where it is open to them', async () => {
  const codeAt = async (demoReach: 'this-machine' | 'everybody'): Promise<number> => {
    const server = await createTestServer({
      dependencies: (usual) => ({ ...usual, config: { ...usual.config, demoReach } }),
    });
    const url = '/dev/outbox';
    return (await server.app.inject({ url, remoteAddress: '192.168.1.7' })).statusCode;
  };
  expect([await codeAt('this-machine'), await codeAt('everybody')]).toEqual([403, 200]);
});

test('without a demo there is no outbox', async () => {
  const server = await createTestServer({
    dependencies: (usual) => ({ ...usual, config: { ...usual.config, demoReach: 'nobody' } }),
  });
  expect((await server.app.inject({ url: '/dev/outbox', headers: { host: 'localhost' } })).statusCode).toBe(
    404,
  );
});
