import { useQuery } from '@tanstack/react-query';
import { type MemberId, parseId } from '@wau/contract/ids';
import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import UserRound from 'lucide-react/icons/user-round';
import { Link, useSearchParams } from 'react-router';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { MissingNeed } from '../../../shared/payment-password/missing-need.tsx';
import { MissingPaymentPassword } from '../../../shared/payment-password/missing-payment-password.tsx';
import { RecordZone } from '../../../shared/records/record-zone.tsx';
import { mostToSend } from '../../../shared/transfer/check-transfer-amount.ts';
import { TurnoverCard } from '../../../shared/turnover/turnover-card.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { DownlineTransferForm } from './downline-transfer-form.tsx';
import {
  type DownlineTerms,
  type DownlineTransfer,
  downlineTermsQuery,
} from './downline-transfer-queries.ts';

export const handle: RouteHandle = { ...agentFrame, title: 'page.downlineTransfer', right: 'balance' };

export const clientLoader = agentLoader(isAgent, async ({ api, queryClient }, search) => {
  const memberId = parseId('member', search.get('member') ?? '');
  if (memberId !== undefined) await queryClient.prefetchQuery(downlineTermsQuery(api, memberId));
});

export function HydrateFallback() {
  return <DownlineSkeleton />;
}

/** AG-04: money down to a member of the direct line: what is needed before, the order, and what was before. */
export default function DownlineTransferScreen() {
  const [search] = useSearchParams();
  const memberId = parseId('member', search.get('member') ?? '');
  return memberId === undefined ? <Nobody /> : <TransferTo memberId={memberId} />;
}

function TransferTo({ memberId }: { readonly memberId: MemberId }) {
  const { data: terms, error, refetch } = useQuery(downlineTermsQuery(useApi(), memberId));
  if (terms !== undefined) {
    return (
      <div className="space-y-6 px-4 pt-1 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
        <WhatToDo terms={terms} memberId={memberId} />
        <Recent transfers={terms.recent} />
      </div>
    );
  }
  if (error === null) return <DownlineSkeleton />;
  if (failureOf(error).code === 'downline.unknown') return <Nobody text={failureOf(error).message} />;
  return <LoadFailure error={error} onRetry={refetch} />;
}

/** The address names nobody to whom anything can be sent: the team's members lead on. */
function Nobody({ text }: { readonly text?: string }) {
  const t = useTranslate();
  return (
    <div role="alert">
      <EmptyState
        icon={<UserRound />}
        title={t('error.closed.title')}
        text={text ?? t('downline.closed')}
        action={
          <Link to="/m/member/team" className={buttonClass('primary', 'medium')}>
            {t('downline.team')}
          </Link>
        }
      />
    </div>
  );
}

/** The form, or what it waits for. */
function WhatToDo({ terms, memberId }: { readonly terms: DownlineTerms; readonly memberId: MemberId }) {
  const t = useTranslate();
  const money = useShortMoney();
  if (!terms.isOpen) return <NotNow name={terms.userName} text={t('downline.closed')} />;
  if (!terms.hasPaymentPassword) return <MissingPaymentPassword way="downline" memberId={memberId} />;
  if (terms.turnover.missingMinor !== '0') {
    return (
      <div className="space-y-3">
        <TurnoverCard turnover={terms.turnover} currencyCode={terms.currencyCode} />
        <p className="text-detail text-pretty text-muted">{t('downline.turnover')}</p>
      </div>
    );
  }
  if (minorOf(terms.leftTodayMinor) < minorOf(terms.minAmountMinor))
    return <NotNow name={terms.userName} text={t('downline.full')} />;
  if (mostToSend(terms) === 0n) {
    return (
      <MissingNeed
        title={terms.userName}
        text={t('downline.none', {
          minimum: money(minorOf(terms.minAmountMinor), terms.currencyCode),
          balance: money(minorOf(terms.balanceMinor), terms.currencyCode),
        })}
        action={t('deposit.title')}
        to="/m/voucherCenter"
      />
    );
  }
  return (
    <div className="space-y-3">
      <DownlineTransferForm terms={terms} memberId={memberId} />
      <p className="tabular text-center text-caption text-muted">
        {t('downline.left', { amount: money(minorOf(terms.leftTodayMinor), terms.currencyCode) })}
      </p>
    </div>
  );
}

function NotNow({ name, text }: { readonly name: string; readonly text: string }) {
  const t = useTranslate();
  return <MissingNeed title={name} text={text} action={t('downline.team')} to="/m/member/team" />;
}

function Recent({ transfers }: { readonly transfers: readonly DownlineTransfer[] }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="recent-downline-transfers" className="space-y-3">
      <h2 id="recent-downline-transfers" className="text-lg font-semibold">
        {t('downline.recent')}
      </h2>
      {transfers.length === 0 ? (
        <EmptyState
          icon={<ArrowDownRight />}
          title={t('downline.empty.title')}
          text={t('downline.empty.text')}
        />
      ) : (
        <>
          <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
            {transfers.map((transfer) => (
              <li key={transfer.downlineTransferId}>
                <TransferRow transfer={transfer} />
              </li>
            ))}
          </ul>
          <RecordZone />
        </>
      )}
    </section>
  );
}

function TransferRow({ transfer }: { readonly transfer: DownlineTransfer }) {
  const money = useMoney();
  const moment = useRecordMoment();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-3">
      <time dateTime={transfer.placedAt} className="tabular text-detail text-muted">
        {moment(transfer.placedAt)}
      </time>
      <span className="tabular font-semibold">
        {money(minorOf(transfer.amountMinor), transfer.currencyCode)}
      </span>
    </div>
  );
}

function DownlineSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-6 px-4 pt-1 pb-6">
      <Skeleton className="h-72 w-full rounded-large" />
      <Skeleton className="h-48 w-full rounded-large" />
    </LoadingRegion>
  );
}
