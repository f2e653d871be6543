import type { Minor } from '@wau/money/minor';
import { minorToMajorText } from '@wau/money/minor';
import { games } from '@wau/rules/games';
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

/** The stake of the next bet, as chosen with the buttons or typed. */
export function useStake(): StakeChoice {
  const { gameCode, limits, settings, desk } = usePlay();
  const money = useMoney();
  const bounds = useMemo<StakeBounds>(
    () => ({
      minStakeMinor: limits.minStakeMinor,
      maxStakeMinor: limits.maxStakeMinor,
      stepMinor: games[gameCode].stakeStepMinor,
    }),
    [gameCode, limits],
  );
  const lastStake = settings.current().bets[gameCode]?.stakeMinor;
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
