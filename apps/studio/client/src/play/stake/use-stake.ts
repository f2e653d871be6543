import type { Minor } from '@wau/money/minor';
import { minorToMajorText } from '@wau/money/minor';
import { useMemo, useState } from 'react';
import { shownBalance } from '../desk-state.ts';
import { useDesk, useMoney, usePlay } from '../play-context.tsx';
import {
  openingStake,
  parseTypedStake,
  type StakeBounds,
  type StakeProblem,
  stakeProblem,
} from './stake-steps.ts';

export interface StakeChoice {
  /** What the field shows: as typed, while it is being typed. */
  readonly text: string;
  /** `undefined` while the text is not an amount. */
  readonly stakeMinor: Minor | undefined;
  readonly bounds: StakeBounds;
  readonly problem: StakeProblem | undefined;
  readonly choose: (stakeMinor: Minor) => void;
  readonly type: (text: string) => void;
}

/**
 * The stake of the next bet, as chosen with the buttons or typed. `stepMinor`: what it is a multiple of, as a slot's
 * stake spreads over its lines.
 */
export function useStake(stepMinor = 1n): StakeChoice {
  const { title, limits, settings, desk } = usePlay();
  const money = useMoney();
  const bounds = useMemo<StakeBounds>(
    () => ({
      minStakeMinor: limits.minStakeMinor,
      maxStakeMinor: limits.maxStakeMinor,
      stepMinor,
    }),
    [stepMinor, limits],
  );
  const lastStake = settings.current().bets[title.gameId]?.stakeMinor;
  const [text, setText] = useState(() =>
    minorToMajorText(openingStake(shownBalance(desk.state()), bounds, money, lastStake), money),
  );
  const stakeMinor = parseTypedStake(text, money);
  const problem = useDesk((state) => stakeProblem(stakeMinor, bounds, shownBalance(state)));
  return {
    text,
    stakeMinor,
    bounds,
    problem,
    choose: (stake) => setText(minorToMajorText(stake, money)),
    type: setText,
  };
}
