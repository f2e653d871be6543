import { useQuery } from '@tanstack/react-query';
import type { HomeBlock } from '@wau/contract/home-blocks';
import { type ComponentType, useContext } from 'react';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { DocumentHome } from './document-home.ts';
import { FairnessExplainer } from './fairness-explainer.tsx';
import { type Home, homeQuery } from './home-queries.ts';
import { BannersSkeleton, NoticesSkeleton } from './home-skeletons.tsx';
import { HotMatchTicker } from './hot-match-ticker.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';
import { NoticeTicker } from './notice-ticker.tsx';
import { PromotionTeaser } from './promotion-teaser.tsx';
import { RecentGames } from './recent-games.tsx';
import { VendorRows, VendorRowsSkeleton } from './vendor-rows.tsx';
import { WinnerBoard } from './winner-board.tsx';

/** Blocks that are read before they are used, or that stand below what a phone shows first. */
export type LateBlockName = Exclude<HomeBlock, 'welcome' | 'categories' | 'popular' | 'download' | 'links'>;

interface LateBlockProps {
  readonly name: LateBlockName;
}

interface Parts {
  /** Stands by itself. */
  readonly Plain?: ComponentType;
  /** Shows a part of home's one answer, with what stands there until that has come. */
  readonly Answered?: ComponentType<{ readonly home: Home }>;
  readonly Waiting?: ComponentType;
}

const blocks: Readonly<Record<LateBlockName, Parts>> = {
  banners: { Answered: BannerCarousel, Waiting: BannersSkeleton },
  notices: { Answered: NoticeTicker, Waiting: NoticesSkeleton },
  recent: { Plain: RecentGames },
  'hot-matches': { Answered: HotMatchTicker },
  vendors: { Answered: VendorRows, Waiting: VendorRowsSkeleton },
  winners: { Answered: WinnerBoard },
  promotions: { Answered: PromotionTeaser },
  jackpot: { Plain: JackpotCounter },
  fairness: { Plain: FairnessExplainer },
};

/**
 * A block by its name. It takes home's answer from where it is kept, since what it is given may not change before its
 * code has come (`home-blocks.tsx`), and is drawn first as the server has drawn it, with what came since right afterwards.
 */
export function LateBlock({ name }: LateBlockProps) {
  const { data, error } = useQuery(homeQuery(useApi()));
  const inDocument = useContext(DocumentHome);
  const isTakenOver = useHydrated();
  const home = isTakenOver ? data : inDocument;
  const hasFailed = isTakenOver && error !== null;
  const { Plain, Answered, Waiting } = blocks[name];
  if (Plain !== undefined) return <Plain />;
  if (home !== undefined && Answered !== undefined) return <Answered home={home} />;
  return Waiting !== undefined && !hasFailed ? <Waiting /> : null;
}
