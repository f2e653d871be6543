import { randomInt } from 'node:crypto';
import { headerNames } from '@wau/contract/headers';
import { maximumTransferMinor } from '@wau/ledger/transfer';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { beforeAll, describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../../seed-demo.ts';
import { fund } from '../../../../testing/member-money.ts';
import { type TestServer, testSecret } from '../../../../testing/test-server.ts';
import { launch, openPlayer, type TestPlayer } from './test-player.ts';
import { createVendorClient, type VendorBody, type VendorClient } from './vendor-client.ts';

const key = studioVendorKey(testSecret);

/**
 * What any way into the operator's wallet must do. Run over each transport, so that a vendor in the process and one
 * over HTTP meet the same operator. `transportOf` is asked once the server is ready.
 */
export function testVendorConformance(
  title: string,
  server: TestServer,
  transportOf: () => Promise<SignedTransport>,
): void {
  describe(title, () => {
    let transport: SignedTransport;
    let vendor: VendorClient;
    beforeAll(async () => {
      transport = await transportOf();
      vendor = createVendorClient(transport, { vendorCode: studioVendorCode, key, clock: server.clock });
    });
    const open = (balanceMinor: bigint, merchantCode?: string) =>
      openPlayer(server, vendor, balanceMinor, merchantCode);

    testSignatures(server, () => transport);
    testAuthenticate(server, () => vendor);
    testSessionTokens(server, () => vendor, open);
    testBets(server, () => vendor, open);
    testBetsWithWins(server, () => vendor, open);
    testManyBets(server, () => vendor, open);
    testWins(server, () => vendor, open);
    testRollbacks(server, () => vendor, open);
    testLargestAmount(server, () => vendor, open);
    testTenancy(server, () => vendor, open);
  });
}

type Open = (balanceMinor: bigint, merchantCode?: string) => Promise<TestPlayer>;

const rounds = async (server: TestServer, player: TestPlayer) => {
  const answer = await server.call('listBets', {
    token: player.member.token,
    merchantCode: player.member.merchantCode,
  });
  return answer.value().list;
};

/** The same for a player who has logged out. */
const storedRounds = (server: TestServer, player: TestPlayer) =>
  server.runner.query<{ payout_minor: bigint; status: string }>({
    text: 'select payout_minor, status from wau.bet_standings where merchant_id = $1 and member_id = $2',
    values: [player.member.merchantCode, player.member.memberId],
  });

const endSession = async (server: TestServer, player: TestPlayer): Promise<void> => {
  await server.runner.query({
    text: 'update wau.sessions set ended_at = now() where merchant_id = $1 and member_id = $2',
    values: [player.member.merchantCode, player.member.memberId],
  });
};

function testSignatures(server: TestServer, transport: () => SignedTransport): void {
  const path = '/vendor/wallet/balance';
  const body = { merchantCode: 'wau', playerId: 'mbr_01jhzzzzzzzzzzzzzzzzzzzzzz' } as VendorBody<'balance'>;
  const as = (vendorCode: string, vendorKey: Buffer, nowMs = server.clock.nowMs()) =>
    createVendorClient(transport(), { vendorCode, key: vendorKey, clock: { nowMs: () => nowMs } });

  test('refuses an unknown vendor, a wrong key and an old time', async () => {
    const outcomes = await Promise.all([
      as('nobody', key).send('balance', body),
      as(studioVendorCode, Buffer.alloc(32)).send('balance', body),
      as(studioVendorCode, key, server.clock.nowMs() - 6 * 60_000).send('balance', body),
      as(studioVendorCode, key).send('balance', body),
    ]);
    expect(outcomes.map((answer) => answer.outcome)).toEqual([
      '401 vendor.unknown',
      '401 vendor.signature.wrong',
      '401 vendor.timestamp.stale',
      '404 vendor.player.unknown',
    ]);
  });

  test('refuses a body that was changed on its way, one that is not JSON and one that does not fit', async () => {
    const seen: { headers: Readonly<Record<string, string>>; rawBody: string }[] = [];
    const recorder: SignedTransport = async (request) => {
      seen.push(request);
      return { statusCode: 200, body: { success: true, value: { balanceMinor: '0' } } };
    };
    const record = async (sent: VendorBody<'balance'>) => {
      const identity = { vendorCode: studioVendorCode, key, clock: server.clock };
      await createVendorClient(recorder, identity).send('balance', sent);
      const request = seen.at(-1);
      if (request === undefined) throw new Error('the recorder saw the request');
      return request;
    };
    const good = await record(body);
    const changed = await transport()({ ...good, path, rawBody: good.rawBody.replace('wau', 'laut') });
    expect([changed.statusCode, changed.body]).toMatchObject([401, { errorCode: 'vendor.signature.wrong' }]);
    const elsewhere = await transport()({ ...good, path: '/vendor/wallet/endRound' });
    expect(elsewhere.statusCode).toBe(401);
    const unsigned = await transport()({
      ...good,
      path,
      headers: { ...good.headers, [headerNames.signature]: '' },
    });
    expect(unsigned.statusCode).toBe(401);
    const more = await record({ ...body, more: 1 } as VendorBody<'balance'>);
    const unfit = await transport()({ ...more, path });
    expect([unfit.statusCode, unfit.body]).toMatchObject([
      400,
      { errorCode: 'request.invalid', value: { field: 'more' } },
    ]);
  });
}

function testAuthenticate(server: TestServer, vendor: () => VendorClient): void {
  test('a launch token stands for its player and game, once', async () => {
    const member = await server.openMember(`launcher${randomInt(1e9)}`);
    await fund(server, member, 12_345n);
    const launchToken = await launch(server, member, 'plinko');
    const both = await Promise.all([
      vendor().send('authenticate', { launchToken }),
      vendor().send('authenticate', { launchToken }),
    ]);
    const [first, second] = both.sort((a, b) => (a.outcome < b.outcome ? -1 : 1));
    expect(first?.value()).toEqual({
      merchantCode: 'wau',
      playerId: member.memberId,
      sessionToken: expect.stringMatching(/^[\w-]{43}$/),
      displayName: member.username,
      gameId: 'plinko',
      language: 'MY',
      themeName: 'night',
      currencyCode: 'MYR',
      balanceMinor: '12345',
      limits: { minStakeMinor: '10', maxStakeMinor: '50000', maxWinMinor: '10000000' },
      allowsAutoplay: true,
      allowsFeatureBuy: true,
      isTrial: false,
    });
    expect(second?.outcome).toBe('401 launch.token.invalid');
  });

  test('a launch token is refused after a minute, after the logout, and when nobody made it', async () => {
    const member = await server.openMember(`launcher${randomInt(1e9)}`);
    const old = await launch(server, member);
    const inTime = await launch(server, member);
    server.clock.advance(45_000);
    expect((await vendor().send('authenticate', { launchToken: inTime })).outcome).toBe('200 0');
    server.clock.advance(16_000);
    expect((await vendor().send('authenticate', { launchToken: old })).outcome).toBe(
      '401 launch.token.invalid',
    );
    const afterLogout = await launch(server, member);
    await server.call('logout', { token: member.token });
    const outcomes = [];
    for (const launchToken of [afterLogout, 'x'.repeat(43)]) {
      outcomes.push((await vendor().send('authenticate', { launchToken })).outcome);
    }
    expect(outcomes).toEqual(Array.from({ length: 2 }, () => '401 launch.token.invalid'));
  });
}

function testSessionTokens(server: TestServer, vendor: () => VendorClient, open: Open): void {
  test('the balance is told for a session token while its player is logged in, and for nobody else’s (S4)', async () => {
    const player = await open(1_000n);
    const other = await open(500n);
    const ask = async (playerId: string, sessionToken: string) =>
      (await vendor().send('balance', { merchantCode: player.member.merchantCode, playerId, sessionToken }))
        .outcome;
    const { memberId } = player.member;
    expect(await ask(memberId, player.sessionToken)).toBe('200 1000');
    expect(await ask(memberId, other.sessionToken)).toBe('401 vendor.token.expired');
    expect(await ask(memberId, 'x'.repeat(43))).toBe('401 vendor.token.expired');
    await server.call('logout', { token: player.member.token });
    expect(await ask(memberId, player.sessionToken)).toBe('401 vendor.token.expired');
    // Without a token it stays a question about the wallet, as a rollback after the logout needs it.
    const { merchantCode } = player.member;
    expect((await vendor().send('balance', { merchantCode, playerId: memberId })).outcome).toBe('200 1000');
  });
}

function testBets(server: TestServer, vendor: () => VendorClient, open: Open): void {
  test('a bet takes the stake and opens a round; repeated, twenty at once as well, it takes it once', async () => {
    const player = await open(1_000n);
    const { bet } = player.round();
    const answers = await Promise.all(Array.from({ length: 20 }, () => vendor().send('bet', bet)));
    expect(new Set(answers.map((answer) => answer.outcome))).toEqual(new Set(['200 900']));
    await vendor().send('bet', player.round().bet);
    expect((await vendor().send('bet', bet)).outcome, 'the answer of then').toBe('200 900');
    expect(await player.balance()).toBe(800n);
    expect((await vendor().send('balance', bet)).outcome).toBe('400 request.invalid');
    const { merchantCode, playerId } = bet;
    expect((await vendor().send('balance', { merchantCode, playerId })).outcome).toBe('200 800');
    expect(await rounds(server, player)).toMatchObject([
      { status: 'open', stakeMinor: '100', payoutMinor: '0' },
      { externalKey: bet.roundId, status: 'open', stakeMinor: '100', provider: 'studio', gameName: 'Dadu' },
    ]);
  });

  test('the same transaction with another amount, round or player is refused', async () => {
    const player = await open(1_000n);
    const other = await open(1_000n);
    const { bet } = player.round();
    await vendor().send('bet', bet);
    const changed = [
      { ...bet, amountMinor: '101' },
      { ...bet, roundId: player.round().bet.roundId },
      { ...bet, playerId: other.member.memberId, sessionToken: other.sessionToken },
    ];
    for (const body of changed) {
      expect((await vendor().send('bet', body)).outcome).toBe('409 idempotency.conflict');
    }
    expect([await player.balance(), await other.balance()]).toEqual([900n, 1_000n]);
  });

  test('a bet beyond the balance is refused with the balance, and stays refused', async () => {
    const player = await open(99n);
    const { bet } = player.round();
    const answer = await vendor().send('bet', bet);
    expect([answer.outcome, answer.failure]).toEqual(['402 balance.insufficient', { balanceMinor: '99' }]);
    await fund(server, player.member, 1_000n);
    expect((await vendor().send('bet', bet)).outcome).toBe('402 balance.insufficient');
    expect((await vendor().send('bet', player.round().bet)).outcome).toBe('200 999');
    expect(await rounds(server, player)).toHaveLength(1);
  });

  test('of many bets at once as many are taken as the balance covers', async () => {
    const player = await open(1_000n);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => vendor().send('bet', player.round().bet)),
    );
    const taken = answers.filter((answer) => answer.outcome.startsWith('200'));
    expect([taken.length, await player.balance()]).toEqual([10, 0n]);
    expect(await rounds(server, player)).toHaveLength(10);
  });

  test('without a live session no bet is taken, and one that was taken keeps its answer', async () => {
    const player = await open(1_000n);
    const { bet } = player.round();
    const forged = { ...player.round().bet, sessionToken: 'x'.repeat(43) };
    expect((await vendor().send('bet', forged)).outcome).toBe('401 vendor.token.expired');
    await vendor().send('bet', bet);
    await endSession(server, player);
    expect((await vendor().send('bet', player.round().bet)).outcome).toBe('401 vendor.token.expired');
    expect((await vendor().send('bet', bet)).outcome).toBe('200 900');
    expect((await vendor().send('bet', { ...bet, amountMinor: '7' })).outcome).toBe(
      '409 idempotency.conflict',
    );
  });

  test('a session token is good for its own player only', async () => {
    const player = await open(1_000n);
    const thief = await open(1_000n);
    const stolen = { ...player.round().bet, sessionToken: thief.sessionToken };
    expect((await vendor().send('bet', stolen)).outcome).toBe('404 vendor.player.unknown');
    expect(await player.balance()).toBe(1_000n);
  });

  test('a token of one game takes no bet for another, though the merchant offers both', async () => {
    const player = await open(1_000n);
    const elsewhere = player.round({ gameId: 'plinko' }).bet;
    expect((await vendor().send('bet', elsewhere)).outcome).toBe('404 game.unknown');
    expect(await vendor().sendBets([elsewhere, player.round().bet])).toEqual(['game.unknown', '900']);
    expect(await player.balance()).toBe(900n);
  });

  test('a game that is not this one, or switched off, takes no bet but still pays', async () => {
    const player = await open(1_000n);
    const round = player.round();
    await vendor().send('bet', round.bet);
    const elsewhere = player.round({ gameId: 'poker' }).bet;
    expect((await vendor().send('bet', elsewhere)).outcome).toBe('404 game.unknown');
    const setEnabled = (enabled: boolean) =>
      server.runner.query({
        text: `update wau.games set enabled = $1 where merchant_id = 'wau' and game_id = 'dice'`,
        values: [enabled],
      });
    await setEnabled(false);
    const refused = player.round().bet;
    try {
      expect((await vendor().send('bet', refused)).outcome).toBe('403 game.unavailable');
      const doubled = { ...round.bet, transactionId: `${round.bet.transactionId}:further` };
      expect((await vendor().send('bet', doubled)).outcome, 'a stake that a decision costs').toBe('200 800');
      expect((await vendor().send('win', round.win('50'))).outcome).toBe('200 850');
    } finally {
      await setEnabled(true);
    }
    expect((await vendor().send('bet', refused)).outcome, 'refused is refused').toBe('403 game.unavailable');
  });

  test('SH-12 during maintenance no bet is taken but from who may enter; what was bet before is paid', async () => {
    const player = await open(1_000n);
    const round = player.round();
    await vendor().send('bet', round.bet);
    const set = (status: string, allowed: string) =>
      server.runner.query({
        text: `update wau.merchants set status = $1, maintenance_allowed_addresses = $2 where merchant_id = 'wau'`,
        values: [status, allowed],
      });
    await set('maintenance', '{127.0.0.0/8}');
    try {
      const refused = player.round().bet;
      expect((await vendor().send('bet', refused)).outcome).toBe('403 game.unavailable');
      expect((await vendor().send('win', round.win('50'))).outcome).toBe('200 950');
      // Launches go by the settings that the server knows, which follow after a moment.
      const isNoticed = async () => (await server.call('listGames', { address: '203.0.113.9' })).outcome();
      await expect.poll(isNoticed, { timeout: 3_000 }).toBe('503 site.maintenance');
      const tester = await open(1_000n);
      expect((await vendor().send('bet', tester.round().bet)).outcome).toMatch(/^200/);
    } finally {
      await set('open', '{}');
    }
    await expect.poll(async () => (await server.call('listGames')).outcome(), { timeout: 3_000 }).toBe('200');
    expect((await vendor().send('bet', player.round().bet)).outcome).toMatch(/^200/);
  });

  test('S10 a game that is open when games are switched off takes no stake; what was bet before is paid', async () => {
    const player = await open(1_000n);
    const round = player.round();
    await vendor().send('bet', round.bet);
    const set = (modules: string) =>
      server.runner.query({
        text: `update wau.merchants set enabled_modules = ${modules} where merchant_id = 'wau'`,
        values: [],
      });
    await set(`array_remove(enabled_modules, 'GAME3')`);
    try {
      expect((await vendor().send('bet', player.round().bet)).outcome).toBe('403 game.unavailable');
      expect((await vendor().send('win', round.win('50'))).outcome).toBe('200 950');
    } finally {
      await set(`array_append(enabled_modules, 'GAME3')`);
    }
    expect((await vendor().send('bet', player.round().bet)).outcome).toMatch(/^200/);
  });

  test('S10 a game that is open when its market forbids buying features sells none; a bought round that has begun is paid', async () => {
    const player = await open(1_000n);
    const bought = player.round();
    expect((await vendor().send('bet', { ...bought.bet, buysFeature: true })).outcome).toBe('200 900');
    const set = (isAllowed: boolean) =>
      server.runner.query({
        text: `update wau.merchants set allows_feature_buy = $1 where merchant_id = 'wau'`,
        values: [isAllowed],
      });
    await set(false);
    const refused = { ...player.round().bet, buysFeature: true };
    try {
      expect((await vendor().send('bet', refused)).outcome).toBe('403 feature.buy.forbidden');
      expect(await vendor().sendBets([{ ...player.round().bet, buysFeature: true }])).toEqual([
        'feature.buy.forbidden',
      ]);
      expect((await vendor().send('bet', player.round().bet)).outcome, 'a spin').toBe('200 800');
      expect((await vendor().send('bet', { ...bought.bet, buysFeature: true })).outcome, 'repeated').toBe(
        '200 900',
      );
      expect((await vendor().send('win', bought.win('50'))).outcome).toBe('200 850');
    } finally {
      await set(true);
    }
    expect((await vendor().send('bet', refused)).outcome, 'refused is refused').toBe(
      '403 feature.buy.forbidden',
    );
  });

  test('another currency and an amount beyond all sense are refused', async () => {
    const player = await open(1_000n);
    const dollars = { ...player.round().bet, currencyCode: 'USD' as const };
    expect((await vendor().send('bet', dollars)).outcome).toBe('409 currency.mismatch');
    const huge = { ...player.round().bet, amountMinor: '9'.repeat(18) };
    expect((await vendor().send('bet', huge)).outcome).toBe('400 request.invalid');
  });

  test('a round takes several stakes of its player until it ends', async () => {
    const player = await open(1_000n);
    const other = await open(1_000n);
    const round = player.round();
    await vendor().send('bet', round.bet);
    const second = { ...round.bet, transactionId: `${round.bet.roundId}:bet2`, amountMinor: '50' };
    expect((await vendor().send('bet', second)).outcome).toBe('200 850');
    const intruder = other.round({ roundId: round.bet.roundId, transactionId: 'intruder:bet' }).bet;
    expect((await vendor().send('bet', intruder)).outcome).toBe('409 idempotency.conflict');
    await vendor().send('endRound', round.end);
    const third = { ...second, transactionId: `${round.bet.roundId}:bet3` };
    expect((await vendor().send('bet', third)).outcome).toBe('409 vendor.round.ended');
    expect(await rounds(server, player)).toMatchObject([{ stakeMinor: '150', status: 'settled' }]);
  });
}

