import { zeroMinor } from '@wau/money/minor';
import { type DiceParameters, diceMultiplierTenThousandths, diceWinningOutcomes } from '@wau/rules/dice/dice';
import { diceEngine } from '@wau/rules/dice/dice-engine';
import { multiplierText, payoutOf } from '@wau/rules/multiplier';
import { capPayout } from '@wau/rules/wager';
import { createRef, type RefObject, useEffect, useRef, useState } from 'react';
import './dice.css';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { clampShare, eachFrame, letFrameBeDrawn, pause } from '../platform/animation.ts';
import { createStore, type Store, useStored } from '../platform/store.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { type StudioText, useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { GameShell } from '../play/game-shell.tsx';
import { useLastParameters, useMathematics, useMoney, usePace, usePlay } from '../play/play-context.tsx';
import { type ResultTone, resultTone } from '../play/rounds/result-tone.ts';
import { usePlayback } from '../play/rounds/use-playback.ts';
import { useStake } from '../play/stake/use-stake.ts';
import type { CanvasSize } from '../ui/canvas-layer.ts';
import { Kite } from '../ui/kite.tsx';
import { amountLetters, LettersAhead } from '../ui/letters-ahead.tsx';
import {
  hundredthsText,
  openingDiceChoice,
  trackShare,
  withChance,
  withDirection,
  withTarget,
} from './dice-choice.ts';
import { flightMs, flightPoint, rolledEventOf } from './dice-flight.ts';
import { DiceRoundDetails } from './dice-round-details.tsx';
import { DiceRules } from './dice-rules.tsx';
import { DiceScene } from './dice-scene.tsx';
import { DiceSlider } from './dice-slider.tsx';
import { TypedHundredths } from './typed-hundredths.tsx';

interface ShownResult {
  readonly round: RoundView;
  readonly tone: ResultTone;
  readonly rollText: string;
}

/** What the air over the slider shows. */
interface ShownFlight {
  readonly result: ShownResult | undefined;
  readonly isRolling: boolean;
}

export function DiceGame() {
  const { t } = useText();
  const mathematics = useMathematics(diceEngine);
  const opening = withTarget(mathematics, openingDiceChoice, openingDiceChoice.targetHundredths);
  const [choice, setChoice] = useState<DiceParameters>(useLastParameters(opening));
  const stake = useStake();
  const { limits } = usePlay();
  const money = useMoney();
  const { shown, flight, celebration, skip, finishFlight } = useDicePlayback();

  const multiplier = diceMultiplierTenThousandths(mathematics, choice);
  const uncapped = payoutOf(stake.stakeMinor ?? zeroMinor, multiplier);
  const winMinor = capPayout(uncapped, limits.maxWinMinor);

  return (
    <GameShell
      stake={stake}
      betLabel={t('dice.bet')}
      parameters={choice}
      allowsMoreBets={false}
      autoplayExtras={{ changesStakes: true }}
      describeRound={rolledText}
      roundDetails={(round) => <DiceRoundDetails round={round} />}
      rules={<DiceRules />}
      skip={skip}
      stage={
        <>
          {/* A tap anywhere on the stage ends the flight; keyboards have quick play for that. */}
          <div className="dice" onPointerDown={finishFlight}>
            <DiceScene />
            <DiceFlight flight={flight} shown={shown} />
            <DiceSlider choice={choice} onChoose={setChoice} />
            <div className="dice-tiles">
              <TypedHundredths
                label={t('dice.target')}
                fieldLabel={t('dice.target.field')}
                hundredths={choice.targetHundredths}
                onType={(target) => setChoice(withTarget(mathematics, choice, target))}
              />
              <TypedHundredths
                label={t('dice.chance')}
                fieldLabel={t('dice.chance.field')}
                unit="%"
                hundredths={diceWinningOutcomes(choice)}
                onType={(chance) => setChoice(withChance(mathematics, choice, chance))}
              />
              <div className="dice-tile">
                <span className="quiet">{t('dice.multiplier')}</span>
                <output className="dice-tile-value">{multiplierText(multiplier)}×</output>
              </div>
            </div>
          </div>
          {celebration}
        </>
      }
      choices={
        <div className="dice-choices">
          <DirectionChoice choice={choice} onChoose={setChoice} />
          <output className="dice-win">
            <span className="quiet">{t('dice.win')}</span>
            <b>{money.amount(winMinor)}</b>
          </output>
        </div>
      }
    />
  );
}

function rolledText(round: RoundView): string {
  return hundredthsText(rolledEventOf(round).rollHundredths);
}

interface DirectionChoiceProps {
  readonly choice: DiceParameters;
  readonly onChoose: (choice: DiceParameters) => void;
}

function DirectionChoice({ choice, onChoose }: DirectionChoiceProps) {
  const { t } = useText();
  const mathematics = useMathematics(diceEngine);
  return (
    <fieldset className="choice-row">
      <legend className="visually-hidden">{t('dice.direction')}</legend>
      {(['under', 'over'] as const).map((direction) => (
        <label key={direction}>
          <input
            type="radio"
            name="direction"
            checked={choice.direction === direction}
            onChange={() => onChoose(withDirection(mathematics, choice, direction))}
          />
          {direction === 'under' ? t('dice.under') : t('dice.over')}
        </label>
      ))}
    </fieldset>
  );
}

