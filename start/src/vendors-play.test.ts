import { randomInt, randomUUID } from 'node:crypto';
import { playerAccountId } from '@wau/ledger/account-id';
import { reconcileDay } from '@wau/server/modules/play/reconciliation/reconcile-day';
import { testQuestions } from '@wau/server/modules/play/vendor/testing/test-questions';
import { openOperator } from '@wau/server/testing/open-operator';
import type { TestMember } from '@wau/server/testing/test-server';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { injectedTransport } from './injected-transport.ts';
import { importHistory } from './testing/import-history.ts';
import {
  createVendorsServer,
  play,
  purseTitle,
  purseVendor,
  vendorOfTitle,
} from './testing/vendors-server.ts';

const { server, meddle } = await createVendorsServer();

const balanceOf = async ({ merchantCode, memberId }: TestMember) =>
  (await server.ledger.balanceOf(merchantCode, playerAccountId(memberId)))?.balanceMinor;

describe.each(Object.entries(vendorOfTitle))('%s, a title of %s,', (gameId, vendor) => {
  test('launches and plays: stakes and wins are in the wallet and in the record', async () => {
    const { member, opened, bet, record } = await play(server, gameId);
    expect(opened).toMatchObject({ gameId, balanceMinor: '10000', currencyCode: 'MYR', isTrial: false });
    let balanceMinor = 10_000n;
    for (let round = 0; round < 6; round += 1) {
      const played = (await bet()).value();
      balanceMinor += BigInt(played.payoutMinor) - 100n;
      expect([played.status, played.balanceMinor]).toEqual(['settled', String(balanceMinor)]);
    }
    expect(await balanceOf(member)).toBe(balanceMinor);
    expect((await record()).every((line) => line.startsWith(`${vendor} settled 100 `))).toBe(true);
    expect(await record()).toHaveLength(6);
  });

  test('the same bet again, twenty times at once, is one round with one answer', async () => {
    const { bet, record } = await play(server, gameId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => bet('one-key-for-all-of-twenty')));
    const settled = answers.filter((answer) => answer.outcome() === '200').map((answer) => answer.value());
    expect(new Set(settled.map(({ roundId, balanceMinor }) => `${roundId} ${balanceMinor}`)).size).toBe(1);
    expect(await record()).toHaveLength(1);
  });

  test('without funds the bet is refused with the balance, and no round is left open', async () => {
    const { bet, record } = await play(server, gameId, 99n);
    const answer = await bet();
    expect([answer.outcome(), answer.envelope]).toMatchObject([
      '402 balance.insufficient',
      { value: { balanceMinor: '99' } },
    ]);
    expect(await record()).toEqual([]);
  });

  test('after the logout no bet is taken and nothing is shown', async () => {
    const { member, bet, playToken } = await play(server, gameId);
    await server.call('logout', { token: member.token });
    expect((await bet()).outcome()).toBe('401 session.ended');
    expect((await server.call('getPlayBalance', { token: playToken })).outcome()).toBe('401 session.ended');
    expect(await balanceOf(member)).toBe(10_000n);
  });
});

describe.each(['plinko', 'dice'])('%s, when the wallet’s answers are lost,', (gameId) => {
  const lost = async (): Promise<never> => {
    throw new Error('the connection broke');
  };

  test.each(['before the request arrives', 'after it was carried out'])(
    'of every call once, %s: the round comes to its end by itself',
    async (when) => {
      const { member, bet, record } = await play(server, gameId);
      const failed = new Set<string>();
      meddle(async (path, send) => {
        if (failed.has(path)) return send();
        failed.add(path);
        if (when === 'after it was carried out') await send();
        return lost();
      });
      const key = randomUUID();
      const first = await bet(key);
      expect(['200', '409 round.pending']).toContain(first.outcome());
      await expect
        .poll(async () => {
          server.clock.advance(15_000);
          return (await bet(key)).outcome();
        })
        .toBe('200');
      const { payoutMinor } = (await bet(key)).value();
      expect(await record()).toEqual([`${vendorOfTitle[gameId]} settled 100 ${payoutMinor}`]);
      expect(await balanceOf(member)).toBe(10_000n - 100n + BigInt(payoutMinor));
      meddle((_path, send) => send());
    },
  );
});

