import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { type LimitsOrder, lotteryLimitsKey } from './lottery-limit-queries.ts';

interface LimitsCommand {
  readonly gameId: string;
  readonly order: LimitsOrder;
  readonly seenVersion: number;
  readonly reason: string;
}

type Status = 'asked' | 'changed';

/** Sets limits, or asks for them, or gives what a colleague has asked for, all by the same call; and drops what is asked for. */
export function useLotteryLimits(onDone: (what: Status | 'dropped') => void) {
  const services = useConsole();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: lotteryLimitsKey(services) });
  const set = useCommand({
    mutationFn: ({ gameId, order, seenVersion, reason }: LimitsCommand) =>
      services.client.call('setLotteryLimits', {
        params: { gameId },
        body: { ...order, seenVersion, reason },
      }),
    onSuccess: ({ status }) => onDone(status),
    onSettled: refresh,
  });
  const drop = useCommand({
    mutationFn: (gameId: string) => services.client.call('dropLotteryLimitsRequest', { params: { gameId } }),
    onSuccess: () => onDone('dropped'),
    onSettled: refresh,
  });
  return { set, drop };
}
