import Landmark from 'lucide-react/icons/landmark';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { bankCardsQuery } from '../../../platform/member/bank-cards-query.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { MissingNeed } from '../../../shared/payment-password/missing-need.tsx';
import { MissingPaymentPassword } from '../../../shared/payment-password/missing-payment-password.tsx';
import { RecordZone } from '../../../shared/records/record-zone.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { mostToWithdraw } from './check-withdrawal.ts';
import { IdentityNeed } from './identity-need.tsx';
import { MissingTurnover } from './missing-turnover.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import {
  isUnderWay,
  recentWithdrawalsQuery,
  type Withdrawal,
  type WithdrawalTerms,
  withdrawalTermsQuery,
} from './withdrawal-queries.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';
import { WithdrawalUnderWay } from './withdrawal-under-way.tsx';

export const handle: RouteHandle = {
  title: 'page.withdraw',
  back: true,
  right: 'balance',
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(withdrawalTermsQuery(api)),
    queryClient.prefetchQuery(bankCardsQuery(api)),
    queryClient.prefetchQuery(recentWithdrawalsQuery(api)),
  ]),
);

export function HydrateFallback() {
  return <WithdrawalSkeleton />;
}

/** CA-03: money out: what is under way, what is needed before, the order, and what was before. */
export default function WithdrawalScreen() {
  return (
    <Loaded query={withdrawalTermsQuery(useApi())} skeleton={<WithdrawalSkeleton />}>
      {(terms) => (
        <div className="space-y-6 px-4 pt-1 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
          <div className="space-y-6">
            {terms.underWay.map((withdrawal) => (
              <WithdrawalUnderWay key={withdrawal.withdrawalId} withdrawal={withdrawal} />
            ))}
            <Lapsing terms={terms} />
            <WhatToDo terms={terms} />
          </div>
          <Recent isEmptyTold={terms.underWay.length === 0} />
        </div>
      )}
    </Loaded>
  );
}

/** Whoever leaves play is told what rewards take along, before the money goes. */
function Lapsing({ terms }: { readonly terms: WithdrawalTerms }) {
  const t = useTranslate();
  const money = useShortMoney();
  if (terms.lapsingMinor === '0') return null;
  return (
    <Told text={t('withdraw.lapsing', { amount: money(minorOf(terms.lapsingMinor), terms.currencyCode) })} />
  );
}

/** The form, or what it waits for. */
function WhatToDo({ terms }: { readonly terms: WithdrawalTerms }) {
  const t = useTranslate();
  if (!terms.hasPaymentPassword) return <MissingPaymentPassword way="withdraw" />;
  if (terms.turnover.missingMinor !== '0') {
    return <MissingTurnover terms={terms} />;
  }
  if (terms.identity !== null && minorOf(terms.identity.leftMinor) < minorOf(terms.minAmountMinor)) {
    return <IdentityNeed status={terms.identity.status} />;
  }
  if (!terms.isOpen) return <Told text={t('withdraw.closed')} />;
  if (terms.dailyCountLeft > 0 && mostToWithdraw(terms) === 0n) return <NothingToWithdraw terms={terms} />;
  if (terms.dailyCountLeft === 0) {
    return <Told text={t('withdraw.day.over', { count: terms.dailyCount })} />;
  }
  return <FormWithCards terms={terms} />;
}

function Told({ text }: { readonly text: string }) {
  return (
    <Card>
      <p className="text-pretty">{text}</p>
    </Card>
  );
}

/** Less than the least is there, or left of the day. */
function NothingToWithdraw({ terms }: { readonly terms: WithdrawalTerms }) {
  const t = useTranslate();
  const money = useShortMoney();
  const minimum = money(minorOf(terms.minAmountMinor), terms.currencyCode);
  return <Told text={t('withdraw.none', { minimum })} />;
}

function FormWithCards({ terms }: { readonly terms: WithdrawalTerms }) {
  const t = useTranslate();
  return (
    <Loaded query={bankCardsQuery(useApi())} skeleton={<Skeleton className="h-64 w-full rounded-large" />}>
      {([first, ...others]) =>
        first === undefined ? (
          <MissingNeed
            title={t('withdraw.needs.card.title')}
            text={t('withdraw.needs.card.text')}
            action={t('withdraw.needs.card.action')}
            to="/m/securityCenter/bankCards?for=withdraw"
          />
        ) : (
          <WithdrawalForm terms={terms} cards={[first, ...others]} />
        )
      }
    </Loaded>
  );
}

function Recent({ isEmptyTold }: { readonly isEmptyTold: boolean }) {
  return (
    <Loaded
      query={recentWithdrawalsQuery(useApi())}
      skeleton={<Skeleton className="h-48 w-full rounded-large" />}
    >
      {(withdrawals) => <RecentList withdrawals={withdrawals} isEmptyTold={isEmptyTold} />}
    </Loaded>
  );
}

function RecentList({
  withdrawals,
  isEmptyTold,
}: {
  readonly withdrawals: readonly Withdrawal[];
  /** Nothing is under way either. */
  readonly isEmptyTold: boolean;
}) {
  const t = useTranslate();
  const hasReport = useFlag('WITHREC3');
  const ended = withdrawals.filter((withdrawal) => !isUnderWay(withdrawal));
  return (
    <section aria-labelledby="recent-withdrawals" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-withdrawals" className="text-lg font-semibold">
          {t('withdraw.recent')}
        </h2>
        {hasReport ? (
          <Link
            to="/m/withdrawReport"
            className="flex min-h-11 items-center text-detail font-semibold text-gold-text"
          >
            {t('withdraw.report')}
          </Link>
        ) : null}
      </div>
      {ended.length === 0 && isEmptyTold ? (
        <EmptyState icon={<Landmark />} title={t('withdraw.empty.title')} text={t('withdraw.empty.text')} />
      ) : null}
      {ended.length === 0 ? null : (
        <>
          <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
            {ended.map((withdrawal) => (
              <li key={withdrawal.withdrawalId}>
                <WithdrawalRow withdrawal={withdrawal} />
              </li>
            ))}
          </ul>
          <RecordZone />
        </>
      )}
    </section>
  );
}

function WithdrawalSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-6 px-4 pt-1 pb-6">
      <Skeleton className="h-72 w-full rounded-large" />
      <Skeleton className="h-48 w-full rounded-large" />
    </LoadingRegion>
  );
}
