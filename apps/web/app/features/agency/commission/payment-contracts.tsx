import { Link } from 'react-router';
import { contractPages } from '../../../platform/agency/contract-requests.ts';
import { contractProductNames } from '../../../platform/agency/product-names.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { RecordLines } from '../../../shared/records/record-lines.tsx';
import type { Commission } from './commission-queries.ts';
import { useAmountText } from './use-amount-text.ts';
import { usePeriodText } from './use-period-text.ts';

type Outcome = Commission['contracts'][number];

/** By which tier each contract pays, and what the team did for it. */
export function PaymentContracts({ commission }: { readonly commission: Commission }) {
  const t = useTranslate();
  if (commission.contracts.length === 0) return null;
  return (
    <RecordLines title={t('commission.contracts')}>
      {commission.contracts.map((outcome) => (
        <OutcomeRow
          key={`${outcome.fromDay} ${outcome.hour} ${outcome.product}`}
          outcome={outcome}
          commission={commission}
        />
      ))}
    </RecordLines>
  );
}

interface OutcomeRowProps {
  readonly outcome: Outcome;
  readonly commission: Commission;
}

function OutcomeRow({ outcome, commission }: OutcomeRowProps) {
  const t = useTranslate();
  const periodText = usePeriodText();
  const amount = useAmountText(commission.currencyCode);
  const page = contractPages.find(({ kind }) => kind === commission.kind);
  const isEarlier = outcome.fromDay !== commission.fromDay || outcome.hour !== commission.hour;
  return (
    <li className="space-y-0.5 px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="words font-semibold">{t(contractProductNames[outcome.product])}</span>
        <Pays outcome={outcome} commission={commission} />
      </p>
      {isEarlier ? (
        <p className="text-caption text-muted">
          {t('commission.line.correction', { period: periodText(outcome) })}
        </p>
      ) : null}
      <p className="tabular text-caption text-pretty text-muted">
        {t('commission.team', {
          turnover: amount(outcome.turnoverMinor),
          netLoss: amount(outcome.netLossMinor),
          active: outcome.activeMembers,
        })}
        {outcome.carriedMinor === '0'
          ? null
          : ` · ${t('commission.carried', { amount: amount(outcome.carriedMinor) })}`}
      </p>
      {page === undefined ? null : (
        <Link
          to={page.path}
          className="-mb-2 inline-flex min-h-11 items-center text-caption font-medium text-gold-text"
        >
          {t('commission.contract', { version: outcome.contractVersion })}
        </Link>
      )}
    </li>
  );
}

function Pays({ outcome, commission }: OutcomeRowProps) {
  const t = useTranslate();
  const percent = usePercent();
  const money = useShortMoney();
  const { tier, basisPoints, amountMinor } = outcome;
  if (tier === 0) return <span className="text-caption text-muted">{t('commission.tier.none')}</span>;
  const pays =
    amountMinor === null
      ? percent(basisPoints ?? 0)
      : t('contract.pays.amount', { amount: money(minorOf(amountMinor), commission.currencyCode) });
  return (
    <span className="tabular font-semibold">
      {t('commission.tier', { number: tier })} · {pays}
    </span>
  );
}
