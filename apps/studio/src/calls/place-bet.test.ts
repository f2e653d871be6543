import { roundStream } from '@wau/fairness/round-stream';
import { commitmentOf, parseClientSeed, parseServerSeed } from '@wau/fairness/seeds';
import { parseMinor } from '@wau/money/minor';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { readTitleShelf } from '@wau/titles/title-shelf';
import { afterAll, describe, expect, it } from 'vitest';
import {
  diceBet,
  newKey,
  startTestStudio,
  type TestPlayer,
  type TestStudio,
} from '../testing/test-studio.ts';

const database = await createTestDatabase();
const studio = await startTestStudio(database);
afterAll(() => studio.close());

type BetAnswer = Awaited<ReturnType<TestStudio['bet']>>;

function roundOf(answer: BetAnswer) {
  if (!answer.ok) throw new Error(`refused: ${answer.errorCode}`);
  return answer.value;
}

function codeOf(answer: { ok: boolean; errorCode?: string }): string | undefined {
  return answer.ok ? undefined : answer.errorCode;
}

async function playerIdOf(player: TestPlayer): Promise<string> {
  const rows = await studio.sql.query<{ player_id: string }>({
    text: `select player_id from studio.seed where seed_id = $1`,
    values: [player.play.seed.seedId],
  });
  return rows[0]?.player_id ?? '';
}

async function roundCount(player: TestPlayer): Promise<number> {
  const rows = await studio.sql.query<{ count: number }>({
    text: 'select count(*)::int4 as count from studio.round where seed_id = $1',
    values: [player.play.seed.seedId],
  });
  return rows[0]?.count ?? -1;
}

async function openRoundCount(): Promise<number> {
  const rows = await studio.sql.query<{ count: number }>({
    text: 'select count(*)::int4 as count from studio.open_round',
    values: [],
  });
  return rows[0]?.count ?? -1;
}

describe('a bet', () => {
  it('takes the stake, pays the win and answers the balance after it', async () => {
    const player = await studio.open(10_000n);
    const round = roundOf(await studio.bet(player, newKey()));
    expect(round).toMatchObject({
      status: 'settled',
      gameId: 'dice',
      stakeMinor: '100',
      nonce: 0,
      seedId: player.play.seed.seedId,
    });
    expect(round.balanceMinor).toBe(String(10_000n - 100n + BigInt(round.payoutMinor)));
    expect(studio.operator.balanceOf(await playerIdOf(player))).toBe(BigInt(round.balanceMinor ?? ''));
    expect(studio.operator.isEnded(round.roundId)).toBe(true);
    expect(await openRoundCount()).toBe(0);
  });

  it('counts nonces up without gaps, also for bets that come at the same time', async () => {
    const player = await studio.open(100_000n);
    const answers = await Promise.all(Array.from({ length: 20 }, () => studio.bet(player, newKey())));
    const nonces = answers.map((answer) => roundOf(answer).nonce).sort((a, b) => a - b);
    expect(nonces).toEqual(Array.from({ length: 20 }, (_, nonce) => nonce));
    const paid = answers.reduce((sum, answer) => sum + BigInt(roundOf(answer).payoutMinor), 0n);
    expect(studio.operator.balanceOf(await playerIdOf(player))).toBe(100_000n - 2_000n + paid);
  });

  it('plays every game', async () => {
    const plinko = await studio.open(10_000n, { gameId: 'plinko' });
    expect(
      roundOf(await studio.bet(plinko, newKey(), { parameters: { rows: 12, risk: 'high' } })),
    ).toMatchObject({
      gameId: 'plinko',
      status: 'settled',
    });
    const slot = await studio.open(10_000n, { gameId: 'wau-bulan' });
    expect(roundOf(await studio.bet(slot, newKey(), { parameters: {} }))).toMatchObject({
      gameId: 'wau-bulan',
      status: 'settled',
    });
  });
});

