import { currencyOf } from '@wau/money/currency';
import { type Minor, parseMajorText } from '@wau/money/minor';
import { type GameCode, gameCodes } from '@wau/rules/games';
import { plinkoRisks, plinkoRowChoices } from '@wau/rules/plinko';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { parseHundredths } from '../dice/dice-choice.ts';
import { useText } from '../platform/text.tsx';
import { gameName } from '../play/game-name.ts';
import { useMoneyOf } from '../play/play-context.tsx';
import { type InputField, type RecomputedRound, recomputeRound } from './recompute-round.ts';
import { resultText } from './round-facts.tsx';

interface ManualForm {
  readonly game: GameCode;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly stake: string;
  readonly maxWin: string;
  readonly direction: 'under' | 'over';
  readonly target: string;
  readonly rows: string;
  readonly risk: (typeof plinkoRisks)[number];
}

const emptyForm: ManualForm = {
  game: 'dice',
  serverSeed: '',
  clientSeed: '',
  nonce: '0',
  stake: '1.00',
  maxWin: '1000000.00',
  direction: 'under',
  target: '50.00',
  rows: '12',
  risk: 'medium',
};

/** Amounts are typed with two decimals whatever the currency; what counts is their share of the stake. */
const twoDecimals = currencyOf('MYR');

function parametersOf(form: ManualForm): unknown {
  if (form.game === 'dice') {
    return { direction: form.direction, targetHundredths: parseHundredths(form.target) };
  }
  return form.game === 'plinko' ? { rows: Number(form.rows), risk: form.risk } : {};
}

/** Recomputes a round from inputs that a player types, so that nothing but this page's code need be trusted. */
export function ManualCheck() {
  const { t } = useText();
  const [form, setForm] = useState(emptyForm);
  const [wrongField, setWrongField] = useState<InputField>();
  const [result, setResult] = useState<RecomputedRound>();

  function change(part: Partial<ManualForm>): void {
    setForm({ ...form, ...part });
    setWrongField(undefined);
    setResult(undefined);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const recomputed = recomputeRound({
      gameId: form.game,
      parameters: parametersOf(form),
      stakeMinor: String(parseMajorText(form.stake, twoDecimals) ?? ''),
      maxWinMinor: String(parseMajorText(form.maxWin, twoDecimals) ?? ''),
      serverSeed: form.serverSeed.trim().toLowerCase(),
      clientSeed: form.clientSeed.trim(),
      nonce: form.nonce.trim() === '' ? -1 : Number(form.nonce),
    });
    setWrongField(recomputed.ok ? undefined : recomputed.field);
    setResult(recomputed.ok ? recomputed.value : undefined);
  }

  return (
    <form className="manual" onSubmit={submit} noValidate>
      <h2>{t('verify.form.title')}</h2>
      <p className="quiet">{t('verify.form.hint')}</p>
      <Choice
        label={t('verify.form.game')}
        value={form.game}
        options={gameCodes.map((code) => [code, gameName(code, t)])}
        onChoose={(game) => change({ game })}
      />
      <Field
        label={t('verify.form.server')}
        value={form.serverSeed}
        isWrong={wrongField === 'serverSeed'}
        onType={(serverSeed) => change({ serverSeed })}
      />
      <Field
        label={t('verify.form.client')}
        value={form.clientSeed}
        isWrong={wrongField === 'clientSeed'}
        onType={(clientSeed) => change({ clientSeed })}
      />
      <div className="manual-pair">
        <Field
          label={t('verify.form.nonce')}
          value={form.nonce}
          inputMode="numeric"
          isWrong={wrongField === 'nonce'}
          onType={(nonce) => change({ nonce })}
        />
        <Field
          label={t('round.stake')}
          value={form.stake}
          inputMode="decimal"
          isWrong={wrongField === 'stake'}
          onType={(stake) => change({ stake })}
        />
      </div>
      <GameChoices form={form} isWrong={wrongField === 'parameters'} onChange={change} />
      <Field
        label={t('verify.form.maxWin')}
        value={form.maxWin}
        inputMode="decimal"
        isWrong={wrongField === 'maxWin'}
        onType={(maxWin) => change({ maxWin })}
      />
      <button type="submit" className="bet-button">
        {t('verify.form.submit')}
      </button>
      {result !== undefined && <ManualResult result={result} />}
    </form>
  );
}

function ManualResult({ result }: { readonly result: RecomputedRound }) {
  const { t } = useText();
  const money = useMoneyOf('MYR');
  const digits = (amount: Minor) => money.digits(amount);
  return (
    <div className="manual-result" role="status">
      <dl className="facts">
        <dt>{t('verify.form.result')}</dt>
        <dd>{resultText(result.events, t)}</dd>
        <dt>{t('round.paid')}</dt>
        <dd>{digits(result.payoutMinor)}</dd>
      </dl>
      <details className="proof-details">
        <summary>{t('verify.data')}</summary>
        <pre>{JSON.stringify(result.events, undefined, 1)}</pre>
      </details>
    </div>
  );
}

interface GameChoicesProps {
  readonly form: ManualForm;
  readonly isWrong: boolean;
  readonly onChange: (part: Partial<ManualForm>) => void;
}

function GameChoices({ form, isWrong, onChange }: GameChoicesProps) {
  const { t } = useText();
  if (form.game === 'wau-bulan') return null;
  if (form.game === 'plinko') {
    return (
      <div className="manual-pair">
        <Choice
          label={t('plinko.rows')}
          value={form.rows}
          options={plinkoRowChoices.map((rows) => [String(rows), String(rows)])}
          onChoose={(rows) => onChange({ rows })}
        />
        <Choice
          label={t('plinko.risk')}
          value={form.risk}
          options={plinkoRisks.map((risk) => [risk, t(`plinko.risk.${risk}`)])}
          onChoose={(risk) => onChange({ risk })}
        />
      </div>
    );
  }
  return (
    <div className="manual-pair">
      <Choice
        label={t('verify.form.direction')}
        value={form.direction}
        options={[
          ['under', t('dice.under')],
          ['over', t('dice.over')],
        ]}
        onChoose={(direction) => onChange({ direction })}
      />
      <Field
        label={t('dice.target')}
        value={form.target}
        inputMode="decimal"
        isWrong={isWrong}
        onType={(target) => onChange({ target })}
      />
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly onType: (text: string) => void;
}

function Field({ label, value, isWrong, inputMode, onType }: FieldProps) {
  const { t } = useText();
  const fieldId = useId();
  return (
    <Labelled label={label} fieldId={fieldId}>
      <input
        id={fieldId}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={inputMode}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${fieldId}-note` : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      {isWrong && (
        <span id={`${fieldId}-note`} className="problem-note">
          {t('verify.form.invalid')}
        </span>
      )}
    </Labelled>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const fieldId = useId();
  return (
    <Labelled label={label} fieldId={fieldId}>
      <select
        id={fieldId}
        value={value}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex];
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly fieldId: string;
  readonly children: ReactNode;
}

function Labelled({ label, fieldId, children }: LabelledProps) {
  return (
    <div className="manual-field">
      <label htmlFor={fieldId}>{label}</label>
      {children}
    </div>
  );
}