function testBetsWithWins(server: TestServer, vendor: () => VendorClient, open: Open): void {
  const winning = (player: TestPlayer, amountMinor: string, endRound = true) => {
    const round = player.round({ endRound });
    const { transactionId } = round.win(amountMinor);
    return { ...round, bet: { ...round.bet, win: { transactionId, amountMinor } } };
  };

  test('a bet that brings its win takes, pays and closes in one, once', async () => {
    const player = await open(1_000n);
    const { bet, win, rollback, end } = winning(player, '250');
    const answers = await Promise.all(Array.from({ length: 20 }, () => vendor().send('bet', bet)));
    expect(new Set(answers.map((answer) => answer.outcome))).toEqual(new Set(['200 1150']));
    await vendor().send('bet', player.round().bet);
    expect((await vendor().send('bet', bet)).outcome, 'the answer of then').toBe('200 1150');
    expect((await vendor().send('win', win('250'))).outcome, 'the win it was').toBe('200 1150');
    expect((await vendor().send('endRound', end)).outcome).toBe('200 1050');
    expect((await vendor().send('rollback', rollback())).outcome).toBe('409 vendor.bet.settled');
    const changed = { ...bet, win: { ...bet.win, amountMinor: '251' } };
    expect((await vendor().send('bet', changed)).outcome).toBe('409 idempotency.conflict');
    const [, settled] = await rounds(server, player);
    expect(settled).toMatchObject({ stakeMinor: '100', payoutMinor: '250', status: 'settled' });
    const movements = await server.call('listMovements', { token: player.member.token });
    expect(movements.value().list.map(({ reason }) => reason)).toEqual([
      'game.bet',
      'game.win',
      'game.bet',
      'adjustment',
    ]);
    expect(await player.balance()).toBe(1_050n);
  });

  test('a refused stake pays no win, then and whenever it is repeated', async () => {
    const player = await open(99n);
    const poor = winning(player, '500');
    expect((await vendor().send('bet', poor.bet)).outcome).toBe('402 balance.insufficient');
    await fund(server, player.member, 1_000n);
    expect((await vendor().send('bet', poor.bet)).outcome).toBe('402 balance.insufficient');
    const overtaken = winning(player, '500');
    await vendor().send('rollback', overtaken.rollback());
    expect((await vendor().send('bet', overtaken.bet)).outcome).toBe('409 vendor.bet.rolled.back');
    await endSession(server, player);
    expect((await vendor().send('bet', winning(player, '500').bet)).outcome).toBe('401 vendor.token.expired');
    expect((await vendor().send('win', poor.win('500'))).outcome).toBe('404 vendor.bet.unknown');
    expect(await player.balance()).toBe(1_099n);
    expect(await storedRounds(server, player)).toEqual([]);
  });

  test('a win may follow a stake that was taken without it, not a round that is over', async () => {
    const player = await open(1_000n);
    const { bet, win, rollback } = winning(player, '250');
    const { win: _, endRound: __, ...alone } = bet;
    await vendor().send('bet', alone);
    await endSession(server, player);
    expect((await vendor().send('bet', bet)).outcome, 'paid without a session').toBe('200 1150');
    expect((await vendor().send('win', win('250'))).outcome).toBe('200 1150');
    expect(await storedRounds(server, player)).toEqual([{ payout_minor: 250n, status: 'settled' }]);
    expect((await vendor().send('rollback', rollback())).outcome).toBe('409 vendor.bet.settled');

    const other = await open(1_000n);
    const [lost, cancelled] = [winning(other, '250'), winning(other, '250')];
    for (const round of [lost, cancelled]) {
      const { win: ___, endRound: ____, ...stake } = round.bet;
      await vendor().send('bet', stake);
    }
    await vendor().send('endRound', lost.end);
    await vendor().send('rollback', cancelled.rollback());
    expect((await vendor().send('bet', lost.bet)).outcome).toBe('409 vendor.round.ended');
    expect((await vendor().send('bet', cancelled.bet)).outcome).toBe('409 vendor.bet.rolled.back');
    expect(await other.balance()).toBe(900n);
  });

  test("a win under another's id is refused and leaves its round open", async () => {
    const player = await open(1_000n);
    const first = winning(player, '250');
    await vendor().send('bet', first.bet);
    const second = winning(player, '40');
    const reused = { ...second.bet, win: { ...second.bet.win, transactionId: first.bet.win.transactionId } };
    for (let i = 0; i < 2; i += 1) {
      expect((await vendor().send('bet', reused)).outcome).toBe('409 idempotency.conflict');
    }
    expect(await rounds(server, player)).toMatchObject([{ status: 'open', payoutMinor: '0' }, {}]);
    expect((await vendor().send('rollback', second.rollback())).outcome).toBe('200 1150');
  });

  test('stakes with wins add up in a round that goes on', async () => {
    const player = await open(1_000n);
    const round = winning(player, '10', false);
    expect((await vendor().send('bet', round.bet)).outcome).toBe('200 910');
    const roundId = round.bet.roundId;
    const second = {
      ...round.bet,
      transactionId: `${roundId}:bet2`,
      win: { transactionId: `${roundId}:win2`, amountMinor: '20' },
      endRound: true,
    };
    for (let i = 0; i < 2; i += 1) expect((await vendor().send('bet', second)).outcome).toBe('200 830');
    expect(await rounds(server, player)).toMatchObject([
      { stakeMinor: '200', payoutMinor: '30', status: 'settled' },
    ]);
  });
}

