import { useQuery } from '@tanstack/react-query';
import { latePart } from '@wau/late-scripts/late-part';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useAppServices } from '../../../platform/services/app-services.ts';
import { renewalQuery } from '../../../platform/session/renewal-query.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { resourcesQuery } from '../../../platform/site/resources-query.ts';
import { LateAnnouncementPopup } from '../../../shared/announcement/late-announcement-popup.tsx';
import { LateDownloadPopup } from '../../../shared/download/late-download-popup.tsx';
import { ScreenTitle } from '../../../shared/screen/screen-title.tsx';
import { CopyrightLine } from './copyright-line.tsx';
import { HomeBlocks } from './home-blocks.tsx';
import { HomeHeader } from './home-header.tsx';
import { homeQuery } from './home-queries.ts';
import { HomeTopBlock } from './home-top-block.tsx';

const MemberHome = latePart(async () => (await import('./member-home.tsx')).MemberHome);
/** F4: its code comes after all that home shows. Without it the menu and the login lead to customer service. */
const ServiceMenu = latePart(async () => (await import('./service-menu.tsx')).ServiceMenu);

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
    queryClient.prefetchQuery(homeQuery(api)),
    queryClient.prefetchQuery(resourcesQuery(api)),
  ]);
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export default function HomeScreen() {
  const services = useAppServices();
  const isMember = useSession() !== undefined;
  // HO-01: opening home keeps a member's session alive.
  useQuery({ ...renewalQuery(services), enabled: isMember });
  const { data: home, error, refetch } = useQuery(homeQuery(services.api));
  return (
    <div className="home-grid glow space-y-4 px-4 pt-2 pb-20 wide:space-y-0 wide:pb-6">
      <ScreenTitle className="sr-only" />
      {isMember ? <MemberHome /> : null}
      <HomeBlocks home={home} error={error} onRetry={refetch} />
      <CopyrightLine className="pt-2 text-center" />
      <LateDownloadPopup />
      <LateAnnouncementPopup />
      <ServiceMenu />
    </div>
  );
}
