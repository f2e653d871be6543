import { useState } from 'react';
import type { LotterySetting } from '../../../platform/lottery/lottery-terms-queries.ts';
import { type Basket, leastWonOf, mostWonOf } from './basket.ts';
import { type Chase, type ChaseWish, highestMultipleOf, planChase } from './chase.ts';

const firstWish: ChaseWish = { plan: 'flat', drawCount: 5, multiple: 1, profitMinor: 0n };

interface ChaseChoice {
  readonly wish: ChaseWish;
  readonly setWish: (wish: ChaseWish) => void;
  readonly isChasing: boolean;
  readonly setIsChasing: (isChasing: boolean) => void;
  readonly stopsOnWin: boolean;
  readonly setStopsOnWin: (stops: boolean) => void;
  readonly highestMultiple: number;
  /** `undefined` where only one draw is staked on. */
  readonly chase: Chase | undefined;
}

/** Whether and how the basket is staked on several draws. */
export function useChase(basket: Basket, setting: LotterySetting, numeros: readonly string[]): ChaseChoice {
  const [isChasing, setIsChasing] = useState(false);
  const [wish, setWish] = useState(firstWish);
  const [stopsOnWin, setStopsOnWin] = useState(true);
  const highestMultiple = highestMultipleOf({
    lineMultiple: Math.max(...basket.lines.map(({ multiple }) => multiple)),
    stakeMinor: basket.stakeMinor,
    mostWonMinor: mostWonOf(basket),
    highestMultiple: setting.highestMultiple,
    highestStakeMinor: BigInt(setting.highestStakeMinor),
    highestWinMinor: BigInt(setting.highestWinMinor),
  });
  const terms = {
    numeros,
    stakeMinor: basket.stakeMinor,
    leastWonMinor: leastWonOf(basket),
    highestMultiple,
  };
  const chase = isChasing ? planChase(wish, terms) : undefined;
  return { wish, setWish, isChasing, setIsChasing, stopsOnWin, setStopsOnWin, highestMultiple, chase };
}