function testManyBets(server: TestServer, vendor: () => VendorClient, open: Open): void {
  test('bets in one call are taken and refused each for itself, in order, once', async () => {
    const [rich, poor] = [await open(1_000n), await open(150n)];
    const won = rich.round({ endRound: true });
    const taken = won.bet.transactionId;
    const bets = [
      { ...won.bet, win: { transactionId: `${won.bet.roundId}:win`, amountMinor: '50' } },
      poor.round().bet,
      { ...rich.round().bet, playerId: 'nobody' },
      poor.round().bet,
      { ...rich.round().bet, gameId: 'No Game' },
      { ...rich.round().bet, transactionId: taken },
      rich.round().bet,
    ];
    const answers = ['950', '50', 'vendor.player.unknown', 'balance.insufficient', 'request.invalid'];
    for (let i = 0; i < 2; i += 1) {
      expect(await vendor().sendBets(bets)).toEqual([...answers, 'idempotency.conflict', '850']);
    }
    expect([await rich.balance(), await poor.balance()]).toEqual([850n, 50n]);
    expect(await rounds(server, rich)).toMatchObject([{ status: 'open' }, { status: 'settled' }]);
  });

  test('a stake may be paid by the win of the bet before it', async () => {
    const player = await open(100n);
    const [first, second] = [player.round(), player.round()];
    const win = { transactionId: `${first.bet.roundId}:win`, amountMinor: '100' };
    expect(await vendor().sendBets([{ ...first.bet, win }, second.bet])).toEqual(['100', '0']);
  });

  test('a hundred bets go into one call, more or none do not', async () => {
    const player = await open(10_000n);
    const bets = (count: number) => Array.from({ length: count }, () => player.round().bet);
    expect((await vendor().sendBets(bets(100))).at(-1)).toBe('0');
    for (const count of [0, 101]) {
      await expect(vendor().sendBets(bets(count))).rejects.toThrow('400 request.invalid');
    }
  });
}

