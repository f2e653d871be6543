import type { HiLoEvent } from '@wau/rules/hi-lo/hi-lo';
import { hiLoEngine } from '@wau/rules/hi-lo/hi-lo-engine';
import { likeliestGuess, offeredGuesses } from '@wau/rules/hi-lo/hi-lo-odds';
import { payoutOf } from '@wau/rules/multiplier';
import { capPayout } from '@wau/rules/wager';
import { useMemo } from 'react';
import '../instant/instant.css';
import './hi-lo.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { useDecidedRound } from '../decisions/use-decided-round.ts';
import { type Decisions, useDecisions } from '../decisions/use-decisions.ts';
import { multiplierChip } from '../instant/round-words.ts';
import { Stage } from '../instant/stage.tsx';
import { useOffer } from '../instant/use-offer.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { GameShell } from '../play/game-shell.tsx';
import { type Pace, useMathematics, useMoney, usePlay } from '../play/play-context.tsx';
import type { SkipOffer } from '../play/skip-offer.ts';
import { useStake } from '../play/stake/use-stake.ts';
import { HiLoGuesses } from './hi-lo-guesses.tsx';
import { HiLoRoundDetails } from './hi-lo-round-details.tsx';
import { HiLoRules } from './hi-lo-rules.tsx';
import { HiLoStage } from './hi-lo-stage.tsx';
import { afterHiLoEvent, type HiLoView, hiLoEventsOf, openingHiLoView } from './hi-lo-view.ts';

/** Nothing is chosen before a bet. */
const parameters = {};

const turnMs = { full: 320, turbo: 120, still: 60 } as const;
const restMs = { full: 500, turbo: 150, still: 250 } as const;

export function HiLoGame() {
  const { t } = useText();
  const { sound } = usePlay();
  const mathematics = useMathematics(hiLoEngine);
  const stake = useStake();
  const celebration = useCelebration();
  const decisions = useDecisions();
  const shown = useDecidedRound<HiLoEvent, HiLoView>({
    openingView: openingHiLoView,
    afterEvent: (view, event) => afterHiLoEvent(mathematics, view, event),
    eventsOf: hiLoEventsOf,
    pauses: (event, pace) => ({ beforeMs: 0, afterMs: pauseAfter(event, pace) }),
    hear(event, { rightGuesses }) {
      if (event.type === 'hiLoCashedOut') return;
      sound.play('cardTurn');
      if (event.type !== 'hiLoGuessed') return;
      if (event.isRight) sound.play('cellSafe', { step: Math.min(12, rightGuesses - 1) });
      else sound.play('lost');
    },
    celebrate: celebration.celebrate,
    restMs: (pace) => restMs[pace],
  });
  const stakeMinor = shown.round === undefined ? undefined : amountOf(shown.round.stakeMinor);

  return (
    <GameShell
      stake={stake}
      betLabel={t('hiLo.bet')}
      parameters={parameters}
      allowsMoreBets={false}
      describeRound={multiplierChip}
      roundDetails={(round) => <HiLoRoundDetails round={round} />}
      rules={<HiLoRules />}
      skip={useOffer(celebration.skipOffer, useCashOut(shown.view, shown.round?.stakeMinor, decisions))}
      stage={
        <>
          <Stage className="hi-lo">
            <HiLoStage
              mathematics={mathematics}
              shown={shown}
              decisions={decisions}
              stakeMinor={stakeMinor ?? stake.stakeMinor}
            />
          </Stage>
          {celebration.overlay}
        </>
      }
      choices={<HiLoGuesses mathematics={mathematics} view={shown.view} decisions={decisions} />}
    />
  );
}

function pauseAfter(event: HiLoEvent, pace: Pace): number {
  return event.type === 'hiLoCashedOut' ? 0 : turnMs[pace];
}

/** While a win can be taken, the big button takes it; before that it makes the likeliest guess. */
function useCashOut(
  { multiplierTenThousandths, standing }: HiLoView,
  stakeText: string | undefined,
  decisions: Decisions,
): SkipOffer | undefined {
  const { t } = useText();
  const money = useMoney();
  const { limits } = usePlay();
  const mathematics = useMathematics(hiLoEngine);
  const likeliest =
    standing === undefined ? undefined : likeliestGuess(offeredGuesses(mathematics, standing))?.guess;
  return useMemo(() => {
    if (stakeText === undefined || !decisions.isWaiting) return undefined;
    if (decisions.extraStakeOf('cashOut') === undefined) {
      if (likeliest === undefined || decisions.extraStakeOf(likeliest) === undefined) return undefined;
      return { label: t('hiLo.likeliest'), onSkip: () => decisions.decide({ kind: likeliest }) };
    }
    const payout = capPayout(payoutOf(amountOf(stakeText), multiplierTenThousandths), limits.maxWinMinor);
    return {
      label: t('instant.cashOut', { amount: money.amount(payout) }),
      isMain: true,
      onSkip: () => decisions.decide({ kind: 'cashOut' }),
    };
  }, [stakeText, decisions, multiplierTenThousandths, likeliest, t, money, limits]);
}
