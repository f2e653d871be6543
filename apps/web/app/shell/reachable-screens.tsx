import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useBlocker, useLocation } from 'react-router';
import { useTranslate } from '../platform/i18n/use-language.ts';
import { networkStore } from '../platform/network-state.ts';
import { useSession } from '../platform/use-session.ts';
import { toasts } from '../ui/toast-store.ts';

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
 * F2: keeps a lost network from leading to a blank page. A member's screens are fetched ahead; and while the phone is
 * offline, a tap that leads to a screen whose code is not here says so instead of leaving the page.
 */
export function ReachableScreens() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [seenPaths, setSeenPaths] = useState<ReadonlySet<string>>(() => new Set([pathname]));
  if (!seenPaths.has(pathname)) setSeenPaths(new Set([...seenPaths, pathname]));
  const isMember = useSession() !== undefined;
  const [hasRested, setHasRested] = useState(false);
  const isAhead = isMember && hasRested;

  useEffect(() => {
    const timer = setTimeout(() => setHasRested(true), restMs);
    return () => clearTimeout(timer);
  }, []);

  const blocker = useBlocker(({ nextLocation }) => {
    if (networkStore?.current() !== 'offline') return false;
    return !seenPaths.has(nextLocation.pathname) && !(isAhead && nextPaths.includes(nextLocation.pathname));
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    toasts.show('short', t('error.offline'));
  }, [blocker, t]);

  return isAhead ? nextPaths.map((path) => <PrefetchPageLinks key={path} page={path} />) : null;
}
