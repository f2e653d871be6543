import Settings from 'lucide-react/icons/settings';
import { type ClientLoaderFunctionArgs, Link, useNavigate } from 'react-router';
import { balanceQuery } from '../../../platform/balance/balance-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberInfoQuery } from '../../../platform/member/member-queries.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { screenExists } from '../../../platform/navigation/screen-exists.ts';
import { appServices } from '../../../platform/services/app-services.ts';
import { requireOwnPassword } from '../../../platform/session/require-session.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { InboxBadge } from '../../../shared/inbox/inbox-badge.tsx';
import { ScreenHead } from '../../../shared/screen/screen-head.tsx';
import { useRefuseTrial } from '../../../shared/trial/use-refuse-trial.ts';
import { MemberCards } from './member-cards.tsx';
import { MemberList } from './member-list.tsx';

export const handle: RouteHandle = {
  title: 'page.mine',
  back: true,
  backPath: '/m/home',
  header: false,
  footer: true,
  fillsDesktop: true,
};

/** Member centre: who is logged in, what they have, and everything that is theirs. */
export function clientLoader({ context, request }: ClientLoaderFunctionArgs) {
  const { api, queryClient, session } = context.get(appServices);
  requireOwnPassword(session, request);
  if (session.current() !== undefined) {
    void queryClient.prefetchQuery(memberInfoQuery(api));
    void queryClient.prefetchQuery(balanceQuery(api));
  }
  return null;
}
// For whoever opens the page by its address; it is shown meanwhile.
clientLoader.hydrate = true as const;

/** Nothing to load on the server; it keeps the browser from waiting for its own loader before it shows the page. */
export function loader() {
  return null;
}

/** ME-01, ME-02: `mem_cen` chooses between the base member centre, a list, and the new one, cards. */
export default function MemberCentreScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { mobileTemplate } = useSite();
  useRefuseTrial();
  return (
    <div className="glow pb-6">
      <ScreenHead
        onBack={() => void navigate('/m/home')}
        end={
          <>
            <InboxBadge />
            {screenExists('/m/set') ? (
              <Link
                to="/m/set"
                aria-label={t('mine.settings')}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full active:bg-raised"
              >
                <Settings className="size-6" />
              </Link>
            ) : null}
          </>
        }
      />
      {mobileTemplate.mem_cen === '1' ? <MemberCards /> : <MemberList />}
    </div>
  );
}
