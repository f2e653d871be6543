import { parseMinor, toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoundResult } from '../round.ts';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import type { BonusPrize, SlotEvent } from '../slot/slot-events.ts';
import { SlotRoundInPlay } from '../slot/slot-round.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import type { Decide } from './bonus-features.ts';
import { pickOutcomes, wheelOutcomes } from './feature-outcomes.ts';
import { parsePickAndWheelMathematics } from './parse-pick-and-wheel-mathematics.ts';
import { playPickAndWheel, playPickAndWheelRound } from './pick-and-wheel.ts';
import { pickAndWheelFigures } from './pick-and-wheel-figures.ts';
import type { PickAndWheelMathematics, PickDecision } from './pick-and-wheel-mathematics.ts';
import { pickSampleMathematics, tokensMathematics } from './testing/pick-and-wheel-sample.ts';

function mathematicsOf(value: unknown): PickAndWheelMathematics {
  const parsed = parsePickAndWheelMathematics(value);
  return parsed.ok ? parsed.value : expect.fail(parsed.code);
}

const sample = pickSampleMathematics;
const mathematics = mathematicsOf(sample);
const tokens = mathematicsOf(tokensMathematics);
const wager = { stakeMinor: toMinor(1_000n), maxWinMinor: toMinor(1_000_000_000_000n) };
const buy = { buy: 'pick' };

function amountOf(text: string): bigint {
  return parseMinor(text) ?? expect.fail(text);
}

/** Opens boxes as a seeded player would, who likes some more than others. */
function seededDecide(seed: number): Decide {
  const choice = seededIntegerSource(seed);
  return (isClosed, boxes) => {
    let box = choice.nextInteger(boxes);
    while (!isClosed(box)) box = (box + 1) & 31;
    return box;
  };
}

/** Plays with the box that the rule opens for those who stay away, and keeps what was shown before each pick. */
function playOut(
  title: PickAndWheelMathematics,
  parameters: { readonly buy?: string },
  seed: number,
  maxWinMinor = wager.maxWinMinor,
) {
  const decisions: PickDecision[] = [];
  const shown: RoundResult<SlotEvent>[] = [];
  for (;;) {
    const result = playPickAndWheel(
      title,
      parameters,
      { ...wager, maxWinMinor },
      decisions,
      seededIntegerSource(seed),
    );
    shown.push(result);
    if (result.kind === 'over') return { round: result, decisions, shown };
    if (result.kind === 'illegal') return expect.fail(result.code);
    decisions.push(result.decisionAtTimeout as PickDecision);
  }
}

const cases = [
  { name: 'boards, wheels and free spins', title: mathematics },
  { name: 'tokens and ways', title: tokens },
];

