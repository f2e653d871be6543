import { currencyOf } from '@wau/money/currency';
import { type Minor, minorToMajorText, parseMajorText } from '@wau/money/minor';
import { type GameCode, gameCodes, isGameCode } from '@wau/rules/games';
import { type FormEvent, useState } from 'react';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { gameName } from '../play/game-name.ts';
import { useMoneyOf } from '../play/play-context.tsx';
import { Choice, Field } from '../verified-game/form-fields.tsx';
import type { ParameterTexts } from '../verified-game/verified-game.ts';
import {
  type InputField,
  type Recomputation,
  type RecomputedRound,
  recomputeRound,
} from './recompute-round.ts';
import { resultText } from './round-facts.tsx';
import { verifiedGames } from './verified-games.ts';
import type { Proof } from './verified-round.tsx';

interface ManualForm {
  readonly game: GameCode;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly stake: string;
  readonly maxWin: string;
  /** What is typed and chosen of the game's own parameters. */
  readonly parameters: ParameterTexts;
}

const emptyForm: ManualForm = {
  game: 'dice',
  serverSeed: '',
  clientSeed: '',
  nonce: '0',
  stake: '1.00',
  maxWin: '1000000.00',
  parameters: verifiedGames.dice.openingTexts,
};

/** Amounts are typed with two decimals whatever the currency; what counts is their share of the stake. */
const twoDecimals = currencyOf('MYR');

/** The form as a recorded round fills it; its server seed stays empty until it is revealed. */
function formOf(proof: Proof | undefined): ManualForm {
  if (proof === undefined || !isGameCode(proof.gameId)) return emptyForm;
  return {
    game: proof.gameId,
    serverSeed: proof.serverSeed ?? '',
    clientSeed: proof.clientSeed,
    nonce: String(proof.nonce),
    stake: minorToMajorText(amountOf(proof.stakeMinor), twoDecimals),
    maxWin: minorToMajorText(amountOf(proof.maxWinMinor), twoDecimals),
    parameters: verifiedGames[proof.gameId].textsOf(proof.parameters),
  };
}

function recompute(form: ManualForm): Recomputation {
  return recomputeRound({
    gameId: form.game,
    parameters: verifiedGames[form.game].parametersOf(form.parameters),
    stakeMinor: String(parseMajorText(form.stake, twoDecimals) ?? ''),
    maxWinMinor: String(parseMajorText(form.maxWin, twoDecimals) ?? ''),
    serverSeed: form.serverSeed.trim().toLowerCase(),
    clientSeed: form.clientSeed.trim(),
    nonce: form.nonce.trim() === '' ? -1 : Number(form.nonce),
  });
}

/** What a filled form gives at once; nothing while its seed is still secret. */
function openingResult(form: ManualForm): RecomputedRound | undefined {
  const recomputed = recompute(form);
  return recomputed.ok ? recomputed.value : undefined;
}

/**
 * Recomputes a round from inputs that a player types, so that nothing but this page's code need be trusted. Where the
 * page was opened for a round, the form begins with it and has recomputed it already.
 */
export function ManualCheck({ proof }: { readonly proof: Proof | undefined }) {
  const { t } = useText();
  const [form, setForm] = useState(() => formOf(proof));
  const [wrongField, setWrongField] = useState<InputField>();
  const [result, setResult] = useState(() => openingResult(form));

  const { ParameterFields } = verifiedGames[form.game];

  function change(part: Partial<ManualForm>): void {
    setForm({ ...form, ...part });
    setWrongField(undefined);
    setResult(undefined);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const recomputed = recompute(form);
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
        onChoose={(game) => change({ game, parameters: verifiedGames[game].openingTexts })}
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
      <ParameterFields
        texts={form.parameters}
        isWrong={wrongField === 'parameters'}
        onChange={(parameters) => change({ parameters })}
      />
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
        <dd>{resultText(result.gameId, result.events, t)}</dd>
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
