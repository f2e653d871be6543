import { Link, useSearchParams } from 'react-router';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import type { Game } from '../../../shared/game/game-card.tsx';
import { GameLink } from '../../../shared/game/game-link.tsx';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { lotteryClientLoader, lotteryLoader } from './load-lotteries.ts';
import { Lotteries } from './lottery-list.tsx';

export const handle: RouteHandle = { title: 'page.lottery.start', back: true, header: true, footer: true };

export const loader = lotteryLoader;
export const clientLoader = lotteryClientLoader;

/** A lottery before it is opened: its limits, its return, and the way in. The address names it (`gameId`), else the first. */
export default function StartLotteryScreen() {
  const [search] = useSearchParams();
  const wanted = search.get('gameId');
  return (
    <div className="space-y-5 px-4 pb-8">
      <Lotteries>
        {(lotteries) => {
          const lottery = lotteries.find(({ gameId }) => gameId === wanted) ?? lotteries[0];
          return lottery === undefined ? null : <Lottery lottery={lottery} />;
        }}
      </Lotteries>
    </div>
  );
}

function Lottery({ lottery }: { lottery: Game }) {
  const t = useTranslate();
  const money = useShortMoney();
  const { locale } = useLanguage();
  const { currencyCode } = useSite();
  const amount = (minor: string) => money(minorOf(minor), currencyCode);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const facts = [
    {
      name: t('lottery.stake'),
      value: t('lottery.stake.range', {
        minimum: amount(lottery.minStakeMinor),
        maximum: amount(lottery.maxStakeMinor),
      }),
    },
    { name: t('lottery.win'), value: amount(lottery.maxWinMinor) },
    { name: t('lottery.return'), value: percent.format(Number(lottery.returnPercent) / 100) },
  ];
  return (
    <div className="space-y-5">
      <div className="flex items-center gap-4">
        <SiteImage
          path={lottery.iconUrl}
          alt=""
          width={512}
          height={512}
          sizes="96px"
          className="size-24 shrink-0 rounded-large bg-raised object-cover"
        />
        <h2 className="text-xl font-bold text-balance">{lottery.gameName}</h2>
      </div>
      <dl className="divide-y divide-line rounded-large bg-surface px-4 shadow-low">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 py-3">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular text-end font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <GameLink game={lottery} className={buttonClass('primary', 'large', true)}>
        {t('lottery.start.action')}
      </GameLink>
      <Link to="/m/moreLottery" className={buttonClass('quiet', 'medium', true)}>
        {t('lottery.start.all')}
      </Link>
    </div>
  );
}
