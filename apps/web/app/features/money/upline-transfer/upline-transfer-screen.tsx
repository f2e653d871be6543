import { useQuery } from '@tanstack/react-query';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
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
import { UplineTransferForm } from './upline-transfer-form.tsx';
import {
  type UplineTransfer,
  type UplineTransferTerms,
  uplineTransferTermsQuery,
} from './upline-transfer-queries.ts';

export const handle: RouteHandle = {
  title: 'page.uplineTransfer',
  back: true,
  right: 'balance',
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(uplineTransferTermsQuery(api)),
);

export function HydrateFallback() {
  return <UplineTransferSkeleton />;
}

/** ME-13: money up to whoever the member stands under: what is needed before, the order, and what was before. */
export default function UplineTransferScreen() {
  const { data: terms, error, refetch } = useQuery(uplineTransferTermsQuery(useApi()));
  if (terms !== undefined) {
    return (
      <div className="space-y-6 px-4 pt-1 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
        <WhatToDo terms={terms} />
        <Recent transfers={terms.recent} />
      </div>
    );
  }
  if (error === null) return <UplineTransferSkeleton />;
  const { code, message } = failureOf(error);
  if (code === 'upline.missing') return <NotHere text={message} way="service" />;
  if (code === 'upline.type.excluded') return <NotHere text={message} way="withdraw" />;
  return <LoadFailure error={error} onRetry={refetch} />;
}

/** Whom this is not for: asking again changes nothing, so it says where to go instead. */
function NotHere({ text, way }: { readonly text: string; readonly way: 'service' | 'withdraw' }) {
  const t = useTranslate();
  return (
    <div role="alert">
      <EmptyState
        icon={<UserRound />}
        title={t('error.closed.title')}
        text={text}
        action={
          <Link
            to={way === 'service' ? '/m/service' : '/m/withdraw'}
            className={buttonClass('primary', 'medium')}
          >
            {t(way === 'service' ? 'service.title' : 'page.withdraw')}
          </Link>
        }
      />
    </div>
  );
}

/** The form, or what it waits for. */
function WhatToDo({ terms }: { readonly terms: UplineTransferTerms }) {
  const t = useTranslate();
  const money = useShortMoney();
  if (!terms.isUplineOpen) {
    return (
      <MissingNeed
        title={t('error.closed.title')}
        text={t('upline.closed')}
        action={t('service.title')}
        to="/m/service"
      />
    );
  }
  if (!terms.hasPaymentPassword) return <MissingPaymentPassword way="upline" />;
  if (terms.turnover.missingMinor !== '0') {
    return (
      <div className="space-y-3">
        <TurnoverCard turnover={terms.turnover} currencyCode={terms.currencyCode} />
        <p className="text-detail text-pretty text-muted">{t('upline.turnover')}</p>
      </div>
    );
  }
  if (mostToSend(terms) === 0n) {
    return (
      <MissingNeed
        title={terms.uplineName}
        text={t('upline.none', {
          minimum: money(minorOf(terms.minAmountMinor), terms.currencyCode),
          balance: money(minorOf(terms.balanceMinor), terms.currencyCode),
        })}
        action={t('upline.none.action')}
        to="/m/voucherCenter"
      />
    );
  }
  return <UplineTransferForm terms={terms} />;
}

function Recent({ transfers }: { readonly transfers: readonly UplineTransfer[] }) {
  const t = useTranslate();
  const hasRecord = useFlag('TRANSREC3');
  return (
    <section aria-labelledby="recent-upline-transfers" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-upline-transfers" className="text-lg font-semibold">
          {t('upline.recent')}
        </h2>
        {hasRecord ? (
          <Link
            to="/m/transaction/record"
            className="flex min-h-11 items-center text-detail font-semibold text-gold-text"
          >
            {t('upline.record')}
          </Link>
        ) : null}
      </div>
      {transfers.length === 0 ? (
        <EmptyState icon={<ArrowUpRight />} title={t('upline.empty.title')} text={t('upline.empty.text')} />
      ) : (
        <>
          <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
            {transfers.map((transfer) => (
              <li key={transfer.uplineTransferId}>
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

function TransferRow({ transfer }: { readonly transfer: UplineTransfer }) {
  const money = useMoney();
  const moment = useRecordMoment();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-3">
      <span className="min-w-0">
        <span className="block font-semibold break-all">{transfer.uplineName}</span>
        <time dateTime={transfer.placedAt} className="tabular block text-caption text-muted">
          {moment(transfer.placedAt)}
        </time>
      </span>
      <span className="tabular font-semibold">
        {money(minorOf(transfer.amountMinor), transfer.currencyCode)}
      </span>
    </div>
  );
}

function UplineTransferSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-6 px-4 pt-1 pb-6">
      <Skeleton className="h-72 w-full rounded-large" />
      <Skeleton className="h-48 w-full rounded-large" />
    </LoadingRegion>
  );
}