describe('a repeated bet', () => {
  it('is the same round with the same answer, won or lost', async () => {
    const player = await studio.open(100_000n);
    for (let i = 0; i < 6; i += 1) {
      const key = newKey();
      const first = await studio.bet(player, key);
      // What happens between must not show in the repeated answer.
      await studio.bet(player, newKey());
      expect(await studio.bet(player, key)).toEqual(first);
    }
    expect(await roundCount(player)).toBe(12);
  });

  it('is one round when 20 come at the same time', async () => {
    const player = await studio.open(100_000n);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => studio.bet(player, key)));
    const first = roundOf(answers[0] as BetAnswer);
    for (const answer of answers) expect(roundOf(answer)).toEqual(first);
    expect(await roundCount(player)).toBe(1);
    expect(studio.operator.balanceOf(await playerIdOf(player))).toBe(
      100_000n - 100n + BigInt(first.payoutMinor),
    );
  });

  it('is one round when two nodes get it at the same time', async () => {
    const other = await startTestStudio(database, { beside: studio });
    try {
      const player = await studio.open(100_000n);
      for (let i = 0; i < 10; i += 1) {
        const key = newKey();
        const answers = await Promise.all([
          studio.bet(player, key),
          other.bet(player, key),
          studio.bet(player, newKey()),
          other.bet(player, newKey()),
        ]);
        expect(roundOf(answers[1] as BetAnswer)).toEqual(roundOf(answers[0] as BetAnswer));
      }
      expect(await roundCount(player)).toBe(30);
    } finally {
      await other.close();
    }
  });

  it('is refused with another stake or other parameters', async () => {
    const player = await studio.open(10_000n);
    const key = newKey();
    roundOf(await studio.bet(player, key));
    const otherParameters = { direction: 'over', targetHundredths: 5000 };
    expect(codeOf(await studio.bet(player, key, { stakeMinor: '200' }))).toBe('idempotency.conflict');
    expect(codeOf(await studio.bet(player, key, { parameters: otherParameters }))).toBe(
      'idempotency.conflict',
    );
    expect(await roundCount(player)).toBe(1);
  });

  it('is refused in another game, although everything else is the same', async () => {
    const player = await studio.open(10_000n);
    const key = newKey();
    roundOf(await studio.bet(player, key));
    const elsewhere = await studio.open(0n, { playerId: await playerIdOf(player), gameId: 'plinko' });
    expect(codeOf(await studio.bet(elsewhere, key))).toBe('idempotency.conflict');
    expect(await roundCount(player)).toBe(1);
  });

  it('may carry the same key as another player’s bet', async () => {
    const [one, other] = [await studio.open(10_000n), await studio.open(10_000n)];
    const key = newKey();
    const rounds = [roundOf(await studio.bet(one, key)), roundOf(await studio.bet(other, key))];
    expect(rounds[0]?.roundId).not.toBe(rounds[1]?.roundId);
  });
});