function testWins(server: TestServer, vendor: () => VendorClient, open: Open): void {
  test('a win pays once and ends its round; repeated it answers the same, changed it is refused', async () => {
    const player = await open(1_000n);
    const round = player.round();
    await vendor().send('bet', round.bet);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => vendor().send('win', round.win('250'))),
    );
    expect(new Set(answers.map((answer) => answer.outcome))).toEqual(new Set(['200 1150']));
    expect((await vendor().send('win', round.win('251'))).outcome).toBe('409 idempotency.conflict');
    const another = round.win('10', { transactionId: `${round.bet.roundId}:win2` });
    expect((await vendor().send('win', another)).outcome).toBe('409 vendor.round.ended');
    expect(await rounds(server, player)).toMatchObject([{ payoutMinor: '250', status: 'settled' }]);
    expect(await player.balance()).toBe(1_150n);
  });

  test('a round may pay several times before it ends', async () => {
    const player = await open(1_000n);
    const round = player.round();
    await vendor().send('bet', round.bet);
    await vendor().send('win', round.win('10', { endRound: false }));
    const second = round.win('20', { endRound: false, transactionId: `${round.bet.roundId}:win2` });
    expect((await vendor().send('win', second)).outcome).toBe('200 930');
    expect((await vendor().send('endRound', round.end)).outcome).toBe('200 930');
    expect((await vendor().send('endRound', round.end)).outcome, 'again').toBe('200 930');
    expect((await vendor().send('win', second)).outcome, 'replayed').toBe('200 930');
    expect(await rounds(server, player)).toMatchObject([{ payoutMinor: '30', status: 'settled' }]);
  });

  test('a bet that ends its round takes the stake and closes it, once', async () => {
    const player = await open(1_000n);
    const round = player.round({ endRound: true });
    for (let i = 0; i < 2; i += 1) expect((await vendor().send('bet', round.bet)).outcome).toBe('200 900');
    expect(await rounds(server, player)).toMatchObject([
      { stakeMinor: '100', payoutMinor: '0', status: 'settled', settledAt: expect.any(String) },
    ]);
    expect((await vendor().send('win', round.win('250'))).outcome).toBe('409 vendor.round.ended');
    expect((await vendor().send('endRound', round.end)).outcome).toBe('200 900');
    expect((await vendor().send('rollback', round.rollback())).outcome).toBe('409 vendor.bet.settled');
    expect(await player.balance()).toBe(900n);
  });

  test('a round that was rolled back has no end', async () => {
    const player = await open(1_000n);
    const round = player.round();
    await vendor().send('bet', round.bet);
    await vendor().send('rollback', round.rollback());
    expect((await vendor().send('endRound', round.end)).outcome).toBe('409 vendor.bet.rolled.back');
    expect(await rounds(server, player)).toMatchObject([{ status: 'refunded' }]);
  });

  test('without a bet of this player there is nothing to win or end, and it may be told again later', async () => {
    const player = await open(1_000n);
    const other = await open(1_000n);
    const round = player.round();
    expect((await vendor().send('win', round.win('10'))).outcome).toBe('404 vendor.bet.unknown');
    expect((await vendor().send('endRound', round.end)).outcome).toBe('404 vendor.bet.unknown');
    await vendor().send('bet', round.bet);
    const foreign = other.round({ roundId: round.bet.roundId });
    expect((await vendor().send('win', foreign.win('10'))).outcome).toBe('404 vendor.bet.unknown');
    expect((await vendor().send('endRound', foreign.end)).outcome).toBe('404 vendor.bet.unknown');
    expect((await vendor().send('win', round.win('10'))).outcome).toBe('200 910');
  });

  test('win, rollback and end of a round are accepted after the player logged out', async () => {
    const player = await open(1_000n);
    const [won, lost, cancelled] = [player.round(), player.round(), player.round()];
    for (const round of [won, lost, cancelled]) await vendor().send('bet', round.bet);
    await endSession(server, player);
    expect((await vendor().send('win', won.win('500'))).outcome).toBe('200 1200');
    expect((await vendor().send('endRound', lost.end)).outcome).toBe('200 1200');
    expect((await vendor().send('rollback', cancelled.rollback())).outcome).toBe('200 1300');
  });
}

