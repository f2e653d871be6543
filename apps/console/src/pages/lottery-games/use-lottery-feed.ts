import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { lotteryFeedsQuery } from './lottery-feed-queries.ts';
import { siteLotteriesQuery } from './lottery-game-queries.ts';

export interface FeedCommand {
  readonly gameId: string;
  readonly feed: string;
  readonly seenFeed: string;
  readonly reason: string;
}

/** Asks for a feed, or gives what a colleague has asked for, by the same call; and drops what is asked for. */
export function useLotteryFeed(onDone: (what: 'asked' | 'changed' | 'dropped', gameId: string) => void) {
  const services = useConsole();
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: lotteryFeedsQuery(services).queryKey });
    await queryClient.invalidateQueries({ queryKey: siteLotteriesQuery(services).queryKey });
  };
  const change = useCommand({
    mutationFn: ({ gameId, ...body }: FeedCommand) =>
      services.client.call('changeLotteryFeed', { params: { gameId }, body }),
    onSuccess: ({ status }, { gameId }) => onDone(status, gameId),
    onSettled: refresh,
  });
  const drop = useCommand({
    mutationFn: (gameId: string) => services.client.call('dropLotteryFeedRequest', { params: { gameId } }),
    onSuccess: (_, gameId) => onDone('dropped', gameId),
    onSettled: refresh,
  });
  return { change, drop };
}
