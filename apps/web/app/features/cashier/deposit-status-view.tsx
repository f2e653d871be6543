import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DepositStatus } from '@wau/contract/calls/cashier-calls';
import type { DepositId } from '@wau/contract/ids';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../platform/app-services.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { memberKey } from '../../platform/member-queries.ts';
import { minorOf } from '../../platform/minor-of.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { useMoney } from '../../platform/use-money.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { LoadingRegion } from '../../ui/loading-region.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Deposit, depositQuery } from './cashier-queries.ts';
import { PendingActions } from './pending-actions.tsx';
import { statusNames, statusTexts } from './status-text.ts';

interface DepositStatusViewProps {
  readonly depositId: DepositId;
  readonly onNew: () => void;
}

/** How one deposit is going; follows it until it is decided. */
export function DepositStatusView({ depositId, onNew }: DepositStatusViewProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const { data: deposit, error, refetch } = useQuery(depositQuery(useApi(), depositId));
  const isApproved = deposit?.status === 'approved';
  useEffect(() => {
    if (isApproved) void queryClient.invalidateQueries({ queryKey: [...memberKey, 'balance'] });
  }, [isApproved, queryClient]);

  return (
    <div className="px-4 pb-6">
      <h1 className="mb-4 text-2xl font-bold">{t('deposit.status.title')}</h1>
      {deposit !== undefined ? <StatusCard deposit={deposit} onNew={onNew} /> : null}
      {deposit === undefined && error === null ? <StatusSkeleton /> : null}
      {deposit === undefined && error !== null ? (
        <>
          <LoadFailure error={error} onRetry={refetch} />
          <Button look="quiet" isWide onClick={onNew}>
            {t('deposit.new')}
          </Button>
        </>
      ) : null}
    </div>
  );
}

const pictures: Readonly<Record<DepositStatus, ReactNode>> = {
  pending: <Clock className="text-gold-text" />,
  approved: <CircleCheck className="text-sea-text" />,
  declined: <CircleX className="text-hibiscus-text" />,
  expired: <Clock className="text-muted" />,
  cancelled: <Ban className="text-muted" />,
};

function StatusCard({ deposit, onNew }: { deposit: Deposit; onNew: () => void }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useMoment();
  return (
    <>
      <div aria-live="polite" className="rounded-large bg-surface p-6 text-center shadow-low">
        <span className="mx-auto flex size-20 items-center justify-center rounded-full bg-raised [&_svg]:size-10">
          {pictures[deposit.status]}
        </span>
        <p className="mt-4 text-xl font-semibold">{t(statusNames[deposit.status])}</p>
        <p className="tabular mt-1 text-3xl font-bold">
          {money(minorOf(deposit.amountMinor), deposit.currencyCode)}
        </p>
        <p className="mt-2 text-pretty text-muted">{t(statusTexts[deposit.status])}</p>
        <dl className="mt-6 space-y-2 border-t border-line pt-4 text-[15px]">
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{t('deposit.time')}</dt>
            <dd className="tabular">{moment(deposit.placedAt)}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{t('deposit.reference')}</dt>
            <dd className="min-w-0 text-end font-mono text-[13px] break-all">{deposit.depositId}</dd>
          </div>
        </dl>
      </div>
      <div className="mt-6 space-y-3">
        {deposit.status === 'pending' ? (
          <PendingActions deposit={deposit} />
        ) : (
          <>
            <Link to="/m/home" className={buttonClass('primary', 'large', true)}>
              {t('deposit.play')}
            </Link>
            <Button look="secondary" isWide onClick={onNew}>
              {t('deposit.new')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function StatusSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')}>
      <Skeleton className="h-88 w-full rounded-large" />
      <Skeleton className="mt-6 h-13 w-full rounded-medium" />
      <Skeleton className="mt-3 h-13 w-full rounded-medium" />
    </LoadingRegion>
  );
}
