import { unbroken } from '@wau/money/format';
import { parseCardCode } from '@wau/rules/cards/card';
import { paidHandOf } from '@wau/rules/video-poker/poker-hand';
import { simpleHold } from '@wau/rules/video-poker/simple-hold';
import type { VideoPokerEvent } from '@wau/rules/video-poker/video-poker';
import { videoPokerEngine } from '@wau/rules/video-poker/video-poker-engine';
import type { PokerHand, VideoPokerMathematics } from '@wau/rules/video-poker/video-poker-mathematics';
import { useState } from 'react';
import '../instant/instant.css';
import './video-poker.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { type ShownRound, useDecidedRound } from '../decisions/use-decided-round.ts';
import { type Decisions, useDecisions } from '../decisions/use-decisions.ts';
import { multiplierChip, resultWords } from '../instant/round-words.ts';
import { Stage } from '../instant/stage.tsx';
import { useOffer } from '../instant/use-offer.ts';
import { useText } from '../platform/text.tsx';
import { GameShell } from '../play/game-shell.tsx';
import { type Pace, useMathematics, useMoney, usePlay } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import type { SkipOffer } from '../play/skip-offer.ts';
import { useStake } from '../play/stake/use-stake.ts';
import { handName } from './hand-name.ts';
import { PokerPayTable } from './pay-table.tsx';
import { PokerTable } from './poker-table.tsx';
import { VideoPokerRoundDetails } from './video-poker-round-details.tsx';
import { VideoPokerRules } from './video-poker-rules.tsx';
import {
  afterVideoPokerEvent,
  openingVideoPokerView,
  type VideoPokerView,
  videoPokerEventsOf,
} from './video-poker-view.ts';

/** Nothing is chosen before a bet. */
const parameters = {};

const dealMs = { full: 620, turbo: 160, still: 60 } as const;
const drawMs = { full: 420, turbo: 120, still: 60 } as const;
const nextHandMs = { full: 160, turbo: 40, still: 0 } as const;
const restMs = { full: 400, turbo: 150, still: 250 } as const;

export function VideoPokerGame() {
  const { t } = useText();
  const { sound } = usePlay();
  const mathematics = useMathematics(videoPokerEngine);
  const stake = useStake();
  const celebration = useCelebration();
  const decisions = useDecisions();
  const [holding, setHolding] = useState<readonly number[]>([]);
  const shown = useDecidedRound<VideoPokerEvent, VideoPokerView>({
    openingView: openingVideoPokerView,
    afterEvent: afterVideoPokerEvent,
    eventsOf: videoPokerEventsOf,
    pauses: (event, pace) => ({ beforeMs: 0, afterMs: pauseAfter(event, pace) }),
    hear(event, { hands }) {
      if (event.type === 'pokerDealt') setHolding([]);
      if (event.type === 'pokerDealt') sound.play('cardsDealt');
      if (event.type === 'pokerDrawn') sound.play(event.pay > 0 ? 'kenoHit' : 'cardTurn');
      const isLast = hands.length === mathematics.hands;
      if (isLast && hands.every(({ pay }) => pay === 0)) sound.play('lost');
    },
    celebrate: celebration.celebrate,
    restMs: (pace) => restMs[pace],
  });
  const { view } = shown;

  return (
    <GameShell
      stake={stake}
      betLabel={t('poker.deal')}
      parameters={parameters}
      allowsMoreBets={false}
      describeRound={multiplierChip}
      roundDetails={(round) => <VideoPokerRoundDetails round={round} />}
      rules={<VideoPokerRules />}
      skip={useOffer(celebration.skipOffer, useDraw(decisions, holding))}
      stage={
        <>
          <Stage className="poker">
            <PokerPayTable mathematics={mathematics} made={madeHands(mathematics, view)} />
            <PokerResult mathematics={mathematics} shown={shown} decisions={decisions} />
            <PokerTable
              mathematics={mathematics}
              view={view}
              holding={holding}
              isOpen={decisions.isOpen}
              onHold={(place) => {
                sound.play('tap');
                setHolding(toggled(holding, place));
              }}
            />
          </Stage>
          {celebration.overlay}
        </>
      }
      choices={
        <HoldTools
          isOpen={decisions.isOpen}
          onAdvice={() => setHolding(adviceFor(mathematics, view))}
          onClear={() => setHolding([])}
        />
      }
    />
  );
}

