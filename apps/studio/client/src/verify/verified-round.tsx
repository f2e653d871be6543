import { CircleCheck, CircleX, Lock } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import './verify.css';
import type { RoundId } from '@wau/contract/ids';
import type { StudioApi, StudioValue } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { type MoneyText, useMoneyOf } from '../play/play-context.tsx';
import { CopyableText } from '../ui/copyable-text.tsx';
import type { SeedPromise } from '../verified-game/verified-game.ts';
import { loadTitle, type VerifiedTitle } from './load-title.ts';
import { isFair, judgeProof, type Verdict } from './recompute-round.ts';
import { RoundFacts } from './round-facts.tsx';
import { verifiedGames } from './verified-games.ts';

export type Proof = StudioValue<'getRoundProof'>;

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isUnknown: boolean }
  | {
      readonly status: 'loaded';
      readonly proof: Proof;
      readonly title: VerifiedTitle;
      readonly verdict: Verdict;
    };

interface VerifiedRoundProps {
  readonly api: StudioApi;
  readonly roundId: RoundId;
  /** Told what decided the round, once it is known. */
  readonly onProof?: (proof: Proof) => void;
  /** Leads to where the seeds are changed; only in the game itself. */
  readonly onFairness?: () => void;
}

/** Fetches what decided a round, plays it anew on this device and tells step by step what that shows. */
export function VerifiedRound({ api, roundId, onProof, onFairness }: VerifiedRoundProps) {
  const { t } = useText();
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });

  const load = useCallback(async () => {
    setLoading({ status: 'loading' });
    const answer = await api.call('getRoundProof', { params: { roundId } });
    if (!answer.ok) {
      setLoading({ status: 'failed', isUnknown: answer.code === 'round.unknown' });
      return;
    }
    const proof = answer.value;
    const loaded = await loadTitle(api, proof.gameId);
    if (!loaded.ok) {
      setLoading({ status: 'failed', isUnknown: false });
      return;
    }
    const { title } = loaded;
    const { promise } = verifiedGames[title.engine];
    const verdict = judgeProof(title.playable, proof, promise?.isKept);
    setLoading({ status: 'loaded', proof, title, verdict });
    onProof?.(proof);
  }, [api, roundId, onProof]);

  useEffect(() => {
    load().catch(() => setLoading({ status: 'failed', isUnknown: false }));
  }, [load]);

  if (loading.status === 'loading') {
    return (
      <div aria-busy="true" className="verdict-skeleton">
        <p className="quiet">{t('verify.checking')}</p>
        <div className="skeleton" />
      </div>
    );
  }
  if (loading.status === 'failed') {
    return (
      <div className="verify-failed" role="alert">
        <p>{loading.isUnknown ? t('verify.load.unknown') : t('verify.load.failed')}</p>
        {!loading.isUnknown && (
          <button
            type="button"
            className="secondary-button"
            onClick={() => {
              load().catch(() => setLoading({ status: 'failed', isUnknown: false }));
            }}
          >
            {t('action.retry')}
          </button>
        )}
      </div>
    );
  }
  return <JudgedRound {...loading} onFairness={onFairness} />;
}

interface JudgedRoundProps {
  readonly title: VerifiedTitle;
  readonly proof: Proof;
  readonly verdict: Verdict;
  readonly onFairness: (() => void) | undefined;
}

function JudgedRound({ title, proof, verdict, onFairness }: JudgedRoundProps) {
  const money = useMoneyOf(proof.currencyCode);
  const { t } = useText();
  const { promise } = verifiedGames[title.engine];
  return (
    <div className="judged">
      <VerdictBanner verdict={verdict} isInGame={onFairness !== undefined} />
      {verdict.kind === 'notRevealed' && onFairness !== undefined && (
        <button type="button" className="secondary-button" onClick={onFairness}>
          {t('fairness.title')}
        </button>
      )}
      {verdict.kind === 'checked' && (
        <VerdictSteps proof={proof} verdict={verdict} money={money} promise={promise} />
      )}
      {proof.status === 'refunded' && <p>{t('verify.refunded')}</p>}
      <RoundFacts title={title} proof={proof} money={money} />
      <details className="proof-details">
        <summary>{t('verify.data')}</summary>
        <dl className="seed-facts">
          {proof.serverSeed !== null && (
            <>
              <dt>{t('verify.form.server')}</dt>
              <dd>
                <CopyableText text={proof.serverSeed} />
              </dd>
            </>
          )}
          <dt>{promise?.publishedLabel(t) ?? t('fairness.serverSeedHash')}</dt>
          <dd>
            <CopyableText text={proof.serverSeedHash} />
          </dd>
          <dt>{t('verify.form.client')}</dt>
          <dd>
            <CopyableText text={proof.clientSeed} />
          </dd>
          <dt>{t('verify.form.nonce')}</dt>
          <dd>{proof.nonce}</dd>
        </dl>
        <pre>{JSON.stringify(proof.events, undefined, 1)}</pre>
      </details>
    </div>
  );
}

interface VerdictBannerProps {
  readonly verdict: Verdict;
  readonly isInGame: boolean;
}

function VerdictBanner({ verdict, isInGame }: VerdictBannerProps) {
  const { t } = useText();
  if (verdict.kind === 'notRevealed') {
    return (
      <div className="verdict" data-kind="waiting" role="status">
        <Lock aria-hidden="true" />
        <h2>{t('verify.notRevealed.title')}</h2>
        <p>{isInGame ? t('verify.notRevealed.inGame') : t('verify.notRevealed.text')}</p>
      </div>
    );
  }
  const fair = isFair(verdict);
  return (
    <div className="verdict" data-kind={fair ? 'good' : 'bad'} role="status">
      {fair ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
      <h2>{fair ? t('verify.verdict.good') : t('verify.verdict.bad')}</h2>
      <p>{fair ? t('verify.verdict.good.text') : t('verify.verdict.bad.text')}</p>
    </div>
  );
}

interface VerdictStepsProps {
  readonly proof: Proof;
  readonly verdict: Verdict & { readonly kind: 'checked' };
  readonly money: MoneyText;
  readonly promise: SeedPromise | undefined;
}

function VerdictSteps({ proof, verdict, money, promise }: VerdictStepsProps) {
  const { t } = useText();
  const paid = money.amount(amountOf(proof.payoutMinor));
  const isRefunded = proof.status === 'refunded';
  const due = verdict.dueMinor === undefined ? '?' : money.amount(verdict.dueMinor);
  const steps = [
    {
      title: t('verify.step.commitment'),
      isGood: verdict.isSeedPromised,
      text: verdict.isSeedPromised
        ? (promise?.keptText(t) ?? t('verify.step.commitment.good'))
        : t('verify.step.commitment.bad'),
    },
    {
      title: t('verify.step.events'),
      isGood: verdict.isResultSame,
      text: verdict.isResultSame ? t('verify.step.events.good') : t('verify.step.events.bad'),
    },
    {
      title: t('verify.step.payout'),
      isGood: verdict.isPayoutRight,
      text: verdict.isPayoutRight
        ? t(isRefunded ? 'verify.step.payout.refunded' : 'verify.step.payout.good', { paid })
        : t('verify.step.payout.bad', { expected: due, paid }),
    },
  ];
  return (
    <ol className="verdict-steps">
      {steps.map((step) => (
        <li key={step.title} data-good={step.isGood}>
          {step.isGood ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
          <div>
            <h3>{step.title}</h3>
            <p className="quiet">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
