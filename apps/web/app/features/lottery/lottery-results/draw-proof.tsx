import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { checkDraw, type DrawEvidence } from './check-draw.ts';

export interface DrawProofProps {
  readonly evidence: DrawEvidence;
  readonly slipCount: string | null;
}

/** What a draw follows from, and whether it does, worked out on this device. */
export function DrawProof({ evidence, slipCount }: DrawProofProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const check = useMemo(() => checkDraw(evidence), [evidence]);
  const hasFailed = !check.isSeedCommitted || check.isBeaconSigned === false || check.areNumbersDue === false;
  const { beacon } = evidence;
  const copyLabel = t('proof.copy');
  return (
    <div className="space-y-3 text-detail">
      <ul aria-label={t('proof.checks')} className="space-y-1">
        <CheckLine name={t('proof.seed.check')} isPassed={check.isSeedCommitted} />
        {check.isBeaconSigned === undefined ? null : (
          <CheckLine name={t('proof.beacon.check')} isPassed={check.isBeaconSigned} />
        )}
        {check.areNumbersDue === undefined ? (
          <li className="text-muted">{t('proof.numbers.unknown')}</li>
        ) : (
          <CheckLine
            name={t(beacon === undefined ? 'proof.numbers.check' : 'proof.numbers.beacon')}
            isPassed={check.areNumbersDue}
          />
        )}
      </ul>
      <p className="text-caption text-pretty text-muted">
        {hasFailed ? t('proof.failed') : t('proof.where')}{' '}
        {hasFailed ? (
          <Link to="/m/service" className="font-semibold text-gold-text">
            {t('service.title')}
          </Link>
        ) : null}
      </p>
      <dl className="space-y-2">
        <Value name={t('proof.commitment')} text={evidence.commitment} copyLabel={copyLabel} />
        <Value name={t('proof.seed')} text={evidence.seed} copyLabel={copyLabel} />
        {beacon === undefined || beacon.signature === null ? null : (
          <Value
            name={t('proof.beacon', { name: beacon.name, round: String(beacon.round) })}
            text={beacon.signature}
            copyLabel={copyLabel}
          />
        )}
        <Value name={t('proof.root')} text={evidence.slipRoot} copyLabel={copyLabel} />
        {slipCount === null ? null : (
          <div>
            <dt className="text-caption text-muted">{t('proof.orders')}</dt>
            <dd className="tabular">{new Intl.NumberFormat(locale).format(BigInt(slipCount))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function CheckLine({ name, isPassed }: { readonly name: string; readonly isPassed: boolean }) {
  const t = useTranslate();
  return (
    <li className="flex items-start gap-2">
      {isPassed ? (
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-sea-text" />
      ) : (
        <CircleX className="mt-0.5 size-5 shrink-0 text-hibiscus-text" />
      )}
      <span className="min-w-0 flex-1">{name}</span>
      <span className={isPassed ? 'font-semibold text-sea-text' : 'font-semibold text-hibiscus-text'}>
        {isPassed ? t('proof.passed') : t('proof.notPassed')}
      </span>
    </li>
  );
}

interface ValueProps {
  readonly name: string;
  readonly text: string;
  readonly copyLabel: string;
}

function Value({ name, text, copyLabel }: ValueProps) {
  return (
    <div>
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="flex py-3">
        <CopyableValue text={text} label={`${copyLabel}: ${name}`} />
      </dd>
    </div>
  );
}
