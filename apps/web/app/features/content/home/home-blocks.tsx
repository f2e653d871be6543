import type { HomeBlock } from '@wau/contract/home-blocks';
import { latePage } from '@wau/late-scripts/late-part';
import { type ComponentType, memo, type ReactNode, Suspense, useState } from 'react';
import { useSite } from '../../../platform/site/site-query.ts';
import { DownloadBarSlot } from '../../../shared/download/download-bar-slot.tsx';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { CategoriesSkeleton, CategoryRail } from './category-rail.tsx';
import { DocumentHome } from './document-home.ts';
import { HomeLinks } from './home-links.tsx';
import type { Home } from './home-queries.ts';
import { BannersSkeleton, NoticesSkeleton } from './home-skeletons.tsx';
import type { LateBlockName } from './late-block.tsx';
import { PopularGames, PopularGamesSkeleton } from './popular-games.tsx';
import { WelcomeBlock } from './welcome-block.tsx';

/** What stands by itself. */
interface PlainBlock {
  readonly Plain: ComponentType;
}

/** What shows a part of home's one answer, and what stands there until it has come. */
interface AnsweredBlock {
  readonly Shown: ComponentType<{ readonly home: Home }>;
  readonly Waiting: ComponentType;
}

/** What is in the document at once, while its code comes after the app has taken over (`late-block.tsx`). */
interface NamedLateBlock {
  readonly late: LateBlockName;
  /** Keeps its place where home is opened without a document, above what is seen at once. */
  readonly Coming?: ComponentType;
}

/** Each block of home by its name in the merchant's setting (`home-blocks`). */
const blocks: Readonly<Record<HomeBlock, PlainBlock | AnsweredBlock | NamedLateBlock>> = {
  banners: { late: 'banners', Coming: BannersSkeleton },
  notices: { late: 'notices', Coming: NoticesSkeleton },
  welcome: { Plain: WelcomeBlock },
  categories: { Shown: CategoryRail, Waiting: CategoriesSkeleton },
  popular: { Shown: PopularGames, Waiting: PopularGamesSkeleton },
  recent: { late: 'recent' },
  'hot-matches': { late: 'hot-matches' },
  download: { Plain: DownloadBarSlot },
  vendors: { late: 'vendors' },
  winners: { late: 'winners' },
  promotions: { late: 'promotions' },
  jackpot: { late: 'jackpot' },
  fairness: { late: 'fairness' },
  links: { Plain: HomeLinks },
};

/** These show nothing without home's answer. */
const needAnswer: readonly HomeBlock[] = [
  'banners',
  'notices',
  'categories',
  'popular',
  'hot-matches',
  'vendors',
  'winners',
  'promotions',
];

const LateBlock = latePage(async () => (await import('./late-block.tsx')).LateBlock);

/**
 * The server draws it, and the browser leaves it as it is until its code has come; links in it work all the same. Its
 * properties never change: React would drop what it is to draw anew before it has taken it over.
 */
const KeptBlock = memo(function KeptBlock({ name }: { readonly name: LateBlockName }) {
  const { Coming } = blocks[name] as NamedLateBlock;
  return (
    <Suspense fallback={Coming === undefined ? null : <Coming />}>
      <LateBlock name={name} />
    </Suspense>
  );
});

interface HomeBlocksProps {
  readonly home: Home | undefined;
  readonly error: Error | null;
  readonly onRetry: () => Promise<unknown>;
}

/** HO-01: the blocks that the merchant shows, in its order. Where the answer fails that is said once, where it was to begin. */
export function HomeBlocks({ home, error, onRetry }: HomeBlocksProps): ReactNode {
  const { homeBlocks } = useSite();
  // The first rendering takes the document over, before anything could be asked for.
  const [inDocument] = useState(home);
  const hasFailed = home === undefined && error !== null;
  const firstAnswered = homeBlocks.find((name) => needAnswer.includes(name));
  const shown = homeBlocks.map((name) => {
    const block = blocks[name];
    if (hasFailed && name === firstAnswered)
      return <LoadFailure key={name} error={error} onRetry={onRetry} />;
    if ('Plain' in block) return <block.Plain key={name} />;
    if ('late' in block) return <KeptBlock key={name} name={block.late} />;
    if (home !== undefined) return <block.Shown key={name} home={home} />;
    return hasFailed ? null : <block.Waiting key={name} />;
  });
  return <DocumentHome value={inDocument}>{shown}</DocumentHome>;
}