describe.each(['plinko', 'dice', purseTitle])('G4 bets of %s at once', (gameId) => {
  // The studio's own workers find out in their own time what became of them.
  const longestMs = 40_000;
  const callsThatMayBeLost = 24;

  test(
    'of which any call may be lost, there or back, are each settled or given back by themselves',
    async () => {
      const { member, bet, playToken } = await play(server, gameId);
      const fates = Array.from({ length: callsThatMayBeLost }, () => randomInt(3));
      meddle(async (_path, send) => {
        // The first call is lost for certain, and the last come through.
        const fate = fates.shift() ?? 2;
        if (fate > 1 && fates.length < callsThatMayBeLost - 1) return send();
        if (fate === 1) await send();
        throw new Error('the connection broke');
      });
      await Promise.all(Array.from({ length: 8 }, () => bet()));
      const unfinished = async () =>
        (await server.call('listUnfinishedRounds', { token: member.token })).value().list;
      await expect
        .poll(
          async () => {
            server.clock.advance(15_000);
            return unfinished();
          },
          { timeout: longestMs },
        )
        .toEqual([]);
      meddle((_path, send) => send());
      const [played] = await server.runner.query<{ rounds: number; won_minor: bigint }>({
        text: `select count(*)::int4 as rounds,
                    coalesce(sum(payout_minor - stake_minor) filter (where refund_code is null), 0)::bigint
                      as won_minor
               from studio.round where player_id = $1`,
        values: [member.memberId],
      });
      expect(played?.rounds).toBeGreaterThan(0);
      const { balanceMinor } = (await server.call('getPlayBalance', { token: playToken })).value();
      expect(balanceMinor).toBe(String(10_000n + (played?.won_minor ?? 0n)));
    },
    2 * longestMs,
  );
});

test('a launch is good at its own vendor only', async () => {
  const member = await server.openMember('elsewhere1');
  const launched = await server.call('launchGame', {
    token: member.token,
    query: { vendor: 'angin', gameId: 'plinko' },
  });
  const [, token = ''] = /launch=angin\.([\w-]+)$/.exec(launched.value().launchUrl) ?? [];
  for (const launchToken of [token, `rimba.${token}`, `nobody.${token}`]) {
    expect((await server.call('openPlay', { body: { launchToken } })).outcome()).toBe(
      '401 launch.token.invalid',
    );
  }
  expect((await server.call('openPlay', { body: { launchToken: `angin.${token}` } })).outcome()).toBe('200');
});

describe.each(['plinko', 'dice', purseTitle])('a round of %s that is not settled yet', (gameId) => {
  test('is on the player’s list of unfinished rounds until it is, and on nobody else’s', async () => {
    const { member, bet } = await play(server, gameId);
    const other = await server.openMember(`other${gameId.replace('-', '')}`);
    const listOf = async ({ token }: TestMember) =>
      (await server.call('listUnfinishedRounds', { token })).value();
    expect(await listOf(member)).toEqual({ list: [], silentVendors: [] });
    meddle(async () => {
      throw new Error('the connection broke');
    });
    const key = randomUUID();
    expect((await bet(key)).outcome()).toBe('409 round.pending');
    expect((await listOf(member)).list).toMatchObject([
      {
        vendor: vendorOfTitle[gameId] ?? purseVendor,
        gameId,
        stakeMinor: '100',
        state: 'settling',
        canContinue: true,
      },
    ]);
    expect((await listOf(other)).list).toEqual([]);
    meddle((_path, send) => send());
    await expect
      .poll(async () => {
        server.clock.advance(15_000);
        return (await listOf(member)).list;
      })
      .toEqual([]);
  });
});

/** Also of a member whose session has ended. */
async function countRecorded({ merchantCode, memberId }: TestMember): Promise<number | undefined> {
  const rows = await server.runner.query<{ count: number }>({
    text: 'select count(*)::int4 as count from wau.bets where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
  return rows[0]?.count;
}

test('what vendors state of a day is what the operator has recorded, also where that came after midnight', async () => {
  const dayMs = 24 * 60 * 60_000;
  const late = await play(server, purseTitle);
  for (let round = 0; round < 3; round += 1) expect((await late.bet()).outcome()).toBe('200');
  const startMs = Math.floor(server.clock.nowMs() / dayMs) * dayMs;
  const merchant = await server.handle.merchantOf('', 'wau');
  if (merchant === undefined) throw new Error('the demo has its merchant');
  // Into a later day of the merchant's and of UTC: what was played counts on the day on which its file comes.
  server.clock.advance(startMs + dayMs + (dayMs * 5) / 6 - server.clock.nowMs());
  expect(await countRecorded(late.member)).toBe(0);
  await importHistory(server);
  expect(await countRecorded(late.member)).toBe(3);
  const questions = testQuestions(server, () => injectedTransport(server.app));
  const reconcile = async (dayStartMs: number) => {
    for (const vendor of merchant.vendors) {
      await reconcileDay(
        { ...server, random: systemRandom, questions },
        { ...vendor, merchantCode: merchant.merchantCode },
        new Date(dayStartMs).toISOString().slice(0, 10),
      );
    }
  };
  await reconcile(startMs);
  const operator = await openOperator(server, 'reads.statements', 'auditor');
  const { list } = (await server.call('listReconciliations', operator)).value();
  const found = Object.fromEntries(list.map((each) => [each.vendor, each]));
  for (const vendor of ['angin', 'rimba', 'samudra', 'studio']) {
    expect(found[vendor]).toMatchObject({ state: 'compared', differenceCount: 0, failure: null });
    expect(found[vendor]?.statedCount).toBeGreaterThan(0);
  }
  await reconcile(startMs + dayMs);
  const query = { vendor: 'samudra' };
  const next = (await server.call('listReconciliations', { ...operator, query })).value().list[0];
  expect(next).toMatchObject({ state: 'compared', statedCount: 0, recordedCount: 0, differenceCount: 0 });
});
