import type { DiceParameters } from '@wau/rules/dice/dice';
import { diceEngine } from '@wau/rules/dice/dice-engine';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import {
  hundredthsAtShare,
  hundredthsText,
  sliderStepHundredths,
  stepTarget,
  targetBounds,
  trackShare,
  withTarget,
} from './dice-choice.ts';

interface DiceSliderProps {
  readonly choice: DiceParameters;
  readonly onChoose: (choice: DiceParameters) => void;
}

const stepsOfKeys: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/** A fat track for a thumb: touch it anywhere, or drag. Steps and arrow keys move it by whole numbers. */
export function DiceSlider({ choice, onChoose }: DiceSliderProps) {
  const { t } = useText();
  const bounds = useMathematics(diceEngine);
  const track = useRef<HTMLDivElement>(null);
  const { direction, targetHundredths } = choice;
  const { lowest, highest } = targetBounds(bounds, direction);
  const share = trackShare(targetHundredths);
  const step = hundredthsText(sliderStepHundredths);

  function chooseAt(event: PointerEvent): void {
    const box = track.current?.getBoundingClientRect();
    if (box === undefined) return;
    onChoose(withTarget(bounds, choice, hundredthsAtShare((event.clientX - box.left) / box.width)));
  }

  function chooseByKey(event: KeyboardEvent): void {
    const steps = stepsOfKeys[event.key];
    if (steps !== undefined) onChoose(stepTarget(bounds, choice, steps));
    else if (event.key === 'Home') onChoose(withTarget(bounds, choice, lowest));
    else if (event.key === 'End') onChoose(withTarget(bounds, choice, highest));
    else return;
    event.preventDefault();
  }

  return (
    <div className="dice-slider">
      <button
        type="button"
        className="icon-button"
        aria-label={t('dice.left', { amount: step })}
        onClick={() => onChoose(stepTarget(bounds, choice, -1))}
      >
        <Minus aria-hidden="true" />
      </button>
      <div
        className="dice-touch"
        role="slider"
        tabIndex={0}
        aria-label={t('dice.slider')}
        aria-valuemin={lowest / 100}
        aria-valuemax={highest / 100}
        aria-valuenow={targetHundredths / 100}
        aria-valuetext={hundredthsText(targetHundredths)}
        onKeyDown={chooseByKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          chooseAt(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) chooseAt(event);
        }}
      >
        <div className="dice-track" ref={track} data-direction={direction}>
          <div className="dice-track-left" style={{ transform: `scaleX(${share})` }} />
          <div className="dice-thumb-place" style={{ transform: `translateX(${share * 100}%)` }}>
            <div className="dice-thumb">
              <span className="dice-grip" />
            </div>
          </div>
        </div>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('dice.right', { amount: step })}
        onClick={() => onChoose(stepTarget(bounds, choice, 1))}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
