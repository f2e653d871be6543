import { useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { useConsole } from '../../platform/console-services.ts';
import { type LotteryOdds, lotteryOddsKey } from './lottery-odds-queries.ts';

type Changes = CallBody<Calls['changeLotteryOdds']>['plays'];
export type ChangeOdds = (plays: Changes, reason: string) => Promise<void>;

/** Loads odds of what is looked at; whatever comes of it, how they stand is asked for anew. */
export function useChangeLotteryOdds({ family, gameId }: LotteryOdds): ChangeOdds {
  const services = useConsole();
  const queryClient = useQueryClient();
  return async (plays, reason) => {
    try {
      await services.client.call('changeLotteryOdds', {
        body: { family: family ?? '', ...(gameId === null ? {} : { gameId }), plays, reason },
      });
    } finally {
      await queryClient.invalidateQueries({ queryKey: lotteryOddsKey(services) });
    }
  };
}
