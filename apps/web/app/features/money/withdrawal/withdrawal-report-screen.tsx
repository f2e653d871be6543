import { parseId } from '@wau/contract/ids';
import { withdrawalStatuses } from '@wau/contract/withdrawal-statuses';
import Landmark from 'lucide-react/icons/landmark';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { NoRecords } from '../../../shared/records/no-records.tsx';
import { RecordFileButton } from '../../../shared/records/record-file-button.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { RecordTotals } from '../../../shared/records/record-totals.tsx';
import { useOpenedLine } from '../../../shared/records/use-opened-line.ts';
import { type RecordFilter, useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx';
import {
  type WithdrawalsFilter,
  withdrawalRecordQuery,
  withdrawalTotalsQuery,
} from './withdrawal-queries.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';
import { WithdrawalSheet } from './withdrawal-sheet.tsx';
import { statusNames } from './withdrawal-status.ts';

const rowCount = 7;

export const handle: RouteHandle = {
  title: 'page.withdrawReport',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <RecordSkeleton rowCount={rowCount} />;
}

/** CA-04: every withdrawal, newest first, kept to a period and a state, and what became of it. */
export default function WithdrawalReportScreen() {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  const opened = useOpenedLine(filter);
  const status = filter.choiceOf('status', withdrawalStatuses);
  const choices = status === undefined ? {} : { status };
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>
        <ChoiceField
          label={t('bets.status')}
          name="status"
          value={status}
          onChange={(value) => filter.change({ status: value })}
          allLabel={t('records.all')}
          options={withdrawalStatuses.map((value) => ({ value, label: t(statusNames[value]) }))}
        />
      </RecordFilters>
      <RecordFileButton
        filter={filter}
        name={t('page.withdrawReport')}
        ask={(days, options) => api.call('exportWithdrawals', { query: { ...days, ...choices } }, options)}
      />
      <WithdrawalSheet
        withdrawalId={parseId('withdrawal', opened.id)}
        isOpen={opened.isOpen}
        onClose={opened.close}
      />
      {filter.checked.ok ? (
        <Withdrawals filter={filter} kept={{ ...filter.checked.days, ...choices }} onOpen={opened.open} />
      ) : null}
    </div>
  );
}

interface WithdrawalsProps {
  readonly filter: RecordFilter;
  readonly kept: WithdrawalsFilter;
  readonly onOpen: (withdrawalId: string) => void;
}

function Withdrawals({ filter, kept, onOpen }: WithdrawalsProps) {
  const t = useTranslate();
  const money = useMoney();
  const api = useApi();
  const columns = useWithdrawalColumns(onOpen);
  return (
    <>
      <RecordTotals
        query={withdrawalTotalsQuery(api, kept)}
        figuresOf={({ withdrawalCount, amountMinor, paidOutMinor, feeMinor, currencyCode }) => [
          {
            name: t('withdraw.total.placed', { count: withdrawalCount }),
            value: money(minorOf(amountMinor), currencyCode),
          },
          { name: t('withdraw.total.paid'), value: money(minorOf(paidOutMinor), currencyCode) },
          { name: t('withdraw.fee'), value: money(minorOf(feeMinor), currencyCode) },
        ]}
      />
      <PagedList
        key={JSON.stringify(kept)}
        query={withdrawalRecordQuery(api, kept)}
        keyOf={({ withdrawalId }) => withdrawalId}
        table={{ caption: t('page.withdrawReport'), columns }}
        renderRow={(withdrawal) => <WithdrawalRow withdrawal={withdrawal} onOpen={onOpen} />}
        empty={
          <NoRecords
            icon={<Landmark />}
            filter={filter}
            narrowedBy={{ status: kept.status }}
            none={{ title: t('withdraw.none.title'), text: t('withdraw.none.text') }}
            empty={{
              title: t('withdraw.empty.title'),
              text: t('withdraw.empty.text'),
              to: '/m/withdraw',
              action: t('withdraw.empty.action'),
            }}
          />
        }
        skeletonCount={rowCount}
      />
    </>
  );
}
