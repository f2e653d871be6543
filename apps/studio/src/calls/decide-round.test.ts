import { delayOf } from '@wau/service/testing/delay';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { decisionTimeoutMs } from '../studio-config.ts';
import { type Fate, faultyTransport } from '../testing/faulty-transport.ts';
import { sampleTitles } from '../testing/sample-titles.ts';
import { newKey, startTestStudio, type TestPlayer, type TestStudio } from '../testing/test-studio.ts';

const database = await createTestDatabase();
const titles = sampleTitles(['dice', 'mines', 'blackjack']);
let nextFates: Fate[] = [];
const studio = await startTestStudio(database, {
  titles,
  through: (operator) => faultyTransport(operator, () => nextFates.shift() ?? 'delivered').transport,
});
afterAll(() => studio.close());

/** After this a decision's stake is not asked for any more but given back. */
const repeatedForMs = 10 * 60_000;
let players = 0;

async function openGame(gameId: string, balanceMinor = 100_000n): Promise<TestPlayer & { playerId: string }> {
  players += 1;
  const playerId = `mbr_decides_${players}`;
  return { ...(await studio.open(balanceMinor, { gameId, playerId })), playerId };
}

async function begin(player: TestPlayer, key = newKey()) {
  const parameters = player.play.gameId === 'mines' ? { mines: 1, plan: [] } : {};
  const answer = await studio.bet(player, key, { stakeMinor: '100', parameters });
  if (!answer.ok) throw new Error(answer.errorCode);
  return answer.value;
}

function decide(at: TestStudio, player: TestPlayer, roundId: string, step: number, decision: unknown) {
  return at.call('decideRound', {
    token: player.playToken,
    path: `/studio/api/rounds/${roundId}/decisions`,
    body: { step, decision },
  });
}

const cashOut = { kind: 'cashOut' };
const reveal = (cell: number) => ({ kind: 'reveal', cell });

/** A round in which one cell is open; with one mine in twenty-five cells the first try nearly always does. */
async function beginAndReveal(player: TestPlayer) {
  for (;;) {
    const { roundId } = await begin(player);
    const answer = await decide(studio, player, roundId, 0, reveal(3));
    if (!answer.ok) throw new Error(answer.errorCode);
    if (answer.value.status === 'waiting') return answer.value;
  }
}

/** A hand that may be doubled. */
async function beginDoubling(player: TestPlayer) {
  for (;;) {
    const round = await begin(player);
    if (round.decision?.choices.some(({ kind }) => kind === 'double') === true) return round;
    for (let step = 0, now = round; now.decision !== null; step += 1) {
      const kind = now.decision.choices.some((choice) => choice.kind === 'decline') ? 'decline' : 'stand';
      const answer = await decide(studio, player, round.roundId, step, { kind });
      if (!answer.ok) throw new Error(answer.errorCode);
      now = answer.value;
    }
  }
}