describe('a refused bet', () => {
  it('without funds consumes its nonce, moves nothing and stays refused', async () => {
    const player = await studio.open(150n);
    const key = newKey();
    roundOf(await studio.bet(player, newKey(), { parameters: { direction: 'under', targetHundredths: 1 } }));
    const refused = await studio.bet(player, key);
    expect(refused).toMatchObject({
      errorCode: 'balance.insufficient',
      status: 402,
      value: { balanceMinor: '50' },
    });
    studio.operator.deposit(await playerIdOf(player), 10_000n);
    expect(codeOf(await studio.bet(player, key))).toBe('balance.insufficient');
    expect(roundOf(await studio.bet(player, newKey())).nonce).toBe(2);
    const rounds = await studio.call('listRounds', { token: player.playToken });
    expect(rounds.ok && rounds.value.list.map((round) => round.nonce)).toEqual([2, 0]);
  });

  it('says which limit was crossed', async () => {
    const player = await studio.open(1_000_000n);
    const limitsOf = async (stakeMinor: string) => {
      const answer = await studio.bet(player, newKey(), { stakeMinor });
      return answer.ok ? undefined : [answer.errorCode, answer.value?.limitMinor];
    };
    expect(await limitsOf('9')).toEqual(['stake.below.minimum', '10']);
    expect(await limitsOf('10001')).toEqual(['stake.above.maximum', '10000']);
    const slot = await studio.open(1_000_000n, { gameId: 'wau-bulan' });
    const answer = await studio.bet(slot, newKey(), { stakeMinor: '30', parameters: {} });
    expect(answer).toMatchObject({ errorCode: 'stake.step.wrong', value: { limitMinor: '20' } });
    expect(await roundCount(player)).toBe(0);
  });

  it('pays no more than the maximum win', async () => {
    const limits = { minStakeMinor: '10', maxStakeMinor: '1000', maxWinMinor: '150' };
    const player = await studio.open(1_000_000n, { limits });
    const parameters = { direction: 'under', targetHundredths: 5000 };
    for (let i = 0; i < 12; i += 1) {
      const round = roundOf(await studio.bet(player, newKey(), { parameters }));
      expect(['0', '150']).toContain(round.payoutMinor);
    }
  });

  it.each([
    [{ parameters: { direction: 'sideways', targetHundredths: 5000 } }, 'round.parameters.invalid'],
    [{ parameters: { direction: 'under', targetHundredths: 0 } }, 'round.parameters.invalid'],
    [{ parameters: null }, 'round.parameters.invalid'],
    [{ stakeMinor: '0' }, 'request.invalid'],
    [{ stakeMinor: '1.5' }, 'request.invalid'],
    [{ stakeMinor: '-5' }, 'request.invalid'],
  ])('%j: %s', async (body, code) => {
    const player = await studio.open(10_000n);
    expect(codeOf(await studio.bet(player, newKey(), body))).toBe(code);
    expect(await roundCount(player)).toBe(0);
  });

  it('that the client says it placed by itself, where the operator forbids that: autoplay.forbidden', async () => {
    const forbidden = await studio.open(10_000n, { allowsAutoplay: false });
    expect(forbidden.play.allowsAutoplay).toBe(false);
    expect(codeOf(await studio.bet(forbidden, newKey(), { isAuto: true }))).toBe('autoplay.forbidden');
    expect(await roundCount(forbidden)).toBe(0);
    expect(roundOf(await studio.bet(forbidden, newKey(), { isAuto: false })).status).toBe('settled');
    const allowed = await studio.open(10_000n);
    expect(allowed.play.allowsAutoplay).toBe(true);
    expect(roundOf(await studio.bet(allowed, newKey(), { isAuto: true })).status).toBe('settled');
  });

  it('without a key, without a session, with an ended one', async () => {
    const player = await studio.open(10_000n);
    const body = diceBet;
    expect(codeOf(await studio.call('placeBet', { token: player.playToken, body }))).toBe(
      'idempotency.missing',
    );
    expect(codeOf(await studio.call('placeBet', { key: newKey(), body }))).toBe('session.missing');
    const wrong = `${player.playToken.slice(0, -4)}AAAA`;
    expect(codeOf(await studio.call('placeBet', { token: wrong, key: newKey(), body }))).toBe(
      'session.ended',
    );
    expect(codeOf(await studio.call('placeBet', { token: 'nonsense', key: newKey(), body }))).toBe(
      'session.ended',
    );
    // Another merchant's name before the same secret is another token.
    const moved = player.playToken.replace('wau.', 'laut.');
    expect(codeOf(await studio.call('placeBet', { token: moved, key: newKey(), body }))).toBe(
      'session.ended',
    );
  });

  it('after the session at the operator has ended', async () => {
    const player = await studio.open(10_000n);
    studio.operator.endSessions(await playerIdOf(player));
    const key = newKey();
    expect(codeOf(await studio.bet(player, key))).toBe('session.ended');
    expect(codeOf(await studio.bet(player, key))).toBe('session.ended');
    expect(studio.operator.balanceOf(await playerIdOf(player))).toBe(10_000n);
    expect(await openRoundCount()).toBe(0);
  });

  it.each([
    ['game.unavailable', 'game.unavailable'],
    ['game.unknown', 'game.unavailable'],
    ['currency.mismatch', 'game.unavailable'],
    ['vendor.token.expired', 'session.ended'],
    ['vendor.player.unknown', 'session.ended'],
    ['balance.insufficient', 'balance.insufficient'],
  ] as const)('for the operator’s reason %s: %s, also when it is repeated', async (reason, code) => {
    const player = await studio.open(10_000n);
    const key = newKey();
    studio.operator.betRefusal = reason;
    expect(codeOf(await studio.bet(player, key))).toBe(code);
    studio.operator.betRefusal = undefined;
    expect(codeOf(await studio.bet(player, key))).toBe(code);
    expect(roundOf(await studio.bet(player, newKey())).nonce).toBe(1);
  });

  it('from a player who comes too often', async () => {
    const player = await studio.open(1_000_000n);
    const answers = await Promise.all(Array.from({ length: 60 }, () => studio.bet(player, newKey())));
    const refused = answers.filter((answer) => codeOf(answer) === 'rate.limited');
    expect(refused).toHaveLength(20);
    studio.clock.advance(1_000);
    roundOf(await studio.bet(player, newKey()));
  });
});

