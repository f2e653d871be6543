import { skipToken, useQuery } from '@tanstack/react-query';
import { openLinkPath } from '@wau/contract/link-path';

/**
 * The address of a contact, which travels encrypted; the browser opens it for whoever looks at the page. `undefined` until
 * it is open and where there is none, `null` for one that does not open, or that is no page.
 */
export function useServiceLink(path: string | undefined): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['service-link', path],
    queryFn: path === undefined ? skipToken : async () => ownOrSecure(await openLinkPath(path)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Nothing but a page may open: `null` for a link that is none, or that names a script. */
function ownOrSecure(link: string | undefined): string | null {
  return link !== undefined && /^(?:https:\/\/|\/(?![/\\]))/.test(link) ? link : null;
}
