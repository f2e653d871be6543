import type { CallParams, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import { findPlay } from '@wau/rules/lottery/lottery-family';
import type { LotteryLimits } from '@wau/rules/lottery/lottery-limits';
import { type PrizeOdds, payoutTenThousandthsOf, seriesBase } from '@wau/rules/lottery/lottery-odds';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { findLotteryGame } from '../lottery-game/find-lottery-games.ts';
import { findLotteryOdds } from '../lottery-game/find-lottery-odds.ts';
import type { LotteryGame } from '../lottery-game/lottery-game.ts';
import { type DearNumberRow, selectDearestNumbers, selectOpenDrawStakes } from './exposure-board-sql.ts';
import { findLotteryLimits } from './find-lottery-limits.ts';
import { selectDrawExposure } from './held-exposures-sql.ts';
import { offersOfNumber } from './offers-of-number.ts';

type Value = CallValue<Calls['getLotteryExposure']>;

/** As many draws as an operator looks ahead, and as many numbers as are looked through. */
const drawsShown = 20;
const numbersShown = 200;

/** What is staked on a draw, and what each of its numbers costs if it is drawn; of the next draw unless one is named. */
export async function getLotteryExposure(
  { runner, clock }: { readonly runner: SqlRunner; readonly clock: Clock },
  { merchant: { merchantCode, currencyCode } }: Pick<OperatorContext, 'merchant'>,
  { gameId }: CallParams<Calls['getLotteryExposure']>,
  { numero: asked }: CallQuery<Calls['getLotteryExposure']>,
): Promise<Value> {
  const game = await findLotteryGame(runner, merchantCode, gameId);
  if (game === undefined) throw new Refusal('lottery.game.unknown');
  const draws = await selectOpenDrawStakes(runner, { merchantCode, gameId }, drawsShown);
  const numero = asked ?? draws[0]?.numero;
  return {
    now: (draws[0]?.now ?? new Date(clock.nowMs())).toISOString(),
    currencyCode,
    draws: draws.map((draw) => ({
      numero: draw.numero,
      closesAt: draw.closes_at.toISOString(),
      drawsAt: draw.draws_at.toISOString(),
      stakeMinor: wire(draw.stake_minor),
    })),
    draw: numero === undefined ? null : await exposureOf(runner, game, numero),
  };
}

async function exposureOf(runner: SqlRunner, game: LotteryGame, numero: string): Promise<Value['draw']> {
  const key = { merchantCode: game.merchant_id, gameId: game.game_id };
  const limits = await findLotteryLimits(runner, key.merchantCode, key.gameId);
  const { stakeMinor, combinedLiabilityMinor } = await selectDrawExposure(runner, key, numero);
  const numbers = await selectDearestNumbers(runner, key, numero, numbersShown);
  const statedOdds = await findLotteryOdds(runner, game);
  return {
    numero,
    stakeMinor: wire(stakeMinor),
    drawStakeMinor: wireOrNull(limits.drawStakeMinor),
    combinedLiabilityMinor: wire(combinedLiabilityMinor),
    combinedLimitMinor: wireOrNull(limits.combinedLiabilityMinor),
    numberStakeMinor: wireOrNull(limits.numberStakeMinor),
    numberLiabilityMinor: wireOrNull(limits.numberLiabilityMinor),
    numberCount: Number(numbers[0]?.number_count ?? 0n),
    numbers: numbers.map((row) => ({
      playId: row.play,
      number: row.number,
      stakeMinor: wire(row.stake_minor),
      liabilityMinor: wire(row.liability_minor),
      oddsPercent: percentOf({ game, limits, numero, statedOdds }, row),
    })),
  };
}

interface PercentFacts {
  readonly game: LotteryGame;
  readonly limits: LotteryLimits;
  readonly numero: string;
  /** What the merchant pays in place of the defaults, by play. */
  readonly statedOdds: ReadonlyMap<string, PrizeOdds>;
}

/** What the next small stake is paid. */
function percentOf({ game, limits, numero, statedOdds }: PercentFacts, row: DearNumberRow): number {
  const play = findPlay(familyOn(game, numero), row.play);
  if (play === undefined) return 0;
  const stated = statedOdds.get(play.code) ?? {};
  const odds = play.prizes.map((prize) => payoutTenThousandthsOf(prize, stated, seriesBase));
  const standing = { stakeMinor: row.stake_minor, liabilityMinor: row.liability_minor };
  const [offer] = offersOfNumber(limits, play, odds, { numero, number: row.number }, standing);
  return offer?.oddsPercent ?? 0;
}

function wire(amount: bigint): string {
  return minorToWire(toMinor(amount));
}

function wireOrNull(amount: bigint | undefined): string | null {
  return amount === undefined ? null : wire(amount);
}
