import { type Ref, useId, useRef, useState } from 'react';
import type { RoundView } from '../../platform/studio-api.ts';
import { useText } from '../../platform/text.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useMoney } from '../play-context.tsx';
import type { StakeChoice } from '../stake/use-stake.ts';
import {
  type AutoplayField,
  type AutoplayForm,
  emptyAutoplayForm,
  readAutoplayForm,
  roundChoices,
} from './autoplay-form.ts';
import type { AutoplayPlan } from './autoplay-plan.ts';

/** What an autoplay of a game offers beside its stops on amounts. */
export interface AutoplayExtras {
  /** Whether the stake may change after a win or a loss. */
  readonly changesStakes: boolean;
  /** The game's feature, where it has one at which an autoplay may stop. */
  readonly feature?: AutoplayFeature;
}

export interface AutoplayFeature {
  /** What stopping at it is called. */
  readonly label: string;
  /** Whether a round brought it. */
  readonly isIn: (round: RoundView) => boolean;
}

interface AutoplaySheetProps {
  readonly stake: StakeChoice;
  readonly extras: AutoplayExtras;
  readonly onStart: (plan: AutoplayPlan) => void;
  readonly onClose: () => void;
}

/** Chooses how many rounds play by themselves and what stops them before. */
export function AutoplaySheet({ stake, extras, onStart, onClose }: AutoplaySheetProps) {
  const { t } = useText();
  const money = useMoney();
  const [form, setForm] = useState(emptyAutoplayForm);
  const [wrongField, setWrongField] = useState<AutoplayField>();
  const inputs = useRef(new Map<AutoplayField, HTMLInputElement>());

  function change(part: Partial<AutoplayForm>): void {
    setForm({ ...form, ...part });
    setWrongField(undefined);
  }

  function start(): void {
    if (stake.problem !== undefined) return;
    const read = readAutoplayForm(form, money);
    if (read.ok) {
      onStart(read.plan);
      return;
    }
    setWrongField(read.field);
    // The button is at the foot of a long sheet: what is wrong comes into sight with the focus.
    inputs.current.get(read.field)?.focus();
  }

  const field = (name: AutoplayField, label: string, unit: string) => (
    <AutoplayAmount
      label={label}
      unit={unit}
      value={form[name]}
      isWrong={wrongField === name}
      ref={(input) => {
        if (input !== null) inputs.current.set(name, input);
      }}
      onType={(text) => change({ [name]: text })}
      onEnter={start}
    />
  );

  return (
    <Sheet title={t('autoplay.title')} onClose={onClose}>
      {/* No form: the frame that a game runs in submits none. */}
      <div className="auto-form">
        <fieldset className="auto-rounds">
          <legend>{t('autoplay.rounds')}</legend>
          <div className="choice-row">
            {roundChoices.map((rounds) => (
              <label key={rounds}>
                <input
                  type="radio"
                  name="rounds"
                  checked={form.rounds === rounds}
                  onChange={() => change({ rounds })}
                />
                {rounds}
              </label>
            ))}
          </div>
        </fieldset>
        <section>
          <h3>{t('autoplay.stops')}</h3>
          {field('loss', t('autoplay.stop.loss'), money.symbol)}
          {field('win', t('autoplay.stop.win'), money.symbol)}
          {field('balanceBelow', t('autoplay.stop.balanceBelow'), money.symbol)}
          {field('balanceAbove', t('autoplay.stop.balanceAbove'), money.symbol)}
          {extras.feature !== undefined && (
            <label className="check-row">
              <input
                type="checkbox"
                checked={form.stopsOnFeature}
                onChange={(event) => change({ stopsOnFeature: event.target.checked })}
              />
              {extras.feature.label}
            </label>
          )}
        </section>
        {extras.changesStakes && (
          <section>
            <h3>{t('autoplay.stakes')}</h3>
            {field('onWin', t('autoplay.onWin'), '%')}
            {field('onLoss', t('autoplay.onLoss'), '%')}
            <p className="quiet">{t('autoplay.stakes.hint')}</p>
          </section>
        )}
        <p className="quiet">{t('autoplay.hint')}</p>
        <button type="button" className="bet-button" disabled={stake.problem !== undefined} onClick={start}>
          {t('autoplay.start', {
            count: form.rounds,
            stake: stake.stakeMinor === undefined ? '–' : money.shortAmount(stake.stakeMinor),
          })}
        </button>
      </div>
    </Sheet>
  );
}

interface AutoplayAmountProps {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly ref: Ref<HTMLInputElement>;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

function AutoplayAmount({ label, unit, value, isWrong, ref, onType, onEnter }: AutoplayAmountProps) {
  const { t } = useText();
  const fieldId = useId();
  return (
    <div className="auto-field">
      <label htmlFor={fieldId}>{label}</label>
      <span className="field-row">
        <span className="field-unit">{unit}</span>
        <input
          ref={ref}
          id={fieldId}
          inputMode="decimal"
          autoComplete="off"
          placeholder="–"
          value={value}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${fieldId}-note` : undefined}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
          }}
        />
      </span>
      {isWrong && (
        <span id={`${fieldId}-note`} className="problem-note" role="alert">
          {t('verify.form.invalid')}
        </span>
      )}
    </div>
  );
}
