import { depositStatuses } from '@wau/contract/deposit-statuses';
import { parseId } from '@wau/contract/ids';
import Wallet from 'lucide-react/icons/wallet';
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
import { type DepositsFilter, depositRecordQuery, depositTotalsQuery } from './deposit-queries.ts';
import { DepositSheet } from './deposit-sheet.tsx';
import { DepositRow } from './recent-deposits.tsx';
import { statusNames } from './status-text.ts';
import { useDepositColumns } from './use-deposit-columns.tsx';

const rowCount = 7;

export const handle: RouteHandle = {
  title: 'page.depositRecord',
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

/** CA-04: every deposit, newest first, kept to a period and a state, and what became of it. */
export default function DepositRecordScreen() {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  const opened = useOpenedLine(filter);
  const status = filter.choiceOf('status', depositStatuses);
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
          options={depositStatuses.map((value) => ({ value, label: t(statusNames[value]) }))}
        />
      </RecordFilters>
      <RecordFileButton
        filter={filter}
        name={t('page.depositRecord')}
        ask={(days, options) => api.call('exportDeposits', { query: { ...days, ...choices } }, options)}
      />
      <DepositSheet depositId={parseId('deposit', opened.id)} isOpen={opened.isOpen} onClose={opened.close} />
      {filter.checked.ok ? (
        <Deposits filter={filter} kept={{ ...filter.checked.days, ...choices }} onOpen={opened.open} />
      ) : null}
    </div>
  );
}

interface DepositsProps {
  readonly filter: RecordFilter;
  readonly kept: DepositsFilter;
  readonly onOpen: (depositId: string) => void;
}

function Deposits({ filter, kept, onOpen }: DepositsProps) {
  const t = useTranslate();
  const money = useMoney();
  const api = useApi();
  const columns = useDepositColumns(onOpen);
  return (
    <>
      <RecordTotals
        query={depositTotalsQuery(api, kept)}
        figuresOf={({ depositCount, amountMinor, creditedMinor, currencyCode }) => [
          {
            name: t('deposit.total.placed', { count: depositCount }),
            value: money(minorOf(amountMinor), currencyCode),
          },
          { name: t('deposit.total.credited'), value: money(minorOf(creditedMinor), currencyCode) },
        ]}
      />
      <PagedList
        key={JSON.stringify(kept)}
        query={depositRecordQuery(api, kept)}
        keyOf={({ depositId }) => depositId}
        table={{ caption: t('page.depositRecord'), columns }}
        renderRow={(deposit) => <DepositRow deposit={deposit} onOpen={onOpen} />}
        empty={
          <NoRecords
            icon={<Wallet />}
            filter={filter}
            narrowedBy={{ status: kept.status }}
            none={{ title: t('deposit.none.title'), text: t('deposit.none.text') }}
            empty={{
              title: t('deposit.empty.title'),
              text: t('deposit.empty.text'),
              to: '/m/voucherCenter',
              action: t('movements.empty.action'),
            }}
          />
        }
        skeletonCount={rowCount}
      />
    </>
  );
}
