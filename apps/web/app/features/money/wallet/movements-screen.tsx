import { movementKinds } from '@wau/contract/movement-kinds';
import { latePage } from '@wau/late-scripts/late-part';
import ScrollText from 'lucide-react/icons/scroll-text';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { NoRecords } from '../../../shared/records/no-records.tsx';
import { RecordFileButton } from '../../../shared/records/record-file-button.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { RecordTotals } from '../../../shared/records/record-totals.tsx';
import { type RecordFilter, useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { MovementKindField } from './movement-kind-field.tsx';
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

/** Few are agents, so that nobody else fetches it. */
const TeamMovements = latePage(async () => (await import('./team-movements.tsx')).TeamMovements);

/** The member's own movements, or with `types=A` those of an agent's team. */
export default function MovementsScreen() {
  const [search] = useSearchParams();
  const session = useSession();
  const isOfTeam = search.get('types') === 'A' && session !== undefined && isAgent(session.type);
  if (!isOfTeam) return <OwnMovements />;
  return (
    <Suspense fallback={<RecordSkeleton rowCount={rowCount} />}>
      <TeamMovements />
    </Suspense>
  );
}

/** CA-04 CA-06: every movement of the member's money, newest first, each with the balance that it left. */
function OwnMovements() {
  const t = useTranslate();
  const filter = useRecordFilter();
  const kind = filter.choiceOf('kind', movementKinds);
  const api = useApi();
  const choices = kind === undefined ? {} : { kind };
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>
        <MovementKindField filter={filter} kind={kind} />
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
