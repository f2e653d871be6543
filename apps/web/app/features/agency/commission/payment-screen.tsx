import type { CommissionRunId } from '@wau/contract/ids';
import ListTree from 'lucide-react/icons/list-tree';
import { useSearchParams } from 'react-router';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { runIn } from './commission-paths.ts';
import { type Commission, commissionLinesQuery, commissionQuery } from './commission-queries.ts';
import { LineRow } from './line-row.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentContracts } from './payment-contracts.tsx';
import { UnknownPayment } from './unknown-payment.tsx';

export const handle: RouteHandle = { ...agentFrame, title: 'page.commission.payment' };

export const clientLoader = agentLoader(mayHaveContracts);

export function HydrateFallback() {
  return <PaymentSkeleton />;
}

/** AG-03: how a payment comes about: by which tier, out of which lines. */
export default function PaymentScreen() {
  const api = useApi();
  const [search] = useSearchParams();
  const runId = runIn(search);
  if (runId === undefined) return <UnknownPayment />;
  return (
    <Loaded key={runId} query={commissionQuery(api, runId)} skeleton={<PaymentSkeleton />}>
      {(commission) => (commission === null ? <UnknownPayment /> : <Payment commission={commission} />)}
    </Loaded>
  );
}

function Payment({ commission }: { readonly commission: Commission }) {
  return (
    <div className="space-y-6 px-4 pt-1 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
      <div className="space-y-6">
        <PaymentCard commission={commission} />
        <PaymentContracts commission={commission} />
      </div>
      <Lines runId={commission.runId} commission={commission} />
    </div>
  );
}

interface LinesProps {
  readonly runId: CommissionRunId;
  readonly commission: Commission;
}

function Lines({ runId, commission }: LinesProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="commission-lines" className="space-y-3">
      <h2 id="commission-lines" className="text-lg font-semibold">
        {t('commission.lines')}
      </h2>
      <PagedList
        query={commissionLinesQuery(useApi(), runId)}
        keyOf={({ line }) => String(line)}
        renderRow={(line) => <LineRow line={line} commission={commission} />}
        empty={
          <EmptyState
            icon={<ListTree />}
            title={t('commission.lines.empty.title')}
            text={t('commission.lines.empty.text')}
          />
        }
        skeletonCount={4}
      />
      <p className="text-caption text-pretty text-muted">{t('commission.note')}</p>
    </section>
  );
}

function PaymentSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-6 px-4 pt-1 pb-6">
      <Skeleton className="h-52 w-full rounded-large" />
      <Skeleton className="h-32 w-full rounded-large" />
      <Skeleton className="h-72 w-full rounded-large" />
    </LoadingRegion>
  );
}
