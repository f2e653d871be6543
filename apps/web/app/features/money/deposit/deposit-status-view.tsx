import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DepositId } from '@wau/contract/ids';
import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ChainSteps } from './chain-steps.tsx';
import { DepositCards } from './deposit-cards.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { DepositNextSteps } from './deposit-next-steps.tsx';
import { depositQuery } from './deposit-queries.ts';
import { readOpenDeposit, rememberOpenDeposit } from './open-deposit.ts';
import { QrSteps } from './qr-steps.tsx';
import { TransferSteps } from './transfer-steps.tsx';

interface DepositStatusViewProps {
  readonly depositId: DepositId;
  readonly onNew: () => void;
}

/** How one deposit is going; follows it until it is decided. ME-02: `dep_func` chooses how it looks. */
export function DepositStatusView({ depositId, onNew }: DepositStatusViewProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const { mobileTemplate } = useSite();
  const { data: deposit, error, refetch } = useQuery(depositQuery(useApi(), depositId));
  const isApproved = deposit?.status === 'approved';
  useEffect(() => {
    if (isApproved) void queryClient.invalidateQueries({ queryKey: [...memberKey, 'balance'] });
  }, [isApproved, queryClient]);
  // Whoever is shown how it ended is not shown it again on the next visit. A page on which it ends may be the one that
  // is being left for the provider: the page that is returned to shows it then.
  const wasDecided = useRef<boolean>(undefined);
  if (deposit !== undefined) wasDecided.current ??= deposit.status !== 'pending';
  const cameDecided = wasDecided.current === true;
  useEffect(() => {
    if (cameDecided && readOpenDeposit() === depositId) rememberOpenDeposit(undefined);
  }, [cameDecided, depositId]);

  return (
    <div className="px-4 pb-6">
      <h2 className="mb-4 text-lg font-semibold">{t('deposit.status.title')}</h2>
      {deposit !== undefined ? (
        <>
          <TransferSteps deposit={deposit} />
          <QrSteps deposit={deposit} />
          <ChainSteps deposit={deposit} />
          {mobileTemplate.dep_func === '1' ? (
            <DepositCards deposit={deposit} />
          ) : (
            <DepositFacts deposit={deposit} />
          )}
          <DepositNextSteps deposit={deposit} onNew={onNew} />
        </>
      ) : null}
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
