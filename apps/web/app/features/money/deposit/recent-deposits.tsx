import ChevronRight from 'lucide-react/icons/chevron-right';
import Wallet from 'lucide-react/icons/wallet';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { PaymentMark } from '../../../shared/payment/payment-mark.tsx';
import { RecordZone } from '../../../shared/records/record-zone.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { type Deposit, recentDepositsQuery } from './deposit-queries.ts';
import { statusTones } from './deposit-status.ts';
import { statusNames } from './status-text.ts';
import { useMethodName } from './use-method-name.ts';

interface RecentDepositsProps {
  readonly onOpen: (depositId: string) => void;
}

export function RecentDeposits({ onOpen }: RecentDepositsProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title" className="mb-3 text-lg font-semibold">
        {t('deposit.recent')}
      </h2>
      <Loaded query={recentDepositsQuery(useApi())} skeleton={<RecentSkeleton />}>
        {(deposits) => <RecentList deposits={deposits} onOpen={onOpen} />}
      </Loaded>
    </section>
  );
}

interface RecentListProps extends RecentDepositsProps {
  readonly deposits: readonly Deposit[];
}

function RecentList({ deposits, onOpen }: RecentListProps) {
  const t = useTranslate();
  if (deposits.length === 0) {
    return <EmptyState icon={<Wallet />} title={t('deposit.empty.title')} text={t('deposit.empty.text')} />;
  }
  return (
    <div className="space-y-2">
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        {deposits.map((deposit) => (
          <li key={deposit.depositId}>
            <DepositRow deposit={deposit} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <RecordZone />
    </div>
  );
}

function RecentSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')}>
      <Skeleton className="h-48 w-full rounded-large" />
    </LoadingRegion>
  );
}

/** One deposit: how much, when, and how it stands. */
export function DepositRow({ deposit, onOpen }: { deposit: Deposit; onOpen: (depositId: string) => void }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const methodName = useMethodName(deposit.methodCode);
  return (
    <button
      type="button"
      onClick={() => onOpen(deposit.depositId)}
      className="flex min-h-16 w-full items-center gap-3 px-4 py-2 text-start pressed:bg-raised"
    >
      <PaymentMark code={deposit.methodCode} name={methodName ?? deposit.methodCode} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="tabular font-semibold">
            {money(minorOf(deposit.amountMinor), deposit.currencyCode)}
          </span>
          <Badge tone={statusTones[deposit.status]}>{t(statusNames[deposit.status])}</Badge>
        </span>
        <time dateTime={deposit.placedAt} className="tabular block text-caption text-muted">
          {moment(deposit.placedAt)}
        </time>
      </span>
      <ChevronRight className="size-5 text-muted rtl:-scale-x-100" />
    </button>
  );
}