function pauseAfter(event: VideoPokerEvent, pace: Pace): number {
  if (event.type === 'pokerDealt') return dealMs[pace];
  return event.type === 'pokerHeld' ? drawMs[pace] : nextHandMs[pace];
}

function toggled(holding: readonly number[], place: number): readonly number[] {
  return holding.includes(place)
    ? holding.filter((other) => other !== place)
    : [...holding, place].toSorted((a, b) => a - b);
}

function cardsOf(codes: readonly string[]): readonly number[] {
  return codes.flatMap((code) => parseCardCode(code) ?? []);
}

/** What the published rule would hold. */
function adviceFor(mathematics: VideoPokerMathematics, { dealt }: VideoPokerView): readonly number[] {
  return simpleHold(mathematics, cardsOf(dealt));
}

/** What has been made: by the deal as it lies, then by every hand that is drawn. */
function madeHands(mathematics: VideoPokerMathematics, view: VideoPokerView): readonly PokerHand[] {
  if (view.hands.length > 0) return view.hands.flatMap(({ hand }) => hand ?? []);
  const dealt = view.dealt.length === 0 ? undefined : paidHandOf(mathematics, cardsOf(view.dealt));
  return dealt === undefined ? [] : [dealt.hand];
}

interface PokerResultProps {
  readonly mathematics: VideoPokerMathematics;
  readonly shown: ShownRound<VideoPokerView>;
  readonly decisions: Decisions;
}

/** Between table and hand: what to do, what is made, what it brought. */
function PokerResult({ mathematics, shown, decisions }: PokerResultProps) {
  const { t } = useText();
  const money = useMoney();
  const { view, round } = shown;
  const isOver = round !== undefined && view.hands.length === mathematics.hands;
  const [made] = madeHands(mathematics, view);
  const name = made === undefined ? undefined : handName(made, mathematics, t);
  const text = resultText();
  return (
    <p className="poker-result" data-tone={isOver ? resultTone(round) : 'playing'} role="status">
      {text}
    </p>
  );

  function resultText(): string {
    if (round === undefined) return t('poker.hint.start');
    if (isOver) {
      const words = resultWords(round, t, money);
      return mathematics.hands === 1 && name !== undefined ? `${name} · ${unbroken(words)}` : words;
    }
    if (!decisions.isWaiting) return '';
    return name === undefined ? t('poker.hint.hold') : name;
  }
}

interface HoldToolsProps {
  readonly isOpen: boolean;
  readonly onAdvice: () => void;
  readonly onClear: () => void;
}

function HoldTools({ isOpen, onAdvice, onClear }: HoldToolsProps) {
  const { t } = useText();
  return (
    <div className="poker-tools">
      <button type="button" className="secondary-button" disabled={!isOpen} onClick={onAdvice}>
        {t('poker.advice')}
      </button>
      <button type="button" className="secondary-button" disabled={!isOpen} onClick={onClear}>
        {t('poker.clear')}
      </button>
    </div>
  );
}

/** While a deal waits, the big button draws. */
function useDraw(decisions: Decisions, holding: readonly number[]): SkipOffer | undefined {
  const { t } = useText();
  if (!decisions.isOpen || decisions.extraStakeOf('hold') === undefined) return undefined;
  return {
    label: holding.length === 5 ? t('poker.stand') : t('poker.draw', { count: 5 - holding.length }),
    isMain: true,
    onSkip: () => decisions.decide({ kind: 'hold', held: holding }),
  };
}