function testRollbacks(server: TestServer, vendor: () => VendorClient, open: Open): void {
  test('a rollback gives the stake back once, under whatever id it is repeated', async () => {
    const player = await open(1_000n);
    const round = player.round();
    await vendor().send('bet', round.bet);
    const again = round.rollback({ transactionId: `${round.bet.roundId}:rollback2` });
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => vendor().send('rollback', round.rollback())),
      ...Array.from({ length: 10 }, () => vendor().send('rollback', again)),
    ]);
    expect(new Set(answers.map((answer) => answer.outcome))).toEqual(new Set(['200 1000']));
    expect(await player.balance()).toBe(1_000n);
    expect((await vendor().send('win', round.win('10'))).outcome).toBe('409 vendor.bet.rolled.back');
    expect(await rounds(server, player)).toMatchObject([{ status: 'refunded', stakeMinor: '100' }]);
    const movements = await server.call('listMovements', { token: player.member.token });
    expect(movements.value().list.map((movement) => movement.reason)).toEqual([
      'game.rollback',
      'game.bet',
      'adjustment',
    ]);
  });

  test('a rollback that comes before its bet keeps the bet from ever being taken', async () => {
    const player = await open(1_000n);
    const round = player.round();
    expect((await vendor().send('rollback', round.rollback())).outcome).toBe('200 1000');
    expect((await vendor().send('bet', round.bet)).outcome).toBe('409 vendor.bet.rolled.back');
    expect((await vendor().send('rollback', round.rollback())).outcome).toBe('200 1000');
    expect(await rounds(server, player)).toEqual([]);
  });

  test('a rollback of a bet that was refused moves nothing', async () => {
    const player = await open(50n);
    const round = player.round();
    await vendor().send('bet', round.bet);
    expect((await vendor().send('rollback', round.rollback())).outcome).toBe('200 50');
  });

  test('a bet whose round paid or ended is not given back', async () => {
    const player = await open(1_000n);
    const [won, lost, paid] = [player.round(), player.round(), player.round()];
    for (const round of [won, lost, paid]) await vendor().send('bet', round.bet);
    await vendor().send('win', won.win('10'));
    await vendor().send('endRound', lost.end);
    await vendor().send('win', paid.win('10', { endRound: false }));
    for (const round of [won, lost, paid]) {
      expect((await vendor().send('rollback', round.rollback())).outcome).toBe('409 vendor.bet.settled');
    }
    expect(await player.balance()).toBe(720n);
  });

  test('one of several stakes is given back and the round goes on', async () => {
    const player = await open(1_000n);
    const round = player.round();
    await vendor().send('bet', round.bet);
    const second = { ...round.bet, transactionId: `${round.bet.roundId}:bet2`, amountMinor: '50' };
    await vendor().send('bet', second);
    const rollback = round.rollback({ betTransactionId: second.transactionId });
    expect((await vendor().send('rollback', rollback)).outcome).toBe('200 900');
    expect((await vendor().send('win', round.win('10'))).outcome).toBe('200 910');
    expect((await vendor().send('rollback', rollback)).outcome, 'repeated').toBe('200 900');
    expect(await rounds(server, player)).toMatchObject([{ status: 'settled', payoutMinor: '10' }]);
  });

  test('a stake of nothing is given back in its own game and to its own player alone', async () => {
    const [player, other] = [await open(1_000n), await open(1_000n)];
    const round = player.round({ amountMinor: '0' });
    await vendor().send('bet', round.bet);
    const inAnotherGame = round.rollback({ gameId: 'plinko' });
    expect((await vendor().send('rollback', inAnotherGame)).outcome).toBe('409 idempotency.conflict');
    const toAnother = round.rollback({ playerId: other.member.memberId });
    expect((await vendor().send('rollback', toAnother)).outcome).toBe('409 idempotency.conflict');
    expect(await rounds(server, player)).toMatchObject([{ status: 'open' }]);
    expect((await vendor().send('rollback', round.rollback())).outcome).toBe('200 1000');
    expect(await rounds(server, player)).toMatchObject([{ status: 'refunded' }]);
  });

  test('a stake of nothing whose round has paid is not given back', async () => {
    const player = await open(1_000n);
    const round = player.round({ amountMinor: '0' });
    await vendor().send('bet', round.bet);
    await vendor().send('win', round.win('70', { endRound: false }));
    expect((await vendor().send('rollback', round.rollback())).outcome).toBe('409 vendor.bet.settled');
    expect(await rounds(server, player)).toMatchObject([{ status: 'open', payoutMinor: '70' }]);
    expect(await player.balance()).toBe(1_070n);
  });

  test('of two stakes of a round, one rollback id gives back one', async () => {
    const player = await open(1_000n);
    const first = player.round();
    const second = player.round({ roundId: first.bet.roundId, transactionId: `${first.bet.roundId}:again` });
    for (const round of [first, second]) await vendor().send('bet', round.bet);
    expect((await vendor().send('rollback', first.rollback())).outcome).toBe('200 900');
    expect((await vendor().send('rollback', second.rollback())).outcome).toBe('409 idempotency.conflict');
    expect(await player.balance()).toBe(900n);
  });

  test('a rollback of another bet under the same id, or in another round, is refused', async () => {
    const player = await open(1_000n);
    const [first, second] = [player.round(), player.round()];
    for (const round of [first, second]) await vendor().send('bet', round.bet);
    await vendor().send('rollback', first.rollback());
    const reused = second.rollback({ transactionId: first.rollback().transactionId });
    expect((await vendor().send('rollback', reused)).outcome).toBe('409 idempotency.conflict');
    const elsewhere = second.rollback({ roundId: first.bet.roundId });
    expect((await vendor().send('rollback', elsewhere)).outcome).toBe('409 idempotency.conflict');
    expect(await player.balance()).toBe(900n);
  });
}

