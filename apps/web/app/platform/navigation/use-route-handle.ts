import { useMatches } from 'react-router';
import { useTranslate } from '../language/use-language.ts';
import { useSite } from '../site/site-query.ts';
import { isRouteHandle, type RouteHandle } from './route-handle.ts';
import { useOwnScreenName } from './screen-name.ts';

const bareHandle: RouteHandle = { back: false, header: false, footer: false };

/** What the screen on show tells the shell about itself. */
export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle;
  return isRouteHandle(handle) ? handle : bareHandle;
}

/**
 * The name of the screen on show, for its heading and its document alike: what it has told by itself, else that of its route;
 * home is called as the brand is.
 */
export function useScreenTitle(): string {
  const t = useTranslate();
  const { brandName } = useSite();
  const { title } = useRouteHandle();
  const ownName = useOwnScreenName();
  return ownName ?? (title === undefined ? brandName : t(title));
}
