import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { callLottery } from '../../../platform/lottery/call-lottery.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { BetLine } from './bet-line.ts';
import {
  type Answered,
  asksOf,
  type LineOutlook,
  type LookedLine,
  lookAtLines,
  type RemainingAsk,
} from './line-outlook.ts';
import type { MeantDraw } from './line-refusal.ts';
import { useSettled } from './use-settled.ts';

/** Most lotteries bound nothing: of these it is asked once in a while whether that is still so, and no more. */
const limitedFreshForMs = 300_000;
/** Others stake meanwhile. */
const askAgainMs = 15_000;
const settledAfterMs = 400;

function limitedQuery(api: ApiClient, gameId: string, { playId }: Pick<RemainingAsk, 'playId'>) {
  return queryOptions({
    // Whether a lottery has limits is the same by whichever of its plays it is asked.
    queryKey: ['lottery-limited', gameId],
    queryFn: async ({ signal }) => {
      const input = { params: { gameId }, query: { playId } };
      return (await unwrap(callLottery(api, 'getLotteryRemaining', input, { signal }))).hasLimits;
    },
    staleTime: limitedFreshForMs,
    retry: false,
  });
}

/** One question after the other: a slip of many plays is no reason for many calls at once. */
function remainingQuery(
  api: ApiClient,
  gameId: string,
  numero: string,
  asks: readonly RemainingAsk[],
  asksText: string,
) {
  return queryOptions({
    // As one text, because a key is gone through with each drawing.
    queryKey: ['lottery-remaining', gameId, numero, asksText],
    queryFn: async ({ signal }): Promise<readonly Answered[]> => {
      const answers: Answered[] = [];
      for (const ask of asks) {
        const { playId, series, numbers } = ask;
        const query = {
          ...{ playId, numero },
          ...(series === undefined ? {} : { series }),
          ...(numbers === undefined ? {} : { numbers }),
        };
        const input = { params: { gameId }, query };
        const remaining = await unwrap(callLottery(api, 'getLotteryRemaining', input, { signal }));
        answers.push({ ask, remaining });
      }
      return answers;
    },
    staleTime: 0,
    refetchInterval: askAgainMs,
    retry: false,
  });
}

const nothing: readonly Answered[] = [];
const unknownDraw: MeantDraw = { numero: '', times: 1 };

/**
 * How lines would fare if they were sent now, as far as it is known: asked for a moment after they were changed, again while
 * they are looked at, and for each draw anew. Without an answer nothing is said of them, and betting goes on.
 */
export function useLineOutlooks<Line extends Omit<BetLine, 'numbers'>>(
  gameId: string,
  lines: readonly LookedLine<Line>[],
  draw: MeantDraw | undefined,
): ReadonlyMap<Line, LineOutlook> {
  const api = useApi();
  const settled = useSettled(lines, settledAfterMs);
  const asks = useMemo(() => asksOf(settled), [settled]);
  const asksText = useMemo(() => JSON.stringify(asks), [asks]);
  const [first] = asks;
  const { data: isLimited = false } = useQuery({
    ...limitedQuery(api, gameId, first ?? { playId: '' }),
    enabled: first !== undefined && draw !== undefined,
  });
  const { numero, times } = draw ?? unknownDraw;
  const { data: answers = nothing } = useQuery({
    ...remainingQuery(api, gameId, numero, asks, asksText),
    enabled: isLimited && first !== undefined && draw !== undefined,
    // What was answered of the lines before holds for those that are the same.
    placeholderData: keepPreviousData,
  });
  return useMemo(() => lookAtLines(lines, answers, { numero, times }), [lines, answers, numero, times]);
}
