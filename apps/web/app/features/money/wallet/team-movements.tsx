import { parseId } from '@wau/contract/ids';
import { movementKinds } from '@wau/contract/movement-kinds';
import { unbroken } from '@wau/money/format';
import ScrollText from 'lucide-react/icons/scroll-text';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { reasonName } from '../../../platform/records/movement-reason.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { LevelField } from '../../../shared/agency/level-field.tsx';
import { teamLevels, useLevelName } from '../../../shared/agency/team-levels.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { NoRecords } from '../../../shared/records/no-records.tsx';
import { RecordFileButton } from '../../../shared/records/record-file-button.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordTotals } from '../../../shared/records/record-totals.tsx';
import { type RecordFilter, useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { MovementKindField } from './movement-kind-field.tsx';
import {
  type TeamMovement,
  type TeamMovementsChoices,
  type TeamMovementsFilter,
  teamMovementsQuery,
  teamMovementTotalsQuery,
} from './team-movements-queries.ts';

const rowCount = 7;

/** AG-04: the movements of everybody below the agent, newest first, each with whose it is and the balance that it left. */
export function TeamMovements() {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  const kind = filter.choiceOf('kind', movementKinds);
  const level = filter.choiceOf('level', teamLevels);
  const member = filter.textOf('member');
  const memberId = member === undefined ? undefined : parseId('member', member);
  const choices: TeamMovementsChoices = {
    ...(kind === undefined ? {} : { kind }),
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(memberId === undefined ? {} : { memberId }),
  };
  return (
    <div className="space-y-4 px-4 pb-6">
      <h2 className="text-lg font-semibold">{t('team.movements.whose')}</h2>
      <RecordFilters filter={filter}>
        <MovementKindField filter={filter} kind={kind} />
        <LevelField filter={filter} level={level} />
      </RecordFilters>
      {memberId === undefined ? null : (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-large bg-raised px-4 py-2 text-detail">
          {t('team.movements.one')}
          <Button look="quiet" size="small" onClick={() => filter.change({ member: undefined })}>
            {t('team.bets.all')}
          </Button>
        </p>
      )}
      <RecordFileButton
        filter={filter}
        name={t('team.movements')}
        ask={(days, options) =>
          callAgency(api, 'exportTeamMovements', { query: { ...days, ...choices } }, options)
        }
      />
      {filter.checked.ok ? <Movements filter={filter} kept={{ ...filter.checked.days, ...choices }} /> : null}
    </div>
  );
}

interface MovementsProps {
  readonly filter: RecordFilter;
  readonly kept: TeamMovementsFilter;
}

function Movements({ filter, kept }: MovementsProps) {
  const t = useTranslate();
  const money = useMoney();
  const api = useApi();
  return (
    <>
      <RecordTotals
        query={teamMovementTotalsQuery(api, kept)}
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
        query={teamMovementsQuery(api, kept)}
        keyOf={({ movementKey }) => movementKey}
        renderRow={(movement) => <TeamMovementRow movement={movement} />}
        empty={
          <NoRecords
            icon={<ScrollText />}
            filter={filter}
            narrowedBy={{ kind: kept.kind, level: kept.level?.toString(), member: kept.memberId }}
            none={{ title: t('movements.none.title'), text: t('movements.none.text') }}
            empty={{
              title: t('movements.none.title'),
              text: t('team.movements.empty.text'),
              to: '/m/member/team',
              action: t('page.team.members'),
            }}
          />
        }
        skeletonCount={rowCount}
      />
    </>
  );
}

function TeamMovementRow({ movement }: { readonly movement: TeamMovement }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const levelName = useLevelName();
  const { level, gameName, currencyCode } = movement;
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="words flex flex-wrap gap-x-2">
          <span className="font-semibold">{t(reasonName(movement.reason))}</span>
          {gameName === '' ? null : <span className="text-muted">{gameName}</span>}
        </span>
        <SignedAmount amount={minorOf(movement.amountMinor)} currencyCode={currencyCode} />
      </div>
      <p className="tabular mt-0.5 flex flex-wrap justify-between gap-x-4 text-caption text-muted">
        <span className="words">
          {movement.userName} · {unbroken(levelName(level))}
        </span>
        <span>{t('movements.after', { amount: money(minorOf(movement.balanceMinor), currencyCode) })}</span>
      </p>
      <time dateTime={movement.happenedAt} className="tabular block text-caption text-muted">
        {moment(movement.happenedAt)}
      </time>
    </div>
  );
}
