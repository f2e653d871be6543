import { useEffect, useRef } from 'react';
import { createPath, useBlocker, useLocation } from 'react-router';
import { textPartsAt } from '../../platform/language/text-parts.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useRouteHandle } from '../../platform/navigation/use-route-handle.ts';
import { networkStore } from '../../platform/network/network-state.ts';
import { isUpdateWaiting, updateTo } from '../../platform/runtime/app-update.ts';
import { useAppServices } from '../../platform/services/app-services.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';
import { rememberChangeOfPage } from '../change-of-page/interrupted-change.tsx';
import { preloadScreen } from './screen-preload.ts';
import { useAllTexts } from './use-all-texts.ts';

/** Where a member goes next; their code is fetched once the page has come to rest. */
const nextPaths = [
  '/m/home',
  '/m/voucherCenter',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/mine',
  '/m/launchGame',
];

const restMs = 2_500;

/**
 * F2: keeps a lost network from leading to a blank page. A member's screens are fetched ahead, though not beside a game,
 * which needs the processor; and while the phone is
 * offline, a tap that leads to a screen whose code or texts are not here says so instead of leaving the page.
 */
export function ReachableScreens() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isMember = useSession() !== undefined;
  const { language } = useAppServices();
  const { isPlaying = false } = useRouteHandle();
  const reachable = useRef<Set<string>>(new Set());

  useEffect(() => {
    reachable.current.add(pathname);
  }, [pathname]);

  useEffect(() => {
    if (!isMember || isPlaying || pathname === '') return;
    const timer = setTimeout(() => {
      for (const path of nextPaths) {
        void preloadScreen(path).then((isHere) => isHere && reachable.current.add(path));
      }
    }, restMs);
    return () => clearTimeout(timer);
  }, [isMember, isPlaying, pathname]);

  useAllTexts(language, isPlaying);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isOutOfReach =
      networkStore?.current() === 'offline'
        ? !reachable.current.has(nextLocation.pathname) ||
          language.current().partCount() < textPartsAt(nextLocation.pathname)
        : // F3: the change of page that the player asks for is how a newer version gets here.
          isUpdateWaiting() && nextLocation.pathname !== currentLocation.pathname;
    if (!isOutOfReach) rememberChangeOfPage(createPath(currentLocation), createPath(nextLocation));
    return isOutOfReach;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (isUpdateWaiting()) {
      updateTo(createPath(blocker.location));
      return;
    }
    blocker.reset();
    toasts.show('short', t('error.offline'));
  }, [blocker, t]);

  return null;
}
