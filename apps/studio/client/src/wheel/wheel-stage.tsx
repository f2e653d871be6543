import { type WheelMathematics, type WheelParameters, wheelSegments } from '@wau/rules/wheel/wheel';
import { wheelEngine } from '@wau/rules/wheel/wheel-engine';
import type { ThemeTokens } from '@wau/theme/tokens';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CelebrationHandle } from '../celebration/use-celebration.tsx';
import { multiplierChip, resultWords } from '../instant/round-words.ts';
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
import { toldPays } from './wheel-chances.ts';
import { segmentLook, segmentText } from './wheel-drawing.ts';
import { stopsOf } from './wheel-motion.ts';
import { createWheelScene, type WheelScene } from './wheel-scene.ts';

interface WheelStageProps {
  readonly parameters: WheelParameters;
  readonly onParameters: (parameters: WheelParameters) => void;
  readonly celebrate: CelebrationHandle['celebrate'];
}

const spinMs = { full: 3_600, turbo: 1_000, still: 0 } as const;
const wholeTurns = { full: 4, turbo: 2, still: 0 } as const;
const restMs = { full: 350, turbo: 60, still: 260 } as const;

export function WheelStage({ parameters, onParameters, celebrate }: WheelStageProps) {
  const { t } = useText();
  const { sound } = usePlay();
  const money = useMoney();
  const pace = usePace();
  const mathematics = useMathematics(wheelEngine);
  const colours = useStageColours();
  const [landed, setLanded] = useState<RoundView>();
  const { place, scene } = useWheelScene(mathematics, parameters, colours);

  usePlayback(async (round, { resumed }) => {
    if (resumed) {
      onParameters(round.parameters as WheelParameters);
      await letFrameBeDrawn();
    }
    setLanded(undefined);
    for (const { wheel, place: stop } of stopsOf(round)) {
      await scene.current?.spin({
        wheel,
        place: stop,
        durationMs: spinMs[pace],
        wholeTurns: wholeTurns[pace],
        onTick: () => sound.play('wheelTick'),
      });
      sound.play('wheelStop');
    }
    setLanded(round);
    if (resultTone(round) === 'lost') sound.play('lost');
    await letFrameBeDrawn();
    await celebrate(round);
    await pause(restMs[pace]);
  });

  const segments = wheelSegments(mathematics, parameters);
  const tone = landed === undefined ? 'idle' : resultTone(landed);
  return (
    <Stage className="wheel">
      {/* A tap on the wheel ends its spin; keyboards have quick play for that. */}
      <div className="wheel-place" ref={place} onPointerDown={() => scene.current?.finish()}>
        <canvas />
        <p className="wheel-hub" data-tone={tone} aria-hidden="true">
          {landed !== undefined && (
            <span key={landed.roundId}>
              <b>{multiplierChip(landed)}</b>
              {resultTone(landed) !== 'lost' && money.shortAmount(amountOf(landed.payoutMinor))}
            </span>
          )}
        </p>
        <LettersAhead>
          <p className="wheel-hub">
            <span>
              <b>{amountLetters}</b>
              {amountLetters}
            </span>
          </p>
        </LettersAhead>
      </div>
      <ul className="wheel-legend" aria-label={t('wheel.chances')}>
        {toldPays(segments).map(({ segment, chanceText }) => (
          <li key={segment.pays}>
            <i style={{ background: segmentLook(segment, colours).fill }} />
            <b>{segmentText(segment)}</b>
            <span className="quiet">{chanceText}</span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden">{t('wheel.label', { segments: segments.length })}</p>
      <p className="visually-hidden" role="status">
        {landed !== undefined &&
          t('instant.spoken', {
            multiplier: multiplierChip(landed),
            result: resultWords(landed, t, money),
          })}
      </p>
    </Stage>
  );
}

function useWheelScene(mathematics: WheelMathematics, parameters: WheelParameters, colours: ThemeTokens) {
  const place = useRef<HTMLDivElement>(null);
  const scene = useRef<WheelScene>(undefined);
  const look = useMemo(
    () => ({ outer: wheelSegments(mathematics, parameters), inner: mathematics.inner }),
    [mathematics, parameters],
  );
  useEffect(() => {
    const canvas = place.current?.querySelector('canvas');
    if (canvas === null || canvas === undefined) return;
    const made = createWheelScene(canvas, colours);
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
