import { useQuery } from '@tanstack/react-query';
import { latePart } from '@wau/late-scripts/late-part';
import { whenItComes } from '@wau/late-scripts/late-source';
import { useEffect } from 'react';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi, useAppServices } from '../../../platform/services/app-services.ts';
import { renewalQuery } from '../../../platform/session/renewal-query.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { resourcesQuery } from '../../../platform/site/resources-query.ts';
import { LateContractPrompts } from '../../../shared/agency/late-contract-prompts.tsx';
import { LateAnnouncementPopup } from '../../../shared/announcement/late-announcement-popup.tsx';
import { LateDownloadPopup } from '../../../shared/download/late-download-popup.tsx';
import { ScreenTitle } from '../../../shared/screen/screen-title.tsx';
import { CopyrightLine } from './copyright-line.tsx';
import { HomeBlocks } from './home-blocks.tsx';
import { HomeHeader } from './home-header.tsx';
import { homeQuery } from './home-queries.ts';
import { HomeTopBlock } from './home-top-block.tsx';

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
  useMemberLoads();
  const { data: home, error, refetch } = useQuery(homeQuery(useApi()));
  return (
    <div className="home-grid glow space-y-4 px-4 pt-2 pb-20 wide:space-y-0 wide:pb-6">
      <ScreenTitle className="sr-only" />
      <AgentPrompts />
      <HomeBlocks home={home} error={error} onRetry={refetch} />
      <CopyrightLine className="pt-2 text-center" />
      <LateDownloadPopup />
      <LateAnnouncementPopup />
      <ServiceMenu />
    </div>
  );
}

/** AG-03: what waits for an agent stands above all else. */
function AgentPrompts() {
  const session = useSession();
  if (session === undefined || !mayHaveContracts(session.type)) return null;
  return <LateContractPrompts />;
}

/** HO-01: opening home keeps a member's session alive, and loads what other screens show of favourites and wallets. */
function useMemberLoads(): void {
  const services = useAppServices();
  const isMember = useSession() !== undefined;
  useQuery({ ...renewalQuery(services), enabled: isMember });
  useEffect(() => {
    if (!isMember) return;
    return whenItComes(
      () => import('./member-loads.ts'),
      ({ loadForMember }) => loadForMember(services),
    );
  }, [isMember, services]);
}