function testLargestAmount(server: TestServer, vendor: () => VendorClient, open: Open): void {
  const allowStakesOf = (game: string, maxStakeMinor: bigint) =>
    server.runner.query({
      text: 'update wau.games set max_stake_minor = $2, max_win_minor = greatest(max_win_minor, $2) where game_id = $1',
      values: [game, maxStakeMinor],
    });

  test('more than the merchant allows on a game is refused with the balance, and stays refused', async () => {
    const player = await open(1_000n);
    await allowStakesOf('dice', 200n);
    const { bet } = player.round({ amountMinor: '201' });
    const answer = await vendor().send('bet', bet);
    expect([answer.outcome, answer.failure]).toEqual(['400 stake.above.maximum', { balanceMinor: '1000' }]);
    await allowStakesOf('dice', maximumTransferMinor);
    expect((await vendor().send('bet', bet)).outcome).toBe('400 stake.above.maximum');
    expect((await vendor().send('bet', player.round({ amountMinor: '201' }).bet)).outcome).toBe('200 799');
  });

  test('the largest amount that the books can move is taken, and one more is a wrong request', async () => {
    const player = await open(maximumTransferMinor);
    await allowStakesOf('dice', maximumTransferMinor);
    const betOf = (amountMinor: bigint) => player.round({ amountMinor: String(amountMinor) }).bet;
    expect((await vendor().send('bet', betOf(maximumTransferMinor + 1n))).outcome).toBe(
      '400 request.invalid',
    );
    expect((await vendor().send('bet', betOf(maximumTransferMinor))).outcome).toBe('200 0');
  });
}

