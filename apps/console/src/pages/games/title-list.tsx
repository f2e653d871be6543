import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Badge } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { lastDays, todayAt } from '../../ui/period.ts';
import { type DashboardGames, gamesQuery } from '../dashboard/dashboard-queries.ts';
import {
  type GameFilter,
  gameSwitchPlansQuery,
  type SiteGame,
  type SiteVendors,
  siteGamesQuery,
} from './game-queries.ts';
import { NextPlan } from './next-plan.tsx';
import { PlayerLink } from './player-link.tsx';
import { SwitchForm } from './switch-form.tsx';
import type { PlanSwitch, SwitchGame } from './use-game-switch.ts';

interface TitleListProps {
  readonly info: OperatorInfo;
  readonly site: SiteVendors;
  readonly filter: GameFilter;
  readonly onSwitch: SwitchGame;
  readonly onPlan: PlanSwitch;
}

type Played = DashboardGames['rows'][number];

const measuredDays = 30;

/** What is offered or was, page by page; what the dashboard has measured beside what is stated. */
export function TitleList({ info, site, filter, onSwitch, onPlan }: TitleListProps) {
  const services = useConsole();
  const t = useTexts();
  const asked = useInfiniteQuery(siteGamesQuery(services, filter));
  const { data: played } = useQuery({
    ...gamesQuery(services, lastDays(measuredDays, todayAt(new Date())), 'title'),
    enabled: mayDo(info, 'dashboard.read'),
  });
  const { data: plans = [] } = useQuery(gameSwitchPlansQuery(services));
  return (
    <PagedItems asked={asked} none={t('games.none')}>
      {(games) => (
        <ul aria-label={t('games.titles')} className="flex flex-col gap-2">
          {games.map((game) => (
            <li
              key={`${game.vendor} ${game.gameId}`}
              className="flex flex-wrap items-center gap-4 rounded-small border border-line bg-surface p-3"
            >
              <Title
                game={game}
                played={played?.rows.find(({ key }) => key === `${game.vendor}:${game.gameId}`)}
              >
                <NextPlan plans={plans} vendor={game.vendor} gameId={game.gameId} timeZone={site.timeZone} />
                <PlayerLink
                  siteOrigin={site.siteOrigin}
                  search={{ gameName: game.gameName }}
                  name={game.gameName}
                />
              </Title>
              {mayDo(info, 'games.write') ? (
                <SwitchForm
                  what={{ vendor: game.vendor, gameId: game.gameId, name: game.gameName }}
                  isOn={game.isOn}
                  openRoundCount={game.openRoundCount}
                  timeZone={site.timeZone}
                  onSwitch={onSwitch}
                  onPlan={onPlan}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
  );
}

interface TitleProps {
  readonly game: SiteGame;
  readonly played: Played | undefined;
  readonly children: ReactNode;
}

/** The tile as players have it, and what stands behind it. */
function Title({ game, played, children }: TitleProps) {
  const t = useTexts();
  const { percent } = useFormats();
  const { vendorName, gameId, gameName, category, iconUrl, isOn, isVendorOn, openRoundCount } = game;
  const measured = played?.returnPercent ?? null;
  return (
    <>
      <span className="flex h-20 w-20 shrink-0 overflow-hidden rounded-medium bg-raised">
        {iconUrl === '' ? null : (
          <img
            src={iconUrl}
            alt={t('games.tile', { name: gameName })}
            width={80}
            height={80}
            className={`h-20 w-20 object-cover ${isOn && isVendorOn ? '' : 'opacity-50 grayscale'}`}
          />
        )}
      </span>
      <div className="flex min-w-0 grow basis-72 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{gameName}</span>
          {isOn ? (
            isVendorOn ? (
              <Badge tone="good">{t('games.state.on')}</Badge>
            ) : (
              <Badge tone="look">{t('games.state.vendor')}</Badge>
            )
          ) : (
            <Badge tone="bad">{t('games.state.off')}</Badge>
          )}
        </span>
        <span className="text-sm text-muted">
          {vendorName} · {category} · <code>{gameId}</code>
        </span>
        <span className="tabular text-sm">
          {t('games.return.stated', { percent: percent(game.returnPercent) })}
          {measured === null || played === undefined
            ? null
            : ` · ${t('games.return.measured', { percent: percent(measured), days: measuredDays, count: played.betCount })}`}
        </span>
        <OpenRounds count={openRoundCount} />
        {children}
      </div>
    </>
  );
}

export function OpenRounds({ count }: { count: number | null }) {
  const t = useTexts();
  const { count: format } = useFormats();
  return (
    <span className="tabular text-sm text-muted">
      {count === null ? t('games.rounds.unknown') : t('games.rounds', { count, shown: format(count) })}
    </span>
  );
}
