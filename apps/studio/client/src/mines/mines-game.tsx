import { type Minor, zeroMinor } from '@wau/money/minor';
import { type MinesMathematics, type MinesParameters, minesSafeCells } from '@wau/rules/mines/mines';
import { minesEngine } from '@wau/rules/mines/mines-engine';
import { payoutOf } from '@wau/rules/multiplier';
import { capPayout } from '@wau/rules/wager';
import { useCallback, useMemo, useState } from 'react';
import '../instant/instant.css';
import './mines.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { randomBelow } from '../instant/random-below.ts';
import { multiplierChip } from '../instant/round-words.ts';
import { Stage } from '../instant/stage.tsx';
import { useDecide } from '../instant/use-decide.ts';
import { useOffer } from '../instant/use-offer.ts';
import { useText } from '../platform/text.tsx';
import { amountOf, isBusy } from '../play/desk-state.ts';
import { GameShell } from '../play/game-shell.tsx';
import { useDesk, useLastParameters, useMathematics, useMoney, usePlay } from '../play/play-context.tsx';
import type { SkipOffer } from '../play/skip-offer.ts';
import { type StakeChoice, useStake } from '../play/stake/use-stake.ts';
import { MinesBoard } from './mines-board.tsx';
import { MinesChoices } from './mines-choices.tsx';
import { MinesHead } from './mines-head.tsx';
import { MinesRoundDetails } from './mines-round-details.tsx';
import { MinesRules } from './mines-rules.tsx';
import { withPlanned } from './mines-view.ts';
import { type ShownMines, useMinesRound } from './use-mines-round.ts';

/** A fifth of the cells, within what the title offers. */
function openingParametersOf({
  rows,
  columns,
  minesMinimum,
  minesMaximum,
}: MinesMathematics): MinesParameters {
  const mines = Math.min(minesMaximum, Math.max(minesMinimum, Math.round((rows * columns) / 8)));
  return { mines, plan: [] };
}

export function MinesGame() {
  const { t } = useText();
  const mathematics = useMathematics(minesEngine);
  const [parameters, setParameters] = useState(useLastParameters(openingParametersOf(mathematics)));
  const [isPlanned, setPlanned] = useState(parameters.plan.length > 0);
  const stake = useStake();
  const celebration = useCelebration();
  const shown = useMinesRound({
    mathematics,
    mines: parameters.mines,
    onParameters: (resumed) => {
      setParameters(resumed);
      setPlanned(resumed.plan.length > 0);
    },
    celebrate: celebration.celebrate,
  });
  const { opening, openCell, openRandom } = useOpening(shown, mathematics);
  const isIdle = !useDesk(isBusy);
  const offer = useMinesOffer(shown, openRandom);

  const tapCell = useCallback(
    (cell: number) => {
      if (!isIdle) return openCell(cell);
      if (!isPlanned) return;
      shown.clear();
      setParameters((current) => withPlanned(current, cell, minesSafeCells(mathematics, current.mines)));
    },
    [isIdle, isPlanned, mathematics, openCell, shown.clear],
  );
  const choose = (next: MinesParameters) => {
    shown.clear();
    setParameters(next);
  };

  return (
    <GameShell
      stake={stake}
      betLabel={t('mines.bet')}
      parameters={parameters}
      isBetOpen={!isPlanned || parameters.plan.length > 0}
      onAutoplay={() => {
        setPlanned(true);
        return parameters.plan.length > 0;
      }}
      allowsMoreBets={false}
      autoplayExtras={{ changesStakes: true }}
      describeRound={multiplierChip}
      roundDetails={(round) => <MinesRoundDetails round={round} />}
      rules={<MinesRules mines={parameters.mines} />}
      skip={useOffer(celebration.skipOffer, offer)}
      stage={
        <>
          <Stage className="mines">
            <MinesHead
              shown={shown}
              isPlanned={isPlanned}
              parameters={parameters}
              stakeMinor={stakeOf(shown, stake, isIdle)}
            />
            <MinesBoard
              mathematics={mathematics}
              view={shown.view}
              planned={useMemo(() => new Set(parameters.plan), [parameters.plan])}
              opening={opening}
              onCell={tapCell}
            />
          </Stage>
          {celebration.overlay}
        </>
      }
      choices={
        <MinesChoices
          parameters={parameters}
          isPlanned={isPlanned}
          onPlanned={(planned) => {
            setPlanned(planned);
            choose({ ...parameters, plan: [] });
          }}
          onMines={(mines) => {
            const most = minesSafeCells(mathematics, mines);
            choose({ mines, plan: parameters.plan.slice(0, most) });
          }}
        />
      }
    />
  );
}

/** What the shown round was staked with, or what the next one would be. */
function stakeOf({ round }: ShownMines, stake: StakeChoice, isIdle: boolean): Minor {
  if (round !== undefined && (!isIdle || round.status !== 'waiting')) return amountOf(round.stakeMinor);
  return stake.stakeMinor ?? zeroMinor;
}

/** Opening cells in the round that waits. A cell that is under way is marked until the answer is there. */
function useOpening({ view }: ShownMines, { rows, columns }: MinesMathematics) {
  const decide = useDecide();
  const isSending = useDesk((state) => state.decision?.status === 'sending');
  const [asked, setAsked] = useState<number>();
  const openCell = useCallback(
    (cell: number) => {
      if (decide({ kind: 'reveal', cell })) setAsked(cell);
    },
    [decide],
  );
  const { faces } = view;
  const openRandom = useCallback(() => {
    const covered = Array.from({ length: rows * columns }, (_, cell) => cell).filter(
      (cell) => !faces.has(cell),
    );
    const cell = covered[randomBelow(covered.length)];
    if (cell !== undefined) openCell(cell);
  }, [faces, openCell, rows, columns]);
  return {
    opening: isSending ? asked : undefined,
    openCell: useCallback(
      (cell: number) => {
        if (!faces.has(cell)) openCell(cell);
      },
      [faces, openCell],
    ),
    openRandom,
  };
}

/** While the round waits, the big button takes what is won; before the first cell it opens any. */
function useMinesOffer({ view, round }: ShownMines, openRandom: () => void): SkipOffer | undefined {
  const { t } = useText();
  const money = useMoney();
  const { limits } = usePlay();
  const decide = useDecide();
  const isWaiting = useDesk((state) => state.decision !== undefined);
  const multiplier = view.multiplierTenThousandths;
  const stakeText = round?.stakeMinor;
  return useMemo(() => {
    if (!isWaiting || stakeText === undefined) return undefined;
    if (multiplier === 0) return { label: t('mines.random'), onSkip: openRandom };
    const payout = capPayout(payoutOf(amountOf(stakeText), multiplier), limits.maxWinMinor);
    return {
      label: t('instant.cashOut', { amount: money.amount(payout) }),
      isMain: true,
      onSkip: () => void decide({ kind: 'cashOut' }),
    };
  }, [isWaiting, stakeText, multiplier, openRandom, t, money, decide, limits]);
}
