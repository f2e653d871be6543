import type { LimboParameters } from '@wau/rules/limbo/limbo';
import { limboEngine } from '@wau/rules/limbo/limbo-engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CelebrationHandle } from '../celebration/use-celebration.tsx';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { loadSymbols, Stage, useStageColours } from '../instant/stage.tsx';
import { letFrameBeDrawn, pause } from '../platform/animation.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { useMathematics, useMoney, usePace, usePlay } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import { usePlayback } from '../play/rounds/use-playback.ts';
import { watchSize } from '../ui/canvas-layer.ts';
import { amountLetters, LettersAhead } from '../ui/letters-ahead.tsx';
import { targetText } from './limbo-choice.ts';
import { reachedEventOf } from './limbo-flight.ts';
import { createLimboScene, type LimboScene } from './limbo-scene.ts';

interface LimboStageProps {
  readonly choice: LimboParameters;
  readonly onChoice: (choice: LimboParameters) => void;
  readonly celebrate: CelebrationHandle['celebrate'];
}

const paces = { full: 1, turbo: 0.32, still: 0 } as const;
const restMs = { full: 260, turbo: 60, still: 260 } as const;

/** A height while it climbs: fewer digits the faster they go by. */
function heightText(hundredths: number): string {
  return hundredths >= 1_000_000 ? multiplierLabel(hundredths * 100) : targetText(Math.floor(hundredths));
}

export function LimboStage({ choice, onChoice, celebrate }: LimboStageProps) {
  const { t } = useText();
  const { sound } = usePlay();
  const money = useMoney();
  const pace = usePace();
  const { counts, runners } = useMathematics(limboEngine);
  const [landed, setLanded] = useState<RoundView>();
  const [isClimbing, setClimbing] = useState(false);
  const number = useRef<HTMLSpanElement>(null);
  const { place, scene } = useLimboScene(choice.targetHundredths);

  function write(hundredths: number): void {
    if (number.current !== null) number.current.textContent = `${heightText(hundredths)}×`;
  }

  usePlayback(async (round, { resumed }) => {
    const { heightsHundredths, won } = reachedEventOf(round);
    if (resumed) {
      onChoice(round.parameters as LimboParameters);
      await letFrameBeDrawn();
    }
    setClimbing(true);
    const silence = pace === 'full' ? sound.repeat('limboClimb', 300) : undefined;
    await scene.current?.climb({ heightsHundredths, counts, won, pace: paces[pace], onHeight: write });
    silence?.();
    setLanded(round);
    setClimbing(false);
    sound.play(won ? 'limboReached' : 'lost');
    await letFrameBeDrawn();
    await celebrate(round);
    await pause(restMs[pace]);
  });

  const tone = isClimbing ? 'climbing' : landed === undefined ? 'idle' : resultTone(landed);
  return (
    // A tap on the scene ends the climb; keyboards have quick play for that.
    <Stage className="limbo">
      <div className="limbo-air" ref={place} data-tone={tone} onPointerDown={() => scene.current?.finish()}>
        <canvas />
        <p className="limbo-number" aria-hidden="true">
          <span ref={number}>1.00×</span>
        </p>
        <p className="limbo-note">
          {!isClimbing && landed !== undefined && resultTone(landed) === 'won' ? (
            <b>+{money.amount(amountOf(landed.payoutMinor))}</b>
          ) : (
            runners > 1 && <span className="quiet">{t(`limbo.counts.${counts}`)}</span>
          )}
        </p>
        <LettersAhead>
          <p className="limbo-number">{amountLetters}</p>
          <p className="limbo-note">
            <b>{amountLetters}</b>
          </p>
        </LettersAhead>
        <p className="visually-hidden" role="status">
          {!isClimbing && landed !== undefined && spoken(landed)}
        </p>
      </div>
    </Stage>
  );

  function spoken(round: RoundView): string {
    const height = `${targetText(reachedEventOf(round).reachedHundredths)}×`;
    return resultTone(round) === 'lost'
      ? t('limbo.result.lost', { height })
      : t('limbo.result.won', { height, amount: money.amount(amountOf(round.payoutMinor)) });
  }
}

function useLimboScene(targetHundredths: number) {
  const { runners } = useMathematics(limboEngine);
  const colours = useStageColours();
  const place = useRef<HTMLDivElement>(null);
  const scene = useRef<LimboScene>(undefined);
  const look = useMemo(
    () => ({ runners, targetHundredths, targetText: `${targetText(targetHundredths)}×` }),
    [runners, targetHundredths],
  );
  useEffect(() => {
    const canvas = place.current?.querySelector('canvas');
    if (canvas === null || canvas === undefined) return;
    const made = createLimboScene(canvas, colours);
    scene.current = made;
    loadSymbols().then(made.adorn, reportError);
    const unwatch = watchSize(canvas, made.resize);
    return () => {
      unwatch();
      made.close();
    };
  }, [colours]);
  useEffect(() => scene.current?.show(look), [look]);
  return { place, scene };
}
