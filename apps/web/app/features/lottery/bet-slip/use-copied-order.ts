import { queryOptions, useQuery } from '@tanstack/react-query';
import { type LotteryOrderId, parseId } from '@wau/contract/ids';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { callLottery } from '../../../platform/lottery/call-lottery.ts';
import { againParameter } from '../../../platform/lottery/lottery-paths.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { type CopiedOrder, copyOrder, type EarlierOrder } from './copied-order.ts';
import type { Offer } from './offered-line.ts';

function earlierOrderQuery(api: ApiClient, orderId: LotteryOrderId | undefined) {
  return queryOptions({
    queryKey: [...memberKey, 'lottery-earlier-order', orderId],
    queryFn: ({ signal }): Promise<EarlierOrder> =>
      unwrap(
        callLottery(api, 'getLotteryOrder', { query: { orderId: orderId as LotteryOrderId } }, { signal }),
      ),
    // What was picked and at which odds does not change any more.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface CopyingOrder {
  /** What was copied last, until it is forgotten. */
  readonly copied: CopiedOrder | undefined;
  readonly forget: () => void;
  /** Reads the order once more, where that failed. */
  readonly retry: (() => Promise<unknown>) | undefined;
}

/**
 * Takes over the bets of the order that the address names, once: the name goes out of the address with it, so that a reload
 * does not take them over again.
 */
export function useCopiedOrder(
  gameId: string,
  offer: Offer,
  roomOf: () => number,
  onCopied: (copied: CopiedOrder) => void,
): CopyingOrder {
  const api = useApi();
  const isMember = useSession() !== undefined;
  const [search, setSearch] = useSearchParams();
  const orderId = parseId('lotteryOrder', search.get(againParameter) ?? '');
  const [copied, setCopied] = useState<CopiedOrder>();
  const doneId = useRef<string>(undefined);
  const { data, error, refetch } = useQuery({
    ...earlierOrderQuery(api, orderId),
    enabled: orderId !== undefined && isMember,
  });
  useEffect(() => {
    if (data === undefined || orderId === undefined || doneId.current === orderId) return;
    doneId.current = orderId;
    setSearch((known) => new URLSearchParams([...known].filter(([name]) => name !== againParameter)), {
      replace: true,
      preventScrollReset: true,
    });
    // An address may name an order of another lottery; nothing of that fits here.
    if (data.entries[0]?.gameId !== gameId) return;
    const copy = copyOrder(offer, data, roomOf());
    setCopied(copy);
    onCopied(copy);
  }, [data, orderId, gameId, offer, roomOf, onCopied, setSearch]);
  return {
    copied,
    forget: useCallback(() => setCopied(undefined), []),
    retry: error !== null && orderId !== undefined ? refetch : undefined,
  };
}
