import { latePart } from '@wau/late-scripts/late-part';
import { useEffect } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { useIsDevice } from '../platform/device/use-device.ts';
import { useTranslate } from '../platform/language/use-language.ts';
import { type RouteHandle, showsTitleAt } from '../platform/navigation/route-handle.ts';
import { useRouteHandle, useScreenTitle } from '../platform/navigation/use-route-handle.ts';
import { useReadyMark } from '../platform/runtime/use-ready-mark.ts';
import { useAppServices } from '../platform/services/app-services.ts';
import { loginPathFor } from '../platform/session/require-session.ts';
import { useSite } from '../platform/site/site-query.ts';
import { ScreenTitle } from '../shared/screen/screen-title.tsx';
import { AutoLoginOnOpening } from '../shared/session/auto-login-on-opening.tsx';
import { LateLoginPopup } from '../shared/session/late-login-popup.tsx';
import { Logo } from '../shared/site/logo.tsx';
import { PlayMoneyBar } from '../shared/trial/play-money.tsx';
import { classNames } from '../ui/class-names.ts';
import { ToastRegion } from '../ui/toasts/toast-region.tsx';
import { toasts } from '../ui/toasts/toast-store.ts';
import { InterruptedChange } from './change-of-page/interrupted-change.tsx';
import { PageTransition } from './change-of-page/page-transition.tsx';
import { HotkeysSlot } from './desktop/hotkeys-slot.tsx';
import { Footer } from './footer/footer.tsx';
import { hasTallFooter } from './footer/tall-footer.ts';
import { PageHeader } from './header/page-header.tsx';
import { useStickyHeader } from './header/use-sticky-header.ts';
import { LateScriptsNotice } from './network/late-scripts-notice.tsx';
import { MissingFileNotice } from './network/missing-file-notice.tsx';
import { NetworkBanner } from './network/network-banner.tsx';
import { ReachableScreens } from './preload/reachable-screens.tsx';

/** F4: a page without it shows what becomes of money a little later, when it asks by itself. */
const LiveEvents = latePart(async () => (await import('./live/live-events.tsx')).LiveEvents);

/** Until it has come, a game that is held is a game that is tapped. */
const LateGameSheet = latePart(
  async () => (await import('../shared/game/late-game-sheet.tsx')).LateGameSheet,
);

/** The frame of every page: header, footer, messages, and the column they all live in. */
export default function ShellLayout() {
  const t = useTranslate();
  const site = useSite();
  const handle = useRouteHandle();
  const { pathname } = useLocation();
  useExpiryNotice(handle);
  useReadyMark();
  const isTall = useIsDevice(hasTallFooter);
  const isStuck = useStickyHeader();
  const { Header, TopBlock } = handle;
  const name = useScreenTitle();
  // Forms that stand alone and games have neither header nor footer, and on a desktop no rail.
  const hasRail = handle.footer || handle.header;
  const widthClass = hasRail
    ? classNames('mx-auto w-full', handle.fillsDesktop ? 'max-w-6xl' : 'max-w-3xl')
    : '';
  return (
    <div
      className={classNames(
        'column flex min-h-dvh flex-col bg-page',
        handle.footer && 'footer-space',
        hasRail && 'railed',
        isTall && 'tall-footer',
      )}
    >
      <title>{handle.title === undefined ? name : `${name} · ${site.brandName}`}</title>
      <meta name="description" content={t('meta.description')} />
      <a
        href="#content"
        className="sr-only rounded-small bg-text px-4 py-3 text-page focus:not-sr-only focus:absolute focus:z-50"
      >
        {t('action.skip')}
      </a>
      <PlayMoneyBar />
      {TopBlock === undefined ? null : (
        <div className="bg-surface pt-(--top-edge)">
          <TopBlock />
        </div>
      )}
      {handle.header ? (
        <header
          className={classNames(
            'z-20 bg-page',
            TopBlock === undefined ? 'pt-(--top-edge)' : isStuck && besideClockClass,
            isStuck && 'header-in sticky top-(--mark-height,0px) shadow-low',
          )}
        >
          <div className={widthClass}>
            {Header === undefined ? <PageHeader handle={handle} /> : <Header />}
          </div>
        </header>
      ) : null}
      <PageTransition className={widthClass}>
        {namesPage(handle, pathname) ? <ScreenTitle className="px-4 pt-1 pb-3" /> : null}
        <Outlet />
      </PageTransition>
      {hasRail ? (
        <>
          <Link to="/m/home" className="fixed start-0 top-3 z-31 hidden min-h-13 items-center px-6 wide:flex">
            <Logo isCompact={false} />
          </Link>
          <Footer currentPage={handle.title} isForDesktopAlone={!handle.footer} />
        </>
      ) : null}
      {handle.tellsNetwork ? null : <NetworkBanner />}
      <LateScriptsNotice />
      <MissingFileNotice />
      <ReachableScreens />
      <InterruptedChange />
      <LateGameSheet />
      <LateLoginPopup />
      <AutoLoginOnOpening />
      <LiveEvents />
      <ToastRegion />
      <HotkeysSlot />
    </div>
  );
}

/** A header that stood below another block comes under the phone's clock by sticking; the page beneath stays where it is. */
const besideClockClass = 'pt-(--top-edge) -mb-(--top-edge)';

/** Screens with the shell's header have their title at the head of the page where the header has none (SH-08). */
function namesPage(handle: RouteHandle, path: string): boolean {
  return handle.header && handle.title !== undefined && !showsTitleAt(handle, path);
}

/** When the server ends the session, the player is told, and a member page gives way to login. */
function useExpiryNotice(handle: RouteHandle): void {
  const { session } = useAppServices();
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      session.onExpired(() => {
        const logIn = loginPathFor(pathname + search);
        toasts.show(
          'info',
          t('session.ended'),
          handle.memberOnly ? undefined : { label: t('action.login'), to: logIn },
        );
        if (handle.memberOnly) void navigate(logIn, { replace: true });
      }),
    [session, t, navigate, handle, pathname, search],
  );
}
