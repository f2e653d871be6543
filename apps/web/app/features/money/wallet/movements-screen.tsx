import { type MovementKind, movementKinds } from '@wau/contract/movement-kinds';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { NoRecords } from '../../../shared/records/no-records.tsx';
import { RecordFileButton } from '../../../shared/records/record-file-button.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { RecordTotals } from '../../../shared/records/record-totals.tsx';
import { type RecordFilter, useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { MovementRow } from './movement-row.tsx';
import { MovementSheet } from './movement-sheet.tsx';
import {
  type Movement,
  type MovementsFilter,
  movementsQuery,
  movementTotalsQuery,
} from './movements-queries.ts';
import { useMovementColumns } from './use-movement-columns.tsx';

/** How many rows fill a phone's screen. */
const rowCount = 7;

export const handle: RouteHandle = {
  title: 'page.movements',
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

/** CA-04 CA-06: every movement of the member's money, newest first, each with the balance that it left. */
export default function MovementsScreen() {
  const t = useTranslate();
  const filter = useRecordFilter();
  const kind = filter.choiceOf('kind', movementKinds);
  const api = useApi();
  const choices = kind === undefined ? {} : { kind };
  const names = {
    deposit: t('movements.kind.deposit'),
    withdrawal: t('movements.kind.withdrawal'),
    transfer: t('movements.kind.transfer'),
    stake: t('movements.kind.stake'),
    payout: t('movements.kind.payout'),
    bonus: t('movements.kind.bonus'),
    other: t('movements.kind.other'),
  } satisfies Record<MovementKind, string>;
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>
        <ChoiceField
          label={t('movements.kind')}
          name="kind"
          value={kind}
          onChange={(value) => filter.change({ kind: value })}
          allLabel={t('records.all')}
          options={movementKinds.map((value) => ({ value, label: names[value] }))}
        />
      </RecordFilters>
      <RecordFileButton
        filter={filter}
        name={t('movements.title')}
        ask={(days, options) => api.call('exportMovements', { query: { ...days, ...choices } }, options)}
      />
      {filter.checked.ok ? <Movements filter={filter} kept={{ ...filter.checked.days, ...choices }} /> : null}
    </div>
  );
}

function Movements({ filter, kept }: { filter: RecordFilter; kept: MovementsFilter }) {
  const t = useTranslate();
  const money = useMoney();
  const api = useApi();
  const [opened, setOpened] = useState<Movement>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (movement: Movement) => {
    setOpened(movement);
    setIsOpen(true);
  };
  const columns = useMovementColumns(open);
  return (
    <>
      <MovementSheet movement={opened} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      <RecordTotals
        query={movementTotalsQuery(api, kept)}
        figuresOf={({ inMinor, outMinor, netMinor, currencyCode }) => [
          { name: t('movements.total.in'), value: money(minorOf(inMinor), currencyCode) },
          { name: t('movements.total.out'), value: money(minorOf(outMinor), currencyCode) },
          {
            name: t('movements.total.net'),
            value: <SignedAmount amount={minorOf(netMinor)} currencyCode={currencyCode} />,
          },
        ]}
      />
      <PagedList
        key={JSON.stringify(kept)}
        query={movementsQuery(api, kept)}
        keyOf={(movement) => movement.transferId}
        renderRow={(movement) => <MovementRow movement={movement} onOpen={open} />}
        table={{ caption: t('movements.title'), columns }}
        empty={
          <NoRecords
            icon={<ScrollText />}
            filter={filter}
            narrowedBy={{ kind: kept.kind }}
            none={{ title: t('movements.none.title'), text: t('movements.none.text') }}
            empty={{
              title: t('movements.empty.title'),
              text: t('movements.empty.text'),
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
