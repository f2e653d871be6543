import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import { Link, useSearchParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { LotteryGame } from '../../../platform/lottery/lottery-game.ts';
import {
  lotteryBetPath,
  lotteryResultsPath,
  lotteryStreaksPath,
} from '../../../platform/lottery/lottery-paths.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { roadPlaysOf } from './draw-roads.ts';
import { DrawRoads } from './draw-roads-view.tsx';
import { drawTracksOf } from './draw-tracks.ts';
import type { NumberedDraw } from './track-figures.ts';
import { TrackView } from './track-view.tsx';

interface TrendsDeskProps {
  readonly game: LotteryGame;
  /** The latest first, at least one. */
  readonly draws: readonly NumberedDraw[];
}

/** The figures of a lottery's latest draws: numbers, and where a bet has two sides, roads. */
export function TrendsDesk({ game, draws }: TrendsDeskProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const family = lotteryFamily(game.family, new Date().toISOString().slice(0, 10));
  const tracks = family === undefined ? [] : drawTracksOf(family);
  const roadPlays = family === undefined ? [] : roadPlaysOf(family);
  const view = search.get('view') === 'roads' && roadPlays.length > 0 ? 'roads' : 'numbers';
  return (
    <>
      {roadPlays.length === 0 ? null : (
        <Tabs
          label={t('trends.view')}
          value={view}
          onChange={(next) => setSearch({ view: next }, { replace: true, preventScrollReset: true })}
          tabs={[
            { value: 'numbers', label: t('trends.view.numbers') },
            { value: 'roads', label: t('trends.view.roads') },
          ]}
        />
      )}
      {family === undefined ? null : view === 'roads' ? (
        <DrawRoads family={family} plays={roadPlays} draws={draws} />
      ) : (
        <TrackView shape={family.shape} tracks={tracks} draws={draws} />
      )}
      <p className="text-detail text-pretty text-muted">{t('trends.note')}</p>
      <p className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        <Link to={lotteryBetPath(game.gameId)} className={buttonClass('primary', 'medium', true)}>
          {t('trends.bet')}
        </Link>
        <Link to={lotteryResultsPath(game.gameId)} className={buttonClass('secondary', 'medium', true)}>
          {t('slip.results')}
        </Link>
      </p>
      <Link to={lotteryStreaksPath} className="inline-flex min-h-11 items-center font-medium text-gold-text">
        {t('trends.streaks')}
      </Link>
    </>
  );
}
