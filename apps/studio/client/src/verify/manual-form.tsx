import { currencyOf } from '@wau/money/currency';
import { type Minor, minorToMajorText, parseMajorText } from '@wau/money/minor';
import { type FormEvent, useState } from 'react';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { useMoneyOf } from '../play/play-context.tsx';
import { Field } from '../verified-game/form-fields.tsx';
import type { ParameterTexts } from '../verified-game/verified-game.ts';
import type { VerifiedTitle } from './load-title.ts';
import {
  type InputField,
  type Recomputation,
  type RecomputedRound,
  recomputeRound,
} from './recompute-round.ts';
import { verifiedGames } from './verified-games.ts';
import type { Proof } from './verified-round.tsx';

/** What is typed of a round, whatever game it is of. */
export interface TypedRound {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly stake: string;
  readonly maxWin: string;
}

/** Amounts are typed with two decimals whatever the currency; what counts is their share of the stake. */
const twoDecimals = currencyOf('MYR');

/** The form as a recorded round fills it; its server seed stays empty until it is revealed. */
export function typedRoundOf(proof: Proof | undefined): TypedRound {
  if (proof === undefined) {
    return { serverSeed: '', clientSeed: '', nonce: '0', stake: '1.00', maxWin: '1000000.00' };
  }
  return {
    serverSeed: proof.serverSeed ?? '',
    clientSeed: proof.clientSeed,
    nonce: String(proof.nonce),
    stake: minorToMajorText(amountOf(proof.stakeMinor), twoDecimals),
    maxWin: minorToMajorText(amountOf(proof.maxWinMinor), twoDecimals),
  };
}

interface TypedPlay {
  readonly parameters: ParameterTexts;
  /** As JSON: a list of what was decided, in order. */
  readonly decisions: string;
}

function typedPlayOf(title: VerifiedTitle, proof: Proof | undefined): TypedPlay {
  const game = verifiedGames[title.engine];
  return proof === undefined
    ? { parameters: game.openingTexts(title.playable.mathematics), decisions: '[]' }
    : { parameters: game.textsOf(proof.parameters), decisions: JSON.stringify(proof.decisions) };
}

function recompute(title: VerifiedTitle, typed: TypedRound, play: TypedPlay): Recomputation {
  const decisions = decisionsOf(play.decisions);
  if (decisions === undefined) return { ok: false, field: 'decisions' };
  return recomputeRound(title.playable, {
    parameters: verifiedGames[title.engine].parametersOf(play.parameters),
    decisions,
    stakeMinor: String(parseMajorText(typed.stake, twoDecimals) ?? ''),
    maxWinMinor: String(parseMajorText(typed.maxWin, twoDecimals) ?? ''),
    serverSeed: typed.serverSeed.trim().toLowerCase(),
    clientSeed: typed.clientSeed.trim(),
    nonce: typed.nonce.trim() === '' ? -1 : Number(typed.nonce),
  });
}

function decisionsOf(text: string): readonly unknown[] | undefined {
  try {
    const decisions: unknown = JSON.parse(text);
    return Array.isArray(decisions) ? decisions : undefined;
  } catch {
    return undefined;
  }
}

interface ManualFormProps {
  readonly title: VerifiedTitle;
  readonly proof: Proof | undefined;
  readonly typed: TypedRound;
  readonly onType: (typed: TypedRound) => void;
}

/** The fields of one title; what is the same for all games is kept by the page, so that another game finds it filled. */
export function ManualForm({ title, proof, typed, onType }: ManualFormProps) {
  const { t } = useText();
  const { ParameterFields } = verifiedGames[title.engine];
  const [play, setPlay] = useState(() => typedPlayOf(title, proof));
  const [wrongField, setWrongField] = useState<InputField>();
  const [result, setResult] = useState(() => openingResult(recompute(title, typed, play)));

  function forget(): void {
    setWrongField(undefined);
    setResult(undefined);
  }

  function type(part: Partial<TypedRound>): void {
    onType({ ...typed, ...part });
    forget();
  }

  function change(part: Partial<TypedPlay>): void {
    setPlay({ ...play, ...part });
    forget();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const recomputed = recompute(title, typed, play);
    setWrongField(recomputed.ok ? undefined : recomputed.field);
    setResult(recomputed.ok ? recomputed.value : undefined);
  }

  return (
    <form className="manual-fields" onSubmit={submit} noValidate>
      <RoundFields typed={typed} wrongField={wrongField} onType={type} />
      <ParameterFields
        mathematics={title.playable.mathematics}
        texts={play.parameters}
        isWrong={wrongField === 'parameters'}
        onChange={(parameters) => change({ parameters })}
      />
      {title.playable.takesDecisions && (
        <Field
          label={t('verify.form.decisions')}
          value={play.decisions}
          isWrong={wrongField === 'decisions'}
          onType={(decisions) => change({ decisions })}
        />
      )}
      <Field
        label={t('verify.form.maxWin')}
        value={typed.maxWin}
        inputMode="decimal"
        isWrong={wrongField === 'maxWin'}
        onType={(maxWin) => type({ maxWin })}
      />
      <button type="submit" className="bet-button">
        {t('verify.form.submit')}
      </button>
      {result !== undefined && <ManualResult title={title} result={result} />}
    </form>
  );
}

/** What a filled form gives at once; nothing while its seed is still secret. */
function openingResult(recomputed: Recomputation): RecomputedRound | undefined {
  return recomputed.ok ? recomputed.value : undefined;
}

interface RoundFieldsProps {
  readonly typed: TypedRound;
  readonly wrongField: InputField | undefined;
  readonly onType: (part: Partial<TypedRound>) => void;
}

function RoundFields({ typed, wrongField, onType }: RoundFieldsProps) {
  const { t } = useText();
  return (
    <>
      <Field
        label={t('verify.form.server')}
        value={typed.serverSeed}
        isWrong={wrongField === 'serverSeed'}
        onType={(serverSeed) => onType({ serverSeed })}
      />
      <Field
        label={t('verify.form.client')}
        value={typed.clientSeed}
        isWrong={wrongField === 'clientSeed'}
        onType={(clientSeed) => onType({ clientSeed })}
      />
      <div className="manual-pair">
        <Field
          label={t('verify.form.nonce')}
          value={typed.nonce}
          inputMode="numeric"
          isWrong={wrongField === 'nonce'}
          onType={(nonce) => onType({ nonce })}
        />
        <Field
          label={t('round.stake')}
          value={typed.stake}
          inputMode="decimal"
          isWrong={wrongField === 'stake'}
          onType={(stake) => onType({ stake })}
        />
      </div>
    </>
  );
}

interface ManualResultProps {
  readonly title: VerifiedTitle;
  readonly result: RecomputedRound;
}

function ManualResult({ title, result }: ManualResultProps) {
  const { t } = useText();
  const money = useMoneyOf('MYR');
  const digits = (amount: Minor) => money.digits(amount);
  return (
    <div className="manual-result" role="status">
      <dl className="facts">
        <dt>{t('verify.form.result')}</dt>
        <dd>{verifiedGames[title.engine].resultText(result.events, t)}</dd>
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
