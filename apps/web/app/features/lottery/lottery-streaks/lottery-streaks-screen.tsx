import TrendingUp from 'lucide-react/icons/trending-up';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { StreakRow } from './streak-row.tsx';
import { type LotteryStreaks, streaksQuery } from './streaks-query.ts';

export const handle: RouteHandle = {
  title: 'page.lottery.streaks',
  back: true,
  header: true,
  footer: true,
};

export const clientLoader = browserLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(streaksQuery(api)),
);

const rowCount = 6;

/** LO-06: what came five times in a row or more in any lottery, and the way to bet on either side. */
export default function LotteryStreaksScreen() {
  const t = useTranslate();
  return (
    <div className="space-y-4 px-4 pb-6">
      <Loaded
        query={streaksQuery(useApi())}
        skeleton={<RowSkeletons label={t('skeleton.label')} count={rowCount} />}
      >
        {(streaks) => (streaks.list.length === 0 ? <NoStreaks /> : <Streaks streaks={streaks} />)}
      </Loaded>
      <p className="text-detail text-pretty text-muted">{t('trends.note')}</p>
    </div>
  );
}

function Streaks({ streaks: { list, clock } }: { readonly streaks: LotteryStreaks }) {
  return (
    <ul className="space-y-3">
      {list.map((streak) => (
        <StreakRow
          key={[streak.gameId, streak.playId, streak.field, streak.value].join(' ')}
          streak={streak}
          clock={clock}
        />
      ))}
    </ul>
  );
}

function NoStreaks() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<TrendingUp />}
      title={t('streaks.empty.title')}
      text={t('streaks.empty.text')}
      action={
        <Link to="/m/lottery" className={buttonClass('primary', 'medium')}>
          {t('lottery.start.all')}
        </Link>
      }
    />
  );
}