describe('a round that waits', () => {
  it('takes its stake at once, and has no proof while it waits', async () => {
    const player = await openGame('mines');
    const round = await begin(player);
    expect(round).toMatchObject({ status: 'waiting', payoutMinor: '0', balanceMinor: '99900' });
    expect(round.decision).toMatchObject({
      step: 0,
      choices: expect.arrayContaining([{ kind: 'reveal', extraStakeMinor: '0' }]),
    });
    const proof = await studio.call('getRoundProof', { path: `/studio/api/rounds/${round.roundId}/proof` });
    expect(proof).toMatchObject({ ok: false, errorCode: 'round.unknown' });
  });

  it('is the same round when its bet is repeated', async () => {
    const player = await openGame('mines');
    const key = newKey();
    const round = await begin(player, key);
    expect(await begin(player, key)).toEqual({ ...round, balanceMinor: null });
    expect(studio.operator.balanceOf(player.playerId)).toBe(99_900n);
  });

  it('goes on where it was on any device, and keeps its seeds from being changed', async () => {
    const player = await openGame('mines');
    const waiting = await beginAndReveal(player);
    const { playerId } = player;
    const elsewhere = await studio.open(0n, { gameId: 'mines', playerId });
    expect(elsewhere.play.unfinishedRound).toEqual({ ...waiting, balanceMinor: null });
    const body = { clientSeed: 'lain' };
    const rotated = await studio.call('rotateSeed', { token: player.playToken, body });
    expect(rotated).toMatchObject({ ok: false, errorCode: 'seed.in.use' });
    const ended = await decide(studio, elsewhere, waiting.roundId, 1, cashOut);
    expect(ended).toMatchObject({ ok: true, value: { status: 'settled', decision: null } });
    if (!ended.ok) return;
    expect(ended.value.balanceMinor).toBe(studio.operator.balanceOf(playerId).toString());
    expect(await studio.call('rotateSeed', { token: player.playToken, body })).toMatchObject({ ok: true });
    const proof = await studio.call('getRoundProof', {
      path: `/studio/api/rounds/${waiting.roundId}/proof`,
    });
    expect(proof.ok && proof.value.decisions).toEqual([reveal(3), cashOut]);
  });

  it('is nobody else’s', async () => {
    const waiting = await beginAndReveal(await openGame('mines'));
    const stranger = await openGame('mines');
    const answer = await decide(studio, stranger, waiting.roundId, 1, cashOut);
    expect(answer).toMatchObject({ ok: false, errorCode: 'round.unknown' });
    const seen = await studio.call('getRound', {
      token: stranger.playToken,
      path: `/studio/api/rounds/${waiting.roundId}`,
    });
    expect(seen).toMatchObject({ ok: false, errorCode: 'round.unknown' });
  });
});

