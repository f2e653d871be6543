import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CurrencyCode } from '@wau/money/currency';
import { unbroken } from '@wau/money/format';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Users from 'lucide-react/icons/users';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { type GameCategory, gameCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import type { Days } from '../../../platform/records/record-days.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { CategoryField } from '../../../shared/records/category-field.tsx';
import { RecordFileButton } from '../../../shared/records/record-file-button.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { RecordTotals } from '../../../shared/records/record-totals.tsx';
import { type RecordFilter, useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { CountedAt } from './counted-at.tsx';
import { memberIn } from './member-in-address.ts';
import { NoTeam } from './no-team.tsx';
import {
  type TeamLine,
  type TeamOf,
  type TeamProfitFilter,
  teamFiguresQuery,
  teamProfitQuery,
} from './team-queries.ts';

const rowCount = 5;

export const handle: RouteHandle = { ...agentFrame, title: 'page.team.profit' };

export const clientLoader = agentLoader(isAgent);

export function HydrateFallback() {
  return <RecordSkeleton rowCount={rowCount} />;
}

/** AG-04: who of the direct line has brought what, with everybody below; an agent of it leads to that one's own line. */
export default function TeamProfitScreen() {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  const under = memberIn(filter, 'under');
  const category = filter.choiceOf('category', gameCategories);
  const choices = {
    ...(under === undefined ? {} : { under }),
    ...(category === undefined ? {} : { category }),
  };
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>
        <CategoryField filter={filter} category={category} />
      </RecordFilters>
      <RecordFileButton
        filter={filter}
        name={t('page.team.profit')}
        ask={(days, options) =>
          callAgency(api, 'exportTeamProfit', { query: { ...days, ...choices } }, options)
        }
      />
      {filter.checked.ok ? <Lines filter={filter} kept={{ ...filter.checked.days, ...choices }} /> : null}
    </div>
  );
}

interface LinesProps {
  readonly filter: RecordFilter;
  readonly kept: TeamProfitFilter;
}

function Lines({ filter, kept: { category, ...kept } }: LinesProps) {
  const t = useTranslate();
  const api = useApi();
  const asked = { ...kept, ...(category === undefined ? {} : { category }) };
  const { data } = useInfiniteQuery(teamProfitQuery(api, asked));
  const first = data?.pages[0];
  const currencyCode = first?.currencyCode;
  return (
    <>
      <Path path={first?.path ?? []} onOpen={(under) => filter.change({ under })} />
      <Totals kept={kept} category={category} />
      <PagedList
        key={JSON.stringify(asked)}
        query={teamProfitQuery(api, asked)}
        keyOf={(line) => line.memberId}
        renderRow={(line) =>
          currencyCode === undefined ? null : (
            <Line
              line={line}
              currencyCode={currencyCode}
              isAllPlay={category === undefined}
              onOpen={(under) => filter.change({ under })}
            />
          )
        }
        empty={
          kept.under === undefined ? (
            <NoTeam />
          ) : (
            <EmptyState icon={<Users />} title={t('team.empty.title')} text={t('team.below.empty')} />
          )
        }
        skeletonCount={rowCount}
      />
      <p className="text-caption text-pretty text-muted">{t('team.profit.note')}</p>
      <Counted kept={kept} />
    </>
  );
}

interface TotalsProps {
  readonly kept: Days & TeamOf;
  readonly category: GameCategory | undefined;
}

/** The sums of the team, or of one kind of games in it, which rewards belong to none of. */
function Totals({ kept, category }: TotalsProps) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <RecordTotals
      query={teamFiguresQuery(useApi(), kept)}
      figuresOf={({ totals, categories, currencyCode }) => {
        const play =
          category === undefined ? totals : (categories.find((each) => each.category === category) ?? noPlay);
        const amount = (wire: string) => money(minorOf(wire), currencyCode);
        return [
          { name: t('team.turnover'), value: amount(play.turnoverMinor) },
          { name: t('team.payouts'), value: amount(play.payoutMinor) },
          ...(category === undefined ? [{ name: t('team.rewards'), value: amount(totals.rewardMinor) }] : []),
          {
            name: t('team.net'),
            value: <SignedAmount amount={minorOf(play.netMinor)} currencyCode={currencyCode} />,
          },
        ];
      }}
    />
  );
}

const noPlay = { turnoverMinor: '0', payoutMinor: '0', netMinor: '0' };

function Counted({ kept }: { readonly kept: Days & TeamOf }) {
  const { data } = useQuery(teamFiguresQuery(useApi(), kept));
  return data === undefined ? null : <CountedAt moment={data.countedAt} />;
}

interface PathProps {
  readonly path: readonly { readonly memberId: string; readonly userName: string }[];
  readonly onOpen: (under: string | undefined) => void;
}

/** The way back up, from the own line down to the one that is shown. */
function Path({ path, onOpen }: PathProps) {
  const t = useTranslate();
  if (path.length === 0) return null;
  return (
    <nav aria-label={t('team.path')}>
      <ol className="flex flex-wrap items-center gap-x-1 text-detail">
        <li>
          <PathButton label={t('team.path.own')} onOpen={() => onOpen(undefined)} />
        </li>
        {path.map(({ memberId, userName }, index) => (
          <li key={memberId} className="flex items-center gap-x-1">
            <ChevronRight className="size-4 text-muted rtl:-scale-x-100" />
            {index === path.length - 1 ? (
              <span aria-current="page" className="words font-semibold">
                {userName}
              </span>
            ) : (
              <PathButton label={userName} onOpen={() => onOpen(memberId)} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PathButton({ label, onOpen }: { readonly label: string; readonly onOpen: () => void }) {
  return (
    <button type="button" onClick={onOpen} className="min-h-11 words font-medium text-gold-text">
      {label}
    </button>
  );
}

interface LineProps {
  readonly line: TeamLine;
  readonly currencyCode: CurrencyCode;
  /** Of one kind of games alone deposits and withdrawals would be beside the point. */
  readonly isAllPlay: boolean;
  readonly onOpen: (under: string) => void;
}

function Line({ line, currencyCode, isAllPlay, onOpen }: LineProps) {
  const t = useTranslate();
  const money = useMoney();
  const amount = (wire: string) => unbroken(money(minorOf(wire), currencyCode));
  const hasLine = line.memberCount > 0;
  const content = (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="words font-semibold">
          {line.userName}
          {hasLine ? (
            <span className="ms-2 text-caption font-normal text-muted">
              {t('team.line.count', { count: line.memberCount })}
            </span>
          ) : null}
        </span>
        <span className="flex items-center gap-1">
          <SignedAmount amount={minorOf(line.netMinor)} currencyCode={currencyCode} />
          {hasLine ? <ChevronRight className="size-4 shrink-0 text-muted rtl:-scale-x-100" /> : null}
        </span>
      </span>
      <span className="tabular mt-0.5 block text-caption text-muted">
        {t('team.amounts', { turnover: amount(line.turnoverMinor), payout: amount(line.payoutMinor) })}
      </span>
      {isAllPlay ? (
        <span className="tabular block text-caption text-muted">
          {t('team.line.money', {
            deposit: amount(line.depositMinor),
            withdrawal: amount(line.withdrawalMinor),
          })}
        </span>
      ) : null}
    </>
  );
  const shape = 'block min-h-16 w-full px-4 py-3 text-start';
  if (!hasLine) return <div className={shape}>{content}</div>;
  return (
    <button
      type="button"
      onClick={() => onOpen(line.memberId)}
      className={`${shape} hover:bg-raised pressed:bg-raised`}
    >
      {content}
    </button>
  );
}
