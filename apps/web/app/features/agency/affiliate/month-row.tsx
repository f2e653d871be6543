import { toMinor } from '@wau/money/minor';
import { type ReactNode, useState } from 'react';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DisclosureRow } from '../../../ui/disclosure-row.tsx';
import { type AffiliateLine, type AffiliateMonth, affiliateLinesQuery } from './affiliate-queries.ts';

/** A month: what it paid, and opened how that came about. */
export function MonthRow({ month }: { readonly month: AffiliateMonth }) {
  const t = useTranslate();
  const money = useMoney();
  const { locale } = useLanguage();
  const [showsLines, setShowsLines] = useState(false);
  const states = {
    waiting: t('affiliate.state.waiting'),
    withheld: t('affiliate.state.withheld'),
    approved: t('affiliate.state.approved'),
    paid: t('affiliate.state.paid'),
  } as const;
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month.month}-01T00:00:00Z`),
  );
  return (
    <DisclosureRow
      startsOpen={false}
      summary={
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <span>
            <span className="block font-semibold">{name}</span>
            <span className="text-caption text-muted">{states[month.state]}</span>
          </span>
          <strong className="tabular text-gold-text">
            {money(minorOf(month.amountMinor), month.currencyCode)}
          </strong>
        </div>
      }
    >
      <MonthFacts month={month} />
      {showsLines ? (
        <Lines month={month} />
      ) : (
        <Button look="secondary" size="small" onClick={() => setShowsLines(true)}>
          {t('affiliate.lines.show')}
        </Button>
      )}
    </DisclosureRow>
  );
}

function MonthFacts({ month }: { readonly month: AffiliateMonth }) {
  const t = useTranslate();
  const percent = usePercent();
  const amount = (wire: string) => <SignedAmount amount={minorOf(wire)} currencyCode={month.currencyCode} />;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('affiliate.net'), amount(month.netMinor)],
    ...(month.carriedInMinor === '0'
      ? []
      : [[t('affiliate.carried.in'), amount(month.carriedInMinor)] as const]),
    ...(month.basisPoints === null ? [] : [[t('affiliate.rate'), percent(month.basisPoints)] as const]),
    [t('affiliate.share'), amount(month.shareMinor)],
    ...(month.qualifiedCount === 0
      ? []
      : [[t('affiliate.fees', { count: month.qualifiedCount }), amount(month.feeMinor)] as const]),
    ...(month.carriedOutMinor === '0'
      ? []
      : [[t('affiliate.carried.out'), amount(month.carriedOutMinor)] as const]),
  ];
  return (
    <dl className="mb-4 space-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ month }: { readonly month: AffiliateMonth }) {
  const t = useTranslate();
  return (
    <section aria-label={t('affiliate.lines')} className="space-y-2">
      <h3 className="font-semibold">{t('affiliate.lines')}</h3>
      <PagedList
        query={affiliateLinesQuery(useApi(), month.statementId)}
        keyOf={(line) => JSON.stringify(line)}
        renderRow={(line) => <LineRow line={line} month={month} />}
        empty={<p className="text-muted">{t('affiliate.lines.empty')}</p>}
        skeletonCount={3}
      />
      {month.carriedShareMinor === '0' ? null : (
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="text-muted">{t('affiliate.carried.share')}</span>
          <SignedAmount amount={minorOf(month.carriedShareMinor)} currencyCode={month.currencyCode} />
        </p>
      )}
    </section>
  );
}

function LineRow({ line, month }: { readonly line: AffiliateLine; readonly month: AffiliateMonth }) {
  const t = useTranslate();
  const money = useMoney();
  const dayName = useDayName();
  const amount = (wire: string) => money(minorOf(wire), month.currencyCode);
  return (
    <div className="rounded-medium bg-raised px-3 py-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="words font-semibold">{line.shownName}</span>
        <SignedAmount
          amount={toMinor(minorOf(line.shareMinor) + minorOf(line.feeMinor))}
          currencyCode={month.currencyCode}
        />
      </p>
      <p className="tabular text-caption text-muted">
        {t('affiliate.line.net', { amount: amount(line.netMinor) })}
        {line.qualifies ? ` · ${t('affiliate.line.fee', { amount: amount(line.feeMinor) })}` : null}
        {line.correctionMinor === '0'
          ? null
          : ` · ${t('affiliate.line.correction', { amount: amount(line.correctionMinor) })}`}
      </p>
      {line.days.length === 0 ? null : (
        <p className="tabular text-caption text-muted">
          {line.days.map(({ day, netMinor }) => `${dayName(day)} ${amount(netMinor)}`).join(' · ')}
        </p>
      )}
    </div>
  );
}