describe('the limit on bets', () => {
  const limited = (answers: readonly BetAnswer[]) =>
    answers.filter((answer) => codeOf(answer) === 'rate.limited').length;

  it('is shared by all tokens of a player, and by nobody else', async () => {
    const first = await studio.open(1_000_000n);
    const playerId = await playerIdOf(first);
    const second = await studio.open(0n, { playerId, gameId: 'plinko' });
    const third = await studio.open(0n, { playerId });
    const stranger = await studio.open(1_000_000n);
    const betBy = (player: TestPlayer, count: number) =>
      Promise.all(Array.from({ length: count }, () => studio.bet(player, newKey())));
    const plinko = { parameters: { rows: 8, risk: 'low' } } as const;
    const answers = await Promise.all([
      betBy(first, 25),
      Promise.all(Array.from({ length: 25 }, () => studio.bet(second, newKey(), plinko))),
      betBy(third, 25),
    ]);
    expect(limited(answers.flat())).toBe(35);
    expect(limited(await betBy(stranger, 25))).toBe(0);
    studio.clock.advance(1_000);
    roundOf(await studio.bet(third, newKey()));
  });

  it('holds for what a player reads as well', async () => {
    const first = await studio.open(1_000n);
    const second = await studio.open(0n, { playerId: await playerIdOf(first) });
    const read = ({ playToken }: TestPlayer) => studio.call('getPlayBalance', { token: playToken });
    const answers = await Promise.all(Array.from({ length: 30 }, () => [read(first), read(second)]).flat());
    expect(answers.filter((answer) => codeOf(answer) === 'rate.limited')).toHaveLength(20);
  });
});

describe('a node that stops', () => {
  it('ends the bets that it began, and takes no more', async () => {
    const { promise: held, resolve: letArrive } = Promise.withResolvers<void>();
    let isHeld = false;
    const stopping = await startTestStudio(database, {
      beside: studio,
      through: (operator) => async (request) => {
        // The call of the batch is lost, and the one that asks again for this bet alone is held.
        if (request.path.endsWith('/bets')) throw new Error('connection reset');
        if (request.path.endsWith('/bet')) {
          isHeld = true;
          await held;
        }
        return operator(request);
      },
    });
    try {
      const player = await stopping.open(10_000n);
      const happened: string[] = [];
      const bet = stopping.bet(player, newKey()).finally(() => happened.push('bet answered'));
      await expect.poll(() => isHeld).toBe(true);
      const drained = stopping.drain().then(() => happened.push('drained'));
      expect(await stopping.bet(player, newKey())).toMatchObject({ errorCode: 'server.stopping' });
      expect(happened).toEqual([]);
      letArrive();
      await drained;
      expect(await openRoundCount()).toBe(0);
      expect(roundOf(await bet).status).toBe('settled');
    } finally {
      letArrive();
      await stopping.close();
    }
  });
});

describe('fairness', () => {
  it('every round can be recomputed once its seed is revealed', async () => {
    const player = await studio.open(1_000_000n);
    const parameters = { direction: 'over', targetHundredths: 4200 };
    const rounds = [];
    for (let i = 0; i < 8; i += 1) rounds.push(roundOf(await studio.bet(player, newKey(), { parameters })));
    const rotated = await studio.call('rotateSeed', {
      token: player.playToken,
      body: { clientSeed: 'pilihan-saya' },
    });
    if (!rotated.ok) throw new Error(rotated.errorCode);
    const { revealed, active } = rotated.value;
    const serverSeed = parseServerSeed(revealed.serverSeed);
    const clientSeed = parseClientSeed(revealed.clientSeed);
    const maxWinMinor = parseMinor(player.play.limits.maxWinMinor);
    const bet = readTitleShelf().find('dice')?.playable.parseBet(parameters);
    if (!serverSeed || !clientSeed || bet?.ok !== true || maxWinMinor === undefined)
      throw new Error('not a seed');
    expect(commitmentOf(serverSeed)).toBe(player.play.seed.serverSeedHash);
    expect(revealed.rounds).toBe(8);
    expect(active).toMatchObject({
      clientSeed: 'pilihan-saya',
      nextNonce: 0,
      serverSeedHash: player.play.seed.nextServerSeedHash,
    });
    for (const round of rounds) {
      const stakeMinor = parseMinor(round.stakeMinor);
      if (stakeMinor === undefined) throw new Error('not a stake');
      const stream = roundStream(serverSeed, clientSeed, round.nonce);
      const again = bet.value.play({ stakeMinor, maxWinMinor }, [], stream);
      expect(again).toMatchObject({ events: round.events, payoutMinor: parseMinor(round.payoutMinor) });
    }
  });
});
