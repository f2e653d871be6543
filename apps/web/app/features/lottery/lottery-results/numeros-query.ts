import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { callLottery } from '../../../platform/lottery/call-lottery.ts';

type NumerosPage = CallValue<Calls['listNumeros']>;
export type Numero = NumerosPage['list'][number];

const freshForMs = 10_000;

export function numerosKey(gameId: string): readonly string[] {
  return ['numeros', gameId];
}

/** Results of a lottery, the latest first, by pages. */
export function numerosQuery(api: ApiClient, gameId: string) {
  return infiniteQueryOptions({
    queryKey: numerosKey(gameId),
    queryFn: ({ pageParam, signal }) =>
      unwrap(callLottery(api, 'listNumeros', { query: { gameId, page: Number(pageParam) } }, { signal })),
    initialPageParam: '1',
    getNextPageParam: ({ page, isLast }) => (isLast ? undefined : String(page + 1)),
    select: withoutRepeats,
    staleTime: freshForMs,
  });
}

/** A draw that is added while a player reads moves the last ones of a page to the next, which has them once more. */
function withoutRepeats(data: InfiniteData<NumerosPage, string>): InfiniteData<NumerosPage, string> {
  const seen = new Set<string>();
  const pages = data.pages.map((page) => ({
    ...page,
    list: page.list.filter(({ numero }) => !seen.has(numero) && seen.add(numero)),
  }));
  return { ...data, pages };
}
