import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/services/app-services.ts';
import { resourcesQuery } from '../../platform/site/resources-query.ts';
import { isChatHere } from './contact-text.ts';
import { useServiceLink } from './use-service-link.ts';

/**
 * Where the merchant's link to customer service leads elsewhere: its main line, else the other one. `undefined` where that is
 * the chat of this site, and as long as it is not known: the page of customer service is right then, and shows every line.
 */
export function useServiceAddress(): string | undefined {
  const { data } = useQuery(resourcesQuery(useApi()));
  const lines = data?.version.pathList ?? [];
  const line = lines.find(({ entry }) => entry === 'main') ?? lines[0];
  const path = line === undefined || isChatHere(line) ? undefined : line.path;
  return useServiceLink(path) ?? undefined;
}
