import { randomInt } from 'node:crypto';
import { httpSignedTransport, type SignedTransport } from '@wau/service/secrets/signed-transport';
import { proofSize } from '@wau/service/testing/proof-size';
import { describe, expect, test } from 'vitest';
import { openPlayer, type TestPlayer, type TestRound } from '../modules/play/vendor/testing/test-player.ts';
import { createVendorClient, type VendorClient } from '../modules/play/vendor/testing/vendor-client.ts';
import { studioVendorCode, studioVendorKey } from '../seed-demo.ts';
import { boundedParallel } from '../testing/bounded-parallel.ts';
import { createTestServer, testSecret } from '../testing/test-server.ts';

const roundCount = proofSize({ full: 2_000, quick: 120 });
const startMinor = 1_000_000n;
const stakeMinor = 100n;

const server = await createTestServer();
const identity = { vendorCode: studioVendorCode, clock: server.clock };

const fates = [
  'won',
  'won with the bet',
  'lost',
  'cancelled',
  'lost with the session',
  'won without the session',
] as const;

/** A round with all that a vendor says about it, and what it must come to. */
interface PlannedRound {
  readonly round: TestRound;
  /** Said before the player's session may have ended. */
  readonly beforehand: (() => Promise<unknown>)[];
  readonly calls: (() => Promise<{ outcome: string }>)[];
  /** Said until it is accepted. */
  readonly closing: () => Promise<{ outcome: string }>;
  readonly effectMinor: bigint;
}

function planRound(vendor: VendorClient, player: TestPlayer, fate: (typeof fates)[number]): PlannedRound {
  const round = player.round();
  const payout = BigInt(randomInt(1, 500));
  const bet = () => vendor.send('bet', round.bet);
  const win = () => vendor.send('win', round.win(String(payout)));
  const end = () => vendor.send('endRound', round.end);
  const rollback = () => vendor.send('rollback', round.rollback());
  const plan = (closing: typeof win | typeof end | typeof rollback, effectMinor: bigint) => ({
    round,
    beforehand: [],
    calls: shuffled([bet, bet, closing, closing]),
    closing,
    effectMinor,
  });
  switch (fate) {
    case 'won':
      return plan(win, payout - stakeMinor);
    case 'won with the bet': {
      const { transactionId, amountMinor } = round.win(String(payout));
      const body = { ...round.bet, win: { transactionId, amountMinor }, endRound: true };
      const betAndWin = () => vendor.send('bet', body);
      const amongOthers = () => vendor.sendBets([body]).then(([outcome = '']) => ({ outcome }));
      return { ...plan(betAndWin, payout - stakeMinor), calls: shuffled([betAndWin, amongOthers, win, end]) };
    }
    case 'lost':
      return plan(end, -stakeMinor);
    case 'cancelled':
      return plan(rollback, 0n);
    case 'lost with the session':
      return plan(rollback, 0n);
    case 'won without the session':
      return { ...plan(win, payout - stakeMinor), beforehand: [bet] };
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const order = items.map((item) => ({ item, place: randomInt(1e9) }));
  return order.sort((a, b) => a.place - b.place).map(({ item }) => item);
}

async function endSession({ member }: TestPlayer): Promise<void> {
  await server.runner.query({
    text: 'update wau.sessions set ended_at = now() where merchant_id = $1 and member_id = $2',
    values: [member.merchantCode, member.memberId],
  });
}

async function proveAnyOrder(transport: SignedTransport): Promise<void> {
  const vendor = createVendorClient(transport, { ...identity, key: studioVendorKey(testSecret) });
  const forger = createVendorClient(transport, { ...identity, key: Buffer.alloc(32, 1) });
  const open = (merchantCode?: string) => openPlayer(server, vendor, startMinor, merchantCode);
  const playing = await Promise.all([open(), open(), open('laut')]);
  const leaving = await Promise.all([open(), open('laut')]);

  const planned = Array.from({ length: roundCount }, (_, number) => {
    const fate = fates[number % fates.length] ?? 'won';
    const players = fate.endsWith('session') ? leaving : playing;
    const player = players[number % players.length];
    if (player === undefined) throw new Error('the index is in range');
    return { player, fate, plan: planRound(vendor, player, fate) };
  });
  await boundedParallel(planned, async ({ plan }) => {
    for (const send of plan.beforehand) await send();
  });
  await Promise.all(leaving.map(endSession));

  await boundedParallel(planned, async ({ fate, plan }) => {
    const forgeries = [
      forger.send('win', plan.round.win('99999')),
      forger.send('rollback', plan.round.rollback()),
    ];
    await Promise.all(plan.calls.map((send) => send()));
    // What came before its bet is told again, as a vendor does until it is accepted.
    expect((await plan.closing()).outcome).toMatch(/^200 /);
    const bet = (await vendor.send('bet', plan.round.bet)).outcome;
    if (fate === 'lost with the session') {
      expect(bet).toMatch(/^(401 vendor.token.expired|409 vendor.bet.rolled.back)$/);
    } else if (fate !== 'cancelled') {
      expect(bet, 'a bet that was taken keeps its answer').toMatch(/^200 /);
    }
    const forged = (await Promise.all(forgeries)).map((answer) => answer.outcome);
    expect(forged).toEqual(['401 vendor.signature.wrong', '401 vendor.signature.wrong']);
  });
  for (const player of [...playing, ...leaving]) {
    const effects = planned.filter((each) => each.player === player).map(({ plan }) => plan.effectMinor);
    expect(await player.balance()).toBe(effects.reduce((sum, effect) => sum + effect, startMinor));
  }
}

describe(`G5: ${roundCount} rounds of shuffled, doubled and forged calls, some after the session ended`, () => {
  test('come to what the model says, in the same process', { timeout: 600_000 }, () =>
    proveAnyOrder(server.handle.vendorTransport),
  );

  test('come to what the model says, over HTTP', { timeout: 600_000 }, async () => {
    const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    await proveAnyOrder(httpSignedTransport(origin, 60_000));
  });
});
