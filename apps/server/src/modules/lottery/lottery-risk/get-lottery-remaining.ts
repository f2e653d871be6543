import type { CallParams, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import { findPlay, type LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { type LotteryLimits, ruledPercentOf } from '@wau/rules/lottery/lottery-limits';
import { payoutTenThousandthsOf } from '@wau/rules/lottery/lottery-odds';
import type { LotteryPlay } from '@wau/rules/lottery/lottery-play';
import { oddsAtPercent } from '@wau/rules/lottery/number-offers';
import { readPicks } from '@wau/rules/lottery/read-picks';
import { isByNumber, numbersOfPicks } from '@wau/rules/lottery/single-numbers';
import { Refusal } from '@wau/service/refusal';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { findLotteryOdds } from '../lottery-game/find-lottery-odds.ts';
import { requireLottery } from '../lottery-game/require-lottery.ts';
import { selectIsOpen, selectOpenDrawStakes } from './exposure-board-sql.ts';
import { findLotteryLimits } from './find-lottery-limits.ts';
import { type GameKey, selectDrawExposure, selectNumberExposures } from './held-exposures-sql.ts';
import { offersOfNumber } from './offers-of-number.ts';
import { areNoLimits } from './wire-limits.ts';

type Query = CallQuery<Calls['getLotteryRemaining']>;
type Value = CallValue<Calls['getLotteryRemaining']>;

const numbersMaximum = 1_000;

/**
 * What can still be staked on numbers of a draw and at which odds. It holds for the moment in which it is read: whoever sends a
 * slip is told of each line what has changed since.
 *
 * @throws Refusal `lottery.game.unknown`, `lottery.draw.*`, `lottery.play.unknown`, `lottery.picks.*`
 */
export async function getLotteryRemaining(
  parts: Pick<ServerParts, 'runner'>,
  context: VisitorContext,
  { gameId }: CallParams<Calls['getLotteryRemaining']>,
  query: Query,
): Promise<Value> {
  const game = await requireLottery(parts, context, gameId);
  const key = { merchantCode: context.merchant.merchantCode, gameId };
  const numero = await openNumero(parts, key, query.numero);
  const family = familyOn(game, numero);
  const play = findPlay(family, query.playId);
  if (play === undefined) throw new Refusal('lottery.play.unknown');
  const limits = await findLotteryLimits(parts.runner, key.merchantCode, gameId);
  const draw = await selectDrawExposure(parts.runner, key, numero);
  const { lotterySeries, lotterySeriesHighest } = context.merchant;
  const series = Math.min(query.series ?? lotterySeries, lotterySeriesHighest);
  const stated = (await findLotteryOdds(parts.runner, game, [play.code])).get(play.code) ?? {};
  const odds = play.prizes.map((prize) => payoutTenThousandthsOf(prize, stated, series));
  const playPercent = ruledPercentOf(limits.rules, { playId: play.code, number: '', numero });
  return {
    numero,
    currencyCode: context.merchant.currencyCode,
    hasLimits: !areNoLimits(limits),
    isByNumber: isByNumber(play),
    drawLeftMinor: left(limits.drawStakeMinor, draw.stakeMinor),
    combinedLeftMinor: left(limits.combinedLiabilityMinor, draw.combinedLiabilityMinor),
    memberNumberStakeMinor: wireOrNull(limits.memberNumberStakeMinor),
    isPlayClosed: playPercent === 0,
    odds: playPercent === 0 ? odds : oddsAt(play, odds, playPercent),
    numbers: [...(await numbersOf(parts, key, { family, play, limits, numero, odds }, query.numbers))],
  };
}

async function openNumero(
  { runner }: Pick<ServerParts, 'runner'>,
  key: GameKey,
  asked: string | undefined,
): Promise<string> {
  const numero = asked ?? (await selectOpenDrawStakes(runner, key, 1))[0]?.numero;
  const isOpen = numero === undefined ? undefined : await selectIsOpen(runner, key, numero);
  if (numero === undefined || isOpen === undefined) throw new Refusal('lottery.draw.unknown');
  if (!isOpen) throw new Refusal('lottery.draw.closed', { field: numero });
  return numero;
}

interface Asked {
  readonly family: LotteryFamily;
  readonly play: LotteryPlay;
  readonly limits: LotteryLimits;
  readonly numero: string;
  readonly odds: readonly number[];
}

async function numbersOf(
  { runner }: Pick<ServerParts, 'runner'>,
  key: GameKey,
  { family: { shape }, play, limits, numero, odds }: Asked,
  text: string | undefined,
): Promise<Value['numbers']> {
  if (text === undefined) return [];
  const read = readPicks(shape, play, text);
  if (!read.ok) throw new Refusal(read.code);
  if (!isByNumber(play)) return [];
  const numbers = numbersOfPicks(shape, play, read.value);
  if (numbers.length > numbersMaximum) throw new Refusal('lottery.picks.invalid');
  const keys = numbers.map((number) => ({ numero, play: play.code, number }));
  const rows = await selectNumberExposures(runner, key, keys);
  const standings = new Map(rows.map((row) => [row.number, row]));
  return numbers.map((number) => {
    const row = standings.get(number);
    const standing = { stakeMinor: row?.stake_minor ?? 0n, liabilityMinor: row?.liability_minor ?? 0n };
    const offers = offersOfNumber(limits, play, odds, { numero, number }, standing);
    return {
      number,
      isClosed: ruledPercentOf(limits.rules, { playId: play.code, number, numero }) === 0,
      offers: offers.map(({ upToMinor, oddsPercent }) => ({
        upToMinor: wireOrNull(upToMinor),
        oddsPercent,
        odds: oddsAt(play, odds, oddsPercent),
      })),
    };
  });
}

function oddsAt({ prizes }: LotteryPlay, odds: readonly number[], percent: number): number[] {
  return odds.map((each, index) =>
    percent === 100 || prizes[index]?.isReturn === true ? each : oddsAtPercent(each, percent),
  );
}

function left(limit: bigint | undefined, taken: bigint): string | null {
  return limit === undefined ? null : minorToWire(toMinor(limit > taken ? limit - taken : 0n));
}

function wireOrNull(amount: bigint | undefined): string | null {
  return amount === undefined ? null : minorToWire(toMinor(amount));
}