function testTenancy(server: TestServer, vendor: () => VendorClient, open: Open): void {
  test("one merchant's player can neither be seen nor moved through another", async () => {
    const player = await open(1_000n);
    const other = await open(1_000n, 'laut');
    const round = player.round();
    await vendor().send('bet', round.bet);
    const asLaut = { merchantCode: other.member.merchantCode };
    const outcomes = [
      await vendor().send('balance', { ...asLaut, playerId: player.member.memberId }),
      await vendor().send('bet', { ...player.round().bet, ...asLaut }),
      await vendor().send('bet', { ...player.round().bet, ...asLaut, sessionToken: other.sessionToken }),
      await vendor().send('win', { ...round.win('10'), ...asLaut }),
      await vendor().send('rollback', { ...round.rollback(), ...asLaut }),
      await vendor().send('endRound', { ...round.end, ...asLaut }),
      await vendor().send('balance', { merchantCode: player.member.merchantCode, playerId: 'nobody' }),
    ].map((answer) => answer.outcome);
    expect(outcomes).toEqual([
      '404 vendor.player.unknown',
      '401 vendor.token.expired',
      '404 vendor.player.unknown',
      '404 vendor.bet.unknown',
      '404 vendor.player.unknown',
      '404 vendor.bet.unknown',
      '404 vendor.player.unknown',
    ]);
    expect([await player.balance(), await other.balance()]).toEqual([900n, 1_000n]);
    expect((await vendor().send('win', round.win('10'))).outcome).toBe('200 910');
    expect(await rounds(server, other)).toEqual([]);
  });
}