interface FlightElements {
  readonly track: RefObject<HTMLDivElement | null>;
  readonly kite: RefObject<HTMLDivElement | null>;
  readonly number: RefObject<HTMLSpanElement | null>;
}

interface DiceFlightProps {
  readonly flight: FlightElements;
  readonly shown: Store<ShownFlight>;
}

function DiceFlight({ flight, shown }: DiceFlightProps) {
  const { t } = useText();
  const { result, isRolling } = useStored(shown, (current) => current);
  useLandedKite(flight, isRolling ? undefined : result);
  const money = useMoney();
  const payout = result === undefined ? '' : money.amount(amountOf(result.round.payoutMinor));
  return (
    <div className="dice-air" data-tone={isRolling ? 'rolling' : (result?.tone ?? 'none')}>
      <p className="dice-number" aria-hidden="true">
        <span ref={flight.number}>00.00</span>
      </p>
      <p className="dice-gain" aria-hidden="true">
        {!isRolling && result?.tone === 'won' && (
          <span className="dice-gain-amount" key={result.round.roundId}>
            +{payout}
          </span>
        )}
      </p>
      <LettersAhead>
        <p className="dice-gain">
          <span className="dice-gain-amount">{amountLetters}</span>
        </p>
      </LettersAhead>
      <div className="dice-flight" ref={flight.track}>
        <div className="dice-kite" ref={flight.kite}>
          <Kite />
          <i />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {!isRolling && result !== undefined && spokenResult(result, payout, t)}
      </p>
    </div>
  );
}

/** A phone that is turned has another air: the kite that has landed stays at its number. */
function useLandedKite(flight: FlightElements, landed: ShownResult | undefined): void {
  const landedHundredths = landed === undefined ? undefined : rolledEventOf(landed.round).rollHundredths;
  useEffect(() => {
    const air = flight.track.current;
    if (air === null || landedHundredths === undefined) return undefined;
    const observer = new ResizeObserver(() => showFlight(flight, landedHundredths, 1, airSize(flight)));
    observer.observe(air);
    return () => observer.disconnect();
  }, [flight, landedHundredths]);
}

function spokenResult({ tone, rollText: roll }: ShownResult, amount: string, t: StudioText): string {
  if (tone === 'lost') return t('dice.result.lost', { roll });
  return tone === 'won'
    ? t('dice.result.won', { roll, amount })
    : t('dice.result.returned', { roll, amount });
}

const restMs = { full: 250, turbo: 60, still: 250 } as const;

/** The air is measured once a flight: asking in every frame would lay the page out in every frame. */
function airSize({ track }: FlightElements): CanvasSize {
  return { width: track.current?.clientWidth ?? 0, height: track.current?.clientHeight ?? 0 };
}

function showFlight(
  { kite, number }: FlightElements,
  roll: number,
  share: number,
  { width, height }: CanvasSize,
): void {
  const point = flightPoint(roll, share);
  if (kite.current !== null) {
    const x = point.trackShare * width;
    const y = -point.heightShare * Math.min(90, height);
    kite.current.style.transform = `translate3d(${x}px, ${y}px, 0) rotate(${point.tiltDegrees}deg)`;
  }
  if (number.current !== null) number.current.textContent = hundredthsText(point.numberHundredths);
}

/** Plays rolls back: the kite flies to the number, which counts along under it. */
function useDicePlayback() {
  const { sound } = usePlay();
  const pace = usePace();
  const celebration = useCelebration();
  const [flight] = useState<FlightElements>(() => ({
    track: createRef(),
    kite: createRef(),
    number: createRef(),
  }));
  const finish = useRef<() => void>(undefined);
  const [shown] = useState(() => createStore<ShownFlight>({ result: undefined, isRolling: false }));

  function fly(roll: number): Promise<void> {
    if (pace !== 'full') {
      showFlight(flight, roll, 1, airSize(flight));
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const size = airSize(flight);
      let startMs: number | undefined;
      let isFinished = false;
      let lastTen = 0;
      finish.current = () => {
        isFinished = true;
      };
      eachFrame((nowMs) => {
        startMs ??= nowMs;
        const share = isFinished ? 1 : clampShare((nowMs - startMs) / flightMs);
        showFlight(flight, roll, share, size);
        const ten = Math.floor(flightPoint(roll, share).numberHundredths / 1000);
        if (ten !== lastTen) sound.play('diceTick');
        lastTen = ten;
        if (share === 1) resolve();
        return share < 1;
      });
    });
  }

  usePlayback(async (round) => {
    const { rollHundredths } = rolledEventOf(round);
    const tone = resultTone(round);
    shown.set({ ...shown.current(), isRolling: true });
    const silence = pace === 'full' ? sound.play('diceFly') : undefined;
    await fly(rollHundredths);
    finish.current = undefined;
    const result = { round, tone, rollText: hundredthsText(rollHundredths) };
    shown.set({ result, isRolling: false });
    silence?.();
    sound.play(tone === 'won' ? 'diceLand' : 'lost');
    await letFrameBeDrawn();
    await celebration.celebrate(round, { x: trackShare(rollHundredths), y: 0.62 });
    await pause(restMs[pace]);
  });

  return {
    shown,
    flight,
    celebration: celebration.overlay,
    skip: celebration.skipOffer,
    finishFlight: () => finish.current?.(),
  };
}