describe('a decision', () => {
  it('is taken once, however often it is repeated', async () => {
    const player = await openGame('mines');
    const { roundId } = await beginAndReveal(player);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => decide(studio, player, roundId, 1, cashOut)),
    );
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { status: 'settled' } });
    const { stakeMinor, payoutMinor } = studio.operator.movementsOf(roundId);
    const [first] = answers;
    expect(stakeMinor).toBe(100n);
    expect(first?.ok === true && first.value.payoutMinor).toBe(payoutMinor.toString());
  });

  it('in the place of another is refused, and so is one that comes after others it does not know of', async () => {
    const player = await openGame('mines');
    const { roundId } = await beginAndReveal(player);
    const moved = { ok: false, errorCode: 'round.moved.on' };
    expect(await decide(studio, player, roundId, 0, reveal(4))).toMatchObject(moved);
    expect(await decide(studio, player, roundId, 2, cashOut)).toMatchObject(moved);
    expect(await decide(studio, player, roundId, 0, reveal(3))).toMatchObject({ ok: true });
  });

  it('that the round does not allow is refused', async () => {
    const player = await openGame('mines');
    const { roundId } = await beginAndReveal(player);
    for (const decision of [reveal(3), reveal(99), { kind: 'double' }, null, 'cashOut']) {
      expect(await decide(studio, player, roundId, 1, decision)).toMatchObject({
        ok: false,
        errorCode: 'round.decision.illegal',
      });
    }
  });

  it('takes what it costs before it counts, and is refused where the money is not there', async () => {
    const player = await openGame('blackjack', 100_000n);
    const round = await beginDoubling(player);
    const before = studio.operator.balanceOf(player.playerId);
    studio.operator.deposit(player.playerId, -before);
    const step = round.decision?.step ?? 0;
    const poor = await decide(studio, player, round.roundId, step, { kind: 'double' });
    expect(poor).toMatchObject({ ok: false, errorCode: 'balance.insufficient' });
    studio.operator.deposit(player.playerId, before);
    const doubled = await decide(studio, player, round.roundId, step, { kind: 'double' });
    expect(doubled).toMatchObject({ ok: true, value: { status: 'settled', stakeMinor: '200' } });
    const { stakeMinor, payoutMinor } = studio.operator.movementsOf(round.roundId);
    expect(stakeMinor).toBe(200n);
    expect(studio.operator.balanceOf(player.playerId)).toBe(before - 100n + payoutMinor);
  });

  it('whose stake was taken while its answer was lost is found out', async () => {
    const player = await openGame('blackjack');
    const round = await beginDoubling(player);
    nextFates = ['delivered', 'answerLost'];
    const step = round.decision?.step ?? 0;
    const lost = await decide(studio, player, round.roundId, step, { kind: 'double' });
    expect(lost).toMatchObject({ ok: false, errorCode: 'round.pending' });
    studio.clock.advance(60_000);
    await studio.endOverdueDecisions();
    const found = await decide(studio, player, round.roundId, step, { kind: 'double' });
    expect(found).toMatchObject({ ok: true, value: { status: 'settled', stakeMinor: '200' } });
    expect(studio.operator.movementsOf(round.roundId).stakeMinor).toBe(200n);
  });

  it('whose stake came too late is kept until the wallet has said that the stake is back', async () => {
    const player = await openGame('blackjack');
    const round = await beginDoubling(player);
    nextFates = ['delivered', 'answerLost'];
    const double = () => decide(studio, player, round.roundId, round.decision?.step ?? 0, { kind: 'double' });
    expect(await double()).toMatchObject({ ok: false, errorCode: 'round.pending' });
    const { received } = studio.operator;
    const before = received.length;
    studio.clock.advance(repeatedForMs + 60_000);
    nextFates = ['requestLost'];
    await studio.endOverdueDecisions();
    expect(await double()).toMatchObject({ ok: false, errorCode: 'round.pending' });
    expect(received.slice(before)).not.toContain('rollback');
    studio.clock.advance(60_000);
    await studio.endOverdueDecisions();
    expect(received.slice(before)).toContain('rollback');
    const seen = await studio.call('getRound', {
      token: player.playToken,
      path: `/studio/api/rounds/${round.roundId}`,
    });
    expect(seen).toMatchObject({ ok: true, value: { status: 'waiting', stakeMinor: '100' } });
  });

  it('is paid by the resolver where its process has died after it', async () => {
    const player = await openGame('mines');
    const { roundId } = await beginAndReveal(player);
    nextFates = ['delivered', 'requestLost'];
    expect(await decide(studio, player, roundId, 1, cashOut)).toMatchObject({ errorCode: 'round.pending' });
    studio.clock.advance(60_000);
    await studio.resolve();
    const seen = await studio.call('getRound', {
      token: player.playToken,
      path: `/studio/api/rounds/${roundId}`,
    });
    expect(seen).toMatchObject({ ok: true, value: { status: 'settled' } });
    expect(studio.operator.movementsOf(roundId).payoutMinor).toBeGreaterThan(100n);
  });
});

it('a round whose player stays away ends by the rule of its game, and is paid', async () => {
  const player = await openGame('mines');
  const { roundId } = await beginAndReveal(player);
  const unpaid = studio.operator.balanceOf(player.playerId);
  studio.clock.advance(decisionTimeoutMs - 60_000);
  await studio.endOverdueDecisions();
  expect(studio.operator.balanceOf(player.playerId)).toBe(unpaid);
  studio.clock.advance(120_000);
  while (await studio.endOverdueDecisions()) await delayOf(0);
  expect(studio.operator.isEnded(roundId)).toBe(true);
  expect(studio.operator.movementsOf(roundId).payoutMinor).toBeGreaterThan(100n);
});

it('a round that a process left in its batch is not decided by the rule before the resolver knows of its stake', async () => {
  const player = await openGame('mines');
  const { roundId } = await beginAndReveal(player);
  await studio.sql.query({
    text: `insert into studio.open_batch (merchant_ids, player_ids, round_ids, token_hashes, placed_at, driven_until)
           select array[merchant_id], array[player_id], array[round_id], array['\\x00'::bytea], placed_at, placed_at
             from studio.round where round_id = $1`,
    values: [roundId],
  });
  studio.clock.advance(decisionTimeoutMs + 60_000);
  while (await studio.endOverdueDecisions()) await delayOf(0);
  expect(studio.operator.isEnded(roundId)).toBe(false);
  await studio.resolve();
  expect(studio.operator.movementsOf(roundId).refundMinor).toBe(100n);
});
