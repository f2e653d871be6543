import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();

test('A8 sessions that somebody holds locked keep no other player waiting, and are in use all the same', async () => {
  const held = await server.openMember('held');
  const bystander = await server.openMember('bystander');
  const holder = new pg.Client({ connectionString: server.testDatabase.superuserUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('update wau.sessions set ended_at = ended_at where member_id = $1', [held.memberId]);
    // Late enough for the next call to note that the sessions are in use.
    server.clock.advance(61_000);
    // More calls than the look-up has lanes.
    const ofHeld = Array.from({ length: 4 }, () => server.call('getMemberInfo', { token: held.token }));
    expect((await server.call('getMemberInfo', { token: bystander.token })).outcome()).toBe('200');
    for (const answer of await Promise.all(ofHeld)) expect(answer.outcome()).toBe('200');
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
});