describe.each(cases)('a pick-and-wheel title with $name', ({ title }) => {
  const figures = pickAndWheelFigures(title);

  it.each([{}, buy])('is worth what playing it gives, whatever boxes the player likes: %j', (parameters) => {
    const way = figures.ways['buy' in parameters ? 1 : 0] ?? expect.fail('no such way');
    const integers = seededIntegerSource(17);
    const decide = seededDecide(23);
    const rounds = 40_000;
    const price = 'buy' in parameters ? 20 : 1;
    let sum = 0;
    let squares = 0;
    let paying = 0;
    for (let played = 0; played < rounds; played += 1) {
      const round = new SlotRoundInPlay(integers);
      playPickAndWheelRound(title, parameters, round, decide);
      const pay = round.totalPay / (5 * price);
      sum += pay;
      squares += pay * pay;
      if (pay > 0) paying += 1;
      expect(pay).toBeLessThanOrEqual(way.largestWin);
    }
    const mean = sum / rounds;
    // Four standard errors: by chance once in some sixteen thousand seeds, and the seeds are fixed.
    const bound = (4 * way.standardDeviation) / Math.sqrt(rounds);
    expect(Math.abs(mean - Number(way.returnPercent) / 100)).toBeLessThan(bound);
    expect(Math.sqrt(squares / rounds - mean ** 2) / way.standardDeviation).toBeCloseTo(1, 1);
    const chance = Number(way.hitRatePercent) / 100;
    const error = 4 * Math.sqrt((chance * (1 - chance)) / rounds) + 1e-9;
    expect(Math.abs(paying / rounds - chance)).toBeLessThan(error);
  });

  it.each([{}, buy])(
    'is told as it is simulated, and pays what its spins and features say: %j',
    (parameters) => {
      const price = 'buy' in parameters ? 20 : 1;
      for (let seed = 1; seed <= 150; seed += 1) {
        const { round } = playOut(title, parameters, seed);
        const untold = new SlotRoundInPlay(seededIntegerSource(seed));
        playPickAndWheelRound(title, parameters, untold, (isClosed, boxes) =>
          [...new Array(boxes).keys()].find(isClosed),
        );
        expect(round.payoutMinor).toBe((BigInt(untold.totalPay) * wager.stakeMinor) / BigInt(5 * price));
        let spin = 0n;
        for (const event of round.events) {
          if (event.type === 'winPaid') spin += amountOf(event.payoutMinor);
          if (event.type !== 'spinEnded') continue;
          expect(amountOf(event.payoutMinor)).toBe(spin);
          spin = 0n;
        }
      }
    },
  );

  it('shows what is in the boxes only sorted, and where only once it is over', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { round, shown } = playOut(title, buy, seed);
      for (const result of shown.slice(0, -1)) {
        if (result.kind !== 'waiting') return expect.fail('not waiting');
        const sinceOffer = result.events.slice(
          result.events.findLastIndex(({ type }) => type === 'picksOffered'),
        );
        expect(sinceOffer.some((event) => 'others' in event)).toBe(false);
      }
      let offered: BonusPrize[] = [];
      for (const event of round.events) {
        if (event.type === 'picksOffered') offered = [...event.prizes];
        if (event.type !== 'picked') continue;
        const found = [event.prize, ...(event.others ?? [])];
        for (const prize of found) {
          const place = offered.findIndex((each) => JSON.stringify(each) === JSON.stringify(prize));
          expect(place).toBeGreaterThanOrEqual(0);
          offered.splice(place, 1);
        }
        if (event.others !== undefined) expect(offered).toEqual([]);
      }
    }
  });
});

describe('what lies in a box', () => {
  it('is drawn before the first pick and does not move', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat({ max: 8 }), { minLength: 3, maxLength: 3 }), (seed, wishes) => {
        const pick = (boxes: readonly number[]) =>
          playPickAndWheel(
            mathematics,
            buy,
            wager,
            boxes.map((box): PickDecision => ({ kind: 'pick', box })),
            seededIntegerSource(seed),
          );
        const places = new Map<number, string>();
        const remember = (result: RoundResult<SlotEvent>): void => {
          if (result.kind === 'illegal') return;
          const picked = result.events.find((event) => event.type === 'picked');
          if (picked?.type !== 'picked' || picked.choice === undefined) return;
          const prize = JSON.stringify(picked.prize);
          expect(places.get(picked.choice) ?? prize).toBe(prize);
          places.set(picked.choice, prize);
        };
        for (const wish of wishes) remember(pick([wish]));
        for (const first of wishes) for (const second of wishes) remember(pick([first, second]));
      }),
      { numRuns: 50 },
    );
  });

  it('is laid out by exchanging boxes from the last on', () => {
    // Draws for boxes 8 to 1 leave the file's order but for the last and the first, which change places.
    const integers = [0, 7, 6, 5, 4, 3, 2, 1];
    const pick = (box: number) =>
      playPickAndWheel(mathematics, buy, wager, [{ kind: 'pick', box }], listedIntegerSource(integers));
    const found = pick(8);
    expect(
      found.kind === 'illegal' ? undefined : found.events.find(({ type }) => type === 'picked'),
    ).toMatchObject({
      prize: { kind: 'credit' },
    });
    expect(pick(6)).toMatchObject({ kind: 'waiting', choices: [{ kind: 'pick', extraStakeMinor: '0' }] });
  });
});

