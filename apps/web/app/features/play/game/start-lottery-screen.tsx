import { useSearchParams } from 'react-router';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import type { KnownLotteries } from '../../../platform/lottery/lottery-game.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import type { Game } from '../../../shared/game/game-card.tsx';
import { GameLink } from '../../../shared/game/game-link.tsx';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AllLotteriesLink } from './all-lotteries-link.tsx';
import { HouseLotteryStart } from './house-lottery-start.tsx';
import { loadLotteries } from './load-lotteries.ts';
import { lotteriesQuery } from './lobby-queries.ts';
import { LotteryFacts } from './lottery-facts.tsx';
import { NoLotteries } from './lottery-list.tsx';

export const handle: RouteHandle = { title: 'page.lottery.start', back: true, header: true, footer: true };

export const loader = serverLoader(loadLotteries);
export const clientLoader = browserLoader(loadLotteries);

/**
 * SH-01: a lottery before it is opened: its limits, its return, and the way in. The address names it (`gameId`); else it is the
 * house's first one, and where the house has none the first of a vendor.
 */
export default function StartLotteryScreen() {
  const [search] = useSearchParams();
  const wanted = search.get('gameId');
  return (
    <div className="space-y-5 px-4 pb-8">
      <Loaded query={lotteryGamesQuery(useApi())} skeleton={<StartSkeleton />}>
        {(known) => <Start known={known} wanted={wanted} />}
      </Loaded>
    </div>
  );
}

interface StartProps {
  readonly known: KnownLotteries;
  readonly wanted: string | null;
}

function Start({ known, wanted }: StartProps) {
  const [first] = known.list;
  const named = known.list.find(({ gameId }) => gameId === wanted);
  const own = named ?? (wanted === null ? first : undefined);
  const lotteries = lotteriesQuery(useApi());
  if (own !== undefined) return <HouseLotteryStart lottery={own} known={known} />;
  return (
    <Loaded query={lotteries} skeleton={<StartSkeleton />}>
      {(ofVendors) => {
        const ofVendor =
          ofVendors.find(({ gameId }) => gameId === wanted) ??
          (first === undefined ? ofVendors[0] : undefined);
        if (ofVendor !== undefined) return <VendorLottery lottery={ofVendor} />;
        return first === undefined ? <NoLotteries /> : <HouseLotteryStart lottery={first} known={known} />;
      }}
    </Loaded>
  );
}

function VendorLottery({ lottery }: { lottery: Game }) {
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
      <LotteryFacts facts={facts} />
      <GameLink game={lottery} className={buttonClass('primary', 'large', true)}>
        {t('lottery.start.action')}
      </GameLink>
      <AllLotteriesLink />
    </div>
  );
}

function StartSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-5">
      <Skeleton className="h-34.25 w-full rounded-large" />
      <Skeleton className="h-36 w-full rounded-large" />
    </LoadingRegion>
  );
}
