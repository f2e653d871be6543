import { Link, useSearchParams } from 'react-router';
import { lotteryModeIn, lotteryModePath } from '../../../platform/game/lottery-address.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { LinkChips } from '../../../shared/list/link-chips.tsx';
import { LotteryLinks } from '../../../shared/lottery/lottery-links.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { lotteriesQuery } from './lobby-queries.ts';
import { LotteriesOfMode } from './lotteries-of-mode.tsx';
import { LotteryCards } from './lottery-cards.tsx';
import { usePrizeModeNames } from './use-prize-mode-names.ts';

export const handle: RouteHandle = {
  title: 'page.lottery',
  back: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

const load: Parameters<typeof serverLoader>[0] = ({ api, queryClient }, search) =>
  Promise.all([
    queryClient.prefetchQuery(lotteryGamesQuery(api, lotteryModeIn(search))),
    queryClient.prefetchQuery(lotteriesQuery(api)),
  ]);

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** GA-01 LO-02: the lotteries of a prize mode, where the filter of other games leads to. The address names it by a kind of games (`gameType`), else by series. */
export default function LotteryScreen() {
  const t = useTranslate();
  const names = usePrizeModeNames();
  const [search] = useSearchParams();
  const current = lotteryModeIn(search);
  const chips = [
    { key: 'Lott', label: names.Lott, path: lotteryModePath('Lott') },
    { key: 'Elott', label: names.Elott, path: lotteryModePath('Elott') },
    { key: 'ZY', label: names.ZY, path: lotteryModePath('ZY') },
  ];
  return (
    <div className="space-y-3 pb-6">
      <LinkChips label={t('lobby.category')} chips={chips} current={current} />
      <div className="space-y-4 px-4">
        <LotteryLinks />
        <LotteriesOfMode prizeMode={current}>
          {(lotteries) => (
            <>
              <LotteryCards lotteries={lotteries} />
              <Link to="/m/moreLottery" className={buttonClass('secondary', 'medium', true)}>
                {t('lottery.start.all')}
              </Link>
            </>
          )}
        </LotteriesOfMode>
      </div>
    </div>
  );
}
