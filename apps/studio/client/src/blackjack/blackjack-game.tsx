import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import { blackjackEngine } from '@wau/rules/blackjack/blackjack-engine';
import type { BlackjackEvent } from '@wau/rules/blackjack/blackjack-events';
import '../instant/instant.css';
import './blackjack.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { type ShownRound, useDecidedRound } from '../decisions/use-decided-round.ts';
import { type Decisions, useDecisions } from '../decisions/use-decisions.ts';
import { multiplierChip, resultWords } from '../instant/round-words.ts';
import { Stage } from '../instant/stage.tsx';
import { useOffer } from '../instant/use-offer.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { GameShell } from '../play/game-shell.tsx';
import { type Pace, useMathematics, useMoney, usePlay } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import type { SkipOffer } from '../play/skip-offer.ts';
import { useStake } from '../play/stake/use-stake.ts';
import { BlackjackChoices } from './blackjack-choices.tsx';
import { BlackjackRoundDetails } from './blackjack-round-details.tsx';
import { BlackjackRules } from './blackjack-rules.tsx';
import { BlackjackTable } from './blackjack-table.tsx';
import {
  afterBlackjackEvent,
  type BlackjackView,
  blackjackEventsOf,
  openingBlackjackView,
} from './blackjack-view.ts';

/** Nothing is chosen before a bet. */
const parameters = {};

const dealMs = { full: 640, turbo: 260, still: 80 } as const;
const cardMs = { full: 480, turbo: 160, still: 60 } as const;
const settleMs = { full: 220, turbo: 60, still: 0 } as const;
const restMs = { full: 500, turbo: 180, still: 300 } as const;

export function BlackjackGame() {
  const { t } = useText();
  const { sound } = usePlay();
  const mathematics = useMathematics(blackjackEngine);
  const stake = useStake();
  const celebration = useCelebration();
  const decisions = useDecisions();
  const shown = useDecidedRound<BlackjackEvent, BlackjackView>({
    openingView: openingBlackjackView,
    afterEvent: afterBlackjackEvent,
    eventsOf: blackjackEventsOf,
    pauses: (event, pace) => ({ beforeMs: 0, afterMs: pauseAfter(event, pace) }),
    hear(event) {
      if (event.type === 'blackjackDealt' || event.type === 'handSplit') sound.play('cardsDealt');
      if (event.type === 'handHit' || event.type === 'handDoubled') sound.play('cardTurn');
      if (event.type === 'dealerRevealed' || event.type === 'dealerDrew') sound.play('cardTurn');
      if (event.type === 'handEnded' && event.because === 'bust') sound.play('lost');
    },
    celebrate: celebration.celebrate,
    restMs: (pace) => restMs[pace],
  });
  const { view, round } = shown;
  const hint = useHint(shown, decisions);

  return (
    <GameShell
      stake={stake}
      betLabel={t('blackjack.deal')}
      parameters={parameters}
      allowsMoreBets={false}
      describeRound={multiplierChip}
      roundDetails={(played) => <BlackjackRoundDetails round={played} />}
      rules={<BlackjackRules />}
      skip={useOffer(celebration.skipOffer, useMainDecision(decisions))}
      stage={
        <>
          <Stage className="blackjack">
            <BlackjackTable
              mathematics={mathematics}
              view={view}
              stakeMinor={round === undefined ? (stake.stakeMinor ?? zeroMinor) : stakeOfHand(round)}
              isOpen={decisions.isWaiting}
              hint={hint}
            />
          </Stage>
          {celebration.overlay}
        </>
      }
      choices={<BlackjackChoices mathematics={mathematics} decisions={decisions} />}
    />
  );
}

function pauseAfter(event: BlackjackEvent, pace: Pace): number {
  switch (event.type) {
    case 'blackjackDealt':
    case 'handSplit':
      return dealMs[pace];
    case 'handSettled':
    case 'insuranceSettled':
      return settleMs[pace];
    case 'insuranceDecided':
    case 'handEnded':
      return 0;
    case 'dealerPeeked':
    case 'handHit':
    case 'handDoubled':
    case 'dealerRevealed':
    case 'dealerDrew':
      return cardMs[pace];
  }
}

/** What lies on one hand: all that is staked on the round, by the stakes that its events tell of. */
function stakeOfHand({ events, stakeMinor }: RoundView): Minor {
  const { hands, insurance } = blackjackEventsOf(events).reduce(
    (view, event) => afterBlackjackEvent(view, event),
    openingBlackjackView,
  );
  const stakes = hands.reduce((sum, hand) => sum + hand.stakes, 0);
  const hasInsurance = insurance !== undefined && insurance !== 'declined';
  // In halves of a stake, since insurance costs one.
  const halves = BigInt(2 * Math.max(1, stakes) + (hasInsurance ? 1 : 0));
  return toMinor((amountOf(stakeMinor) * 2n) / halves);
}

/** What to do, or what came of it. */
function useHint({ view, round }: ShownRound<BlackjackView>, decisions: Decisions): string {
  const { t } = useText();
  const money = useMoney();
  if (round === undefined) return t('blackjack.hint.start');
  const isSettled = view.hands.length > 0 && view.hands.every(({ outcome }) => outcome !== undefined);
  if (isSettled) return isTold(view, round) ? '' : resultWords(round, t, money);
  if (decisions.extraStakeOf('insure') !== undefined) return t('blackjack.hint.insurance');
  if (decisions.isWaiting && view.hasPeeked && view.hands[0]?.cards.length === 2)
    return t('blackjack.hint.peeked');
  return '';
}

/** One hand that won tells its amount itself. */
function isTold({ hands, insurance }: BlackjackView, round: RoundView): boolean {
  return hands.length === 1 && resultTone(round) === 'won' && insurance !== 'won';
}

/** The big button takes another card, or does without insurance. */
function useMainDecision(decisions: Decisions): SkipOffer | undefined {
  const { t } = useText();
  if (!decisions.isOpen) return undefined;
  for (const kind of ['decline', 'hit'] as const) {
    if (decisions.extraStakeOf(kind) === undefined) continue;
    return { label: t(`blackjack.${kind}`), isMain: true, onSkip: () => decisions.decide({ kind }) };
  }
  return undefined;
}
