import { useQuery } from '@tanstack/react-query';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useAppServices } from '../../../platform/services/app-services.ts';
import { renewalQuery } from '../../../platform/session/renewal-query.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { gameCountQuery } from '../../../platform/site/game-count-query.ts';
import { resourcesQuery } from '../../../platform/site/resources-query.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { DownloadBarSlot } from '../../../shared/download/download-bar-slot.tsx';
import { LateDownloadPopup } from '../../../shared/download/late-download-popup.tsx';
import { ScreenTitle } from '../../../shared/screen/screen-title.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { CopyrightLine } from './copyright-line.tsx';
import { FairnessExplainer } from './fairness-explainer.tsx';
import { GameList } from './game-list.tsx';
import { HomeHeader } from './home-header.tsx';
import { HomeLinks } from './home-links.tsx';
import { bannersQuery, gamesQuery } from './home-queries.ts';
import { HomeTopBlock } from './home-top-block.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';
import { WelcomeBlock } from './welcome-block.tsx';

/** SH-04: home is the one page with a header and without a way back. */
export const handle: RouteHandle = {
  back: false,
  header: true,
  Header: HomeHeader,
  TopBlock: HomeTopBlock,
  footer: true,
  fillsDesktop: true,
};

function load({ api, queryClient }: AppServices): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(bannersQuery(api)),
    queryClient.prefetchQuery(gamesQuery(api)),
    queryClient.prefetchQuery(gameCountQuery(api)),
    queryClient.prefetchQuery(resourcesQuery(api)),
  ]);
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export default function HomeScreen() {
  const site = useSite();
  const session = useSession();
  // Opening home keeps a member's session alive.
  useQuery({ ...renewalQuery(useAppServices()), enabled: session !== undefined });
  return (
    <div className="home-grid glow space-y-6 px-4 pt-2 pb-6 wide:space-y-0">
      <ScreenTitle className="sr-only" />
      <BannerCarousel />
      <WelcomeBlock />
      <GameList />
      <DownloadBarSlot />
      {site.jackpotDisplay === 'decorative' ? <JackpotCounter /> : null}
      <FairnessExplainer />
      <HomeLinks />
      <CopyrightLine className="pt-2 text-center" />
      <LateDownloadPopup />
    </div>
  );
}