describe('picks', () => {
  it('of an opened box, of none and beyond the end are refused', () => {
    const play = (boxes: readonly number[]) =>
      playPickAndWheel(
        tokens,
        buy,
        wager,
        boxes.map((box): PickDecision => ({ kind: 'pick', box })),
        seededIntegerSource(5),
      );
    expect(play([2, 2])).toEqual({ kind: 'illegal', code: 'decision.illegal' });
    expect(play([10])).toEqual({ kind: 'illegal', code: 'decision.illegal' });
    expect(play([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual({ kind: 'illegal', code: 'decision.illegal' });
    expect(play([3, 0])).toMatchObject({ kind: 'waiting', decisionAtTimeout: { kind: 'pick', box: 1 } });
  });

  it('are not offered once the round has reached the limit on wins', () => {
    const { round } = playOut(mathematics, buy, 3, toMinor(0n));
    expect(round.events.map(({ type }) => type)).toEqual([
      'featureStarted',
      'spinEnded',
      'featureEnded',
      'settled',
    ]);
  });

  it('end with the pick that reaches the limit on wins, and the other boxes are shown', () => {
    let cut = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const { round } = playOut(mathematics, buy, seed, toMinor(20n));
      const ended = round.events.find((event) => event.type === 'featureEnded');
      if (ended?.type !== 'featureEnded' || ended.reason !== 'winLimit') continue;
      cut += 1;
      expect(round.events.findLast(({ type }) => type === 'picked')).toHaveProperty('others');
    }
    expect(cut).toBeGreaterThan(50);
  });
});

describe('what features are worth', () => {
  const meanOf = (outcomes: ReturnType<typeof pickOutcomes>): number =>
    [...outcomes.values()].reduce((sum, { mean }) => sum + mean, 0);
  const board = (rule: unknown, prizes: unknown) =>
    mathematicsOf({ ...tokensMathematics, boards: [{ rule, prizes }] });

  it('is the mean of what is picked', () => {
    const credits = [
      [{ kind: 'credit', pay: 10 }, 2],
      [{ kind: 'credit', pay: 40 }, 1],
    ];
    expect(meanOf(pickOutcomes(board({ kind: 'picks', picks: 1 }, credits)))).toBeCloseTo(20, 12);
    expect(meanOf(pickOutcomes(board({ kind: 'picks', picks: 2 }, credits)))).toBeCloseTo(40, 12);
  });

  it('counts an end by where it lies, and a multiplier for all credits of its board', () => {
    // The end is equally likely to come first, second or third; credit and multiplier change nothing by their order.
    const prizes = [
      [{ kind: 'credit', pay: 10 }, 1],
      [{ kind: 'multiplier', by: 3 }, 1],
      [{ kind: 'end' }, 1],
    ];
    // Orders: the end first in 2 of 6; behind the credit alone in 1, behind the multiplier alone in 1, last in 2.
    expect(meanOf(pickOutcomes(board({ kind: 'untilEnd' }, prizes)))).toBeCloseTo((10 + 0 + 30 * 2) / 6, 12);
  });

  it('of tokens of equal number is their mean', () => {
    const prizes = [
      [{ kind: 'token', name: 'mini', pay: 10 }, 2],
      [{ kind: 'token', name: 'grand', pay: 90 }, 2],
    ];
    expect(meanOf(pickOutcomes(board({ kind: 'tokens', needed: 2 }, prizes)))).toBeCloseTo(50, 12);
  });

  it('of wheels is their weighted mean, through wheels that they lead to', () => {
    const inner = (3 * 25 + 200) / 4;
    expect(meanOf(wheelOutcomes(mathematics, 1, 1))).toBeCloseTo(inner, 12);
    expect(meanOf(wheelOutcomes(mathematics, 0, 2))).toBeCloseTo((2 * (5 * 10 + 2 * inner + inner)) / 9, 12);
  });
});
