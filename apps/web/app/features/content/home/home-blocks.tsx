import type { HomeBlock } from '@wau/contract/home-blocks';
import type { ComponentType, ReactNode } from 'react';
import { useSite } from '../../../platform/site/site-query.ts';
import { DownloadBarSlot } from '../../../shared/download/download-bar-slot.tsx';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { BannerCarousel, BannersSkeleton } from './banner-carousel.tsx';
import { CategoriesSkeleton, CategoryRail } from './category-rail.tsx';
import { FairnessExplainer } from './fairness-explainer.tsx';
import { HomeLinks } from './home-links.tsx';
import type { Home } from './home-queries.ts';
import { HotMatchTicker } from './hot-match-ticker.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';
import { NoticesSkeleton, NoticeTicker } from './notice-ticker.tsx';
import { PopularGames, PopularGamesSkeleton } from './popular-games.tsx';
import { PromotionTeaser } from './promotion-teaser.tsx';
import { RecentGames } from './recent-games.tsx';
import { VendorRows, VendorRowsSkeleton } from './vendor-rows.tsx';
import { WelcomeBlock } from './welcome-block.tsx';
import { WinnerBoard } from './winner-board.tsx';

/** What stands by itself. */
interface PlainBlock {
  readonly Plain: ComponentType;
}

/** What shows a part of home's one answer, and what stands there until it has come, where there is much of it. */
interface AnsweredBlock {
  readonly Shown: ComponentType<{ readonly home: Home }>;
  readonly Waiting?: ComponentType;
}

/** Each block of home by its name in the merchant's setting (`home-blocks`). */
const blocks: Readonly<Record<HomeBlock, PlainBlock | AnsweredBlock>> = {
  banners: { Shown: BannerCarousel, Waiting: BannersSkeleton },
  notices: { Shown: NoticeTicker, Waiting: NoticesSkeleton },
  welcome: { Plain: WelcomeBlock },
  categories: { Shown: CategoryRail, Waiting: CategoriesSkeleton },
  popular: { Shown: PopularGames, Waiting: PopularGamesSkeleton },
  recent: { Plain: RecentGames },
  'hot-matches': { Shown: HotMatchTicker },
  download: { Plain: DownloadBarSlot },
  vendors: { Shown: VendorRows, Waiting: VendorRowsSkeleton },
  winners: { Shown: WinnerBoard },
  promotions: { Shown: PromotionTeaser },
  jackpot: { Plain: JackpotCounter },
  fairness: { Plain: FairnessExplainer },
  links: { Plain: HomeLinks },
};

interface HomeBlocksProps {
  readonly home: Home | undefined;
  readonly error: Error | null;
  readonly onRetry: () => Promise<unknown>;
}

/** HO-01: the blocks that the merchant shows, in its order. Where the answer fails that is said once, where it was to begin. */
export function HomeBlocks({ home, error, onRetry }: HomeBlocksProps): ReactNode {
  const { homeBlocks } = useSite();
  const firstAnswered = homeBlocks.find((name) => 'Shown' in blocks[name]);
  return homeBlocks.map((name) => {
    const block = blocks[name];
    if ('Plain' in block) return <block.Plain key={name} />;
    if (home !== undefined) return <block.Shown key={name} home={home} />;
    if (error === null) return block.Waiting === undefined ? null : <block.Waiting key={name} />;
    return name === firstAnswered ? <LoadFailure key={name} error={error} onRetry={onRetry} /> : null;
  });
}
