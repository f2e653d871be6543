import { unbroken } from '@wau/money/format';
import Dices from 'lucide-react/icons/dices';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { gameCategories } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { LevelField } from '../../../shared/agency/level-field.tsx';
import { teamLevels, useLevelName } from '../../../shared/agency/team-levels.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { BetResult } from '../../../shared/records/bet-result.tsx';
import { CategoryField } from '../../../shared/records/category-field.tsx';
import { NoRecords } from '../../../shared/records/no-records.tsx';
import { RecordFileButton } from '../../../shared/records/record-file-button.tsx';
import { RecordFilters } from '../../../shared/records/record-filters.tsx';
import { RecordSkeleton } from '../../../shared/records/record-skeleton.tsx';
import { RecordTotals } from '../../../shared/records/record-totals.tsx';
import { type RecordFilter, useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { memberIn } from './member-in-address.ts';
import {
  type TeamBet,
  type TeamBetsChoices,
  type TeamBetsFilter,
  teamBetsQuery,
  teamBetTotalsQuery,
} from './team-queries.ts';

const rowCount = 6;

export const handle: RouteHandle = { ...agentFrame, title: 'page.team.bets' };

export const clientLoader = agentLoader(isAgent);

export function HydrateFallback() {
  return <RecordSkeleton rowCount={rowCount} />;
}

/** AG-04: what the team bets on, newest first, kept to a kind of games, a level and a member. */
export default function TeamBetsScreen() {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  const category = filter.choiceOf('category', gameCategories);
  const level = filter.choiceOf('level', teamLevels);
  const memberId = memberIn(filter, 'member');
  const choices: TeamBetsChoices = {
    ...(category === undefined ? {} : { category }),
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(memberId === undefined ? {} : { memberId }),
  };
  return (
    <div className="space-y-4 px-4 pb-6">
      <RecordFilters filter={filter}>
        <CategoryField filter={filter} category={category} />
        <LevelField filter={filter} level={level} />
      </RecordFilters>
      {memberId === undefined ? null : (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-large bg-raised px-4 py-2 text-detail">
          {t('team.bets.one')}
          <Button look="quiet" size="small" onClick={() => filter.change({ member: undefined })}>
            {t('team.bets.all')}
          </Button>
        </p>
      )}
      <RecordFileButton
        filter={filter}
        name={t('page.team.bets')}
        ask={(days, options) =>
          callAgency(api, 'exportTeamBets', { query: { ...days, ...choices } }, options)
        }
      />
      {filter.checked.ok ? <Bets filter={filter} kept={{ ...filter.checked.days, ...choices }} /> : null}
    </div>
  );
}

interface BetsProps {
  readonly filter: RecordFilter;
  readonly kept: TeamBetsFilter;
}

function Bets({ filter, kept }: BetsProps) {
  const t = useTranslate();
  const money = useMoney();
  const api = useApi();
  return (
    <>
      <RecordTotals
        query={teamBetTotalsQuery(api, kept)}
        figuresOf={({ betCount, stakeMinor, payoutMinor, netMinor, currencyCode }) => [
          { name: t('team.stakes', { count: betCount }), value: money(minorOf(stakeMinor), currencyCode) },
          { name: t('team.payouts'), value: money(minorOf(payoutMinor), currencyCode) },
          {
            name: t('team.net'),
            value: <SignedAmount amount={minorOf(netMinor)} currencyCode={currencyCode} />,
          },
        ]}
      />
      <PagedList
        key={JSON.stringify(kept)}
        query={teamBetsQuery(api, kept)}
        keyOf={(bet) => bet.betKey}
        renderRow={(bet) => <BetRow bet={bet} />}
        empty={
          <NoRecords
            icon={<Dices />}
            filter={filter}
            narrowedBy={{ category: kept.category, level: kept.level?.toString(), member: kept.memberId }}
            none={{ title: t('team.bets.none.title'), text: t('team.bets.none.text') }}
            empty={{
              title: t('team.bets.none.title'),
              text: t('team.bets.empty.text'),
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

function BetRow({ bet }: { readonly bet: TeamBet }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const levelName = useLevelName();
  const stake = minorOf(bet.stakeMinor);
  const payout = minorOf(bet.payoutMinor);
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="words font-semibold">{bet.gameName}</span>
        <BetResult bet={bet} />
      </div>
      <p className="tabular mt-0.5 flex flex-wrap justify-between gap-x-4 text-caption text-muted">
        <span className="words">
          {bet.userName} · {unbroken(levelName(bet.level))}
        </span>
        <time dateTime={bet.placedAt}>{moment(bet.placedAt)}</time>
      </p>
      <p className="tabular text-caption text-muted">
        {t('bets.amounts', {
          stake: unbroken(money(stake, bet.currencyCode)),
          payout: unbroken(money(payout, bet.currencyCode)),
        })}
      </p>
    </div>
  );
}
