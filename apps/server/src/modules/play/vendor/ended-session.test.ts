import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSessionIdleMs, lastSeenPrecisionMs } from '../../../platform/sessions/session-lifetimes.ts';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { launch, openPlayer } from './testing/test-player.ts';
import { createVendorClient } from './testing/vendor-client.ts';

const server = await createTestServer();
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

/** The application itself never moves the end of a session. */
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

/** Every way in which a session ends, to the millisecond of the clock; `$1` is whose, `$2` is now. */
const ends = [
  ['that was logged out', 'update wau.sessions set ended_at = $2 where member_id = $1'],
  ['that nobody used for long', 'update wau.sessions set idle_until = $2 where member_id = $1'],
  ['that has lasted as long as one may', 'update wau.sessions set ends_at = $2 where member_id = $1'],
  [
    'of a member who was switched off',
    `update wau.members set status = 'disabled' where member_id = $1 and $2::timestamptz is not null`,
  ],
] as const;

const end = ({ memberId }: TestMember, statement: string) =>
  owner.query(statement, [memberId, new Date(server.clock.nowMs())]);

describe('a session (S4)', () => {
  test.each(ends)('%s opens nothing, at the operator or in a game', async (_, statement) => {
    const player = await openPlayer(server, vendor, 1_000n);
    const { member, sessionToken } = player;
    const { merchantCode, memberId: playerId } = member;
    const launchToken = await launch(server, member);
    const use = async () => [
      (await server.call('getMemberInfo', { token: member.token })).outcome(),
      (await vendor.send('balance', { merchantCode, playerId, sessionToken })).outcome,
      (await vendor.send('bet', player.round().bet)).outcome,
    ];
    expect(await use()).toEqual(['200', '200 1000', '200 900']);

    await end(member, statement);
    expect(await use()).toEqual([
      '401 session.ended',
      '401 vendor.token.expired',
      '401 vendor.token.expired',
    ]);
    expect((await vendor.send('authenticate', { launchToken })).outcome).toBe('401 launch.token.invalid');
    expect(await player.balance()).toBe(900n);
  });

  test('outlives its game: what a game was opened with is of no use once its own time is over', async () => {
    const { member, sessionToken, round } = await openPlayer(server, vendor, 1_000n);
    const { merchantCode, memberId: playerId } = member;
    await end(member, 'update wau.play_sessions set expires_at = $2 where member_id = $1');
    const outcomes = [
      (await server.call('getMemberInfo', { token: member.token })).outcome(),
      (await vendor.send('balance', { merchantCode, playerId, sessionToken })).outcome,
      (await vendor.send('bet', round().bet)).outcome,
    ];
    expect(outcomes).toEqual(['200', '401 vendor.token.expired', '401 vendor.token.expired']);
  });

  test.each(ends.slice(0, 3))('%s is none of the own sessions', async (_, statement) => {
    const member = await server.openMember(`over.${crypto.randomUUID().slice(0, 8)}`);
    const { username, password } = member;
    const [over] = (await server.call('listSessions', { token: member.token })).value().list;
    if (over === undefined) throw new Error('a member who is logged in has a session');
    await end(member, statement);

    const login = { type: 'username', username, password, captcha: '' } as const;
    const { token } = (await server.call('login', { body: login })).value();
    const listed = (await server.call('listSessions', { token })).value().list;
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    const revoked = await server.call('revokeSession', { token, params: { sessionId: over.sessionId } });
    expect(revoked.outcome()).toBe('404 session.unknown');
    expect((await server.call('revokeSessions', { token })).value()).toEqual({ endedCount: 1 });
  });

  test('of whoever plays goes on however long nothing else is called, and playing writes it down once a minute', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const { token, memberId } = player.member;
    const bet = async () => (await vendor.send('bet', player.round().bet)).outcome;
    // A look back on play would be a call.
    await server.runner.query({
      text: `update wau.reality_checks set due_at = due_at + interval '1 day'`,
      values: [],
    });
    for (const balance of [900, 800, 700]) {
      server.clock.advance(defaultSessionIdleMs * 0.6);
      expect(await bet()).toBe(`200 ${balance}`);
    }
    const lastSeen = async () =>
      (await owner.query('select last_seen_at from wau.sessions where member_id = $1', [memberId])).rows;
    const written = await lastSeen();
    server.clock.advance(lastSeenPrecisionMs / 4);
    expect(await bet()).toBe('200 600');
    expect(await lastSeen()).toEqual(written);
    expect((await server.call('getMemberInfo', { token })).outcome()).toBe('200');
  });
});
