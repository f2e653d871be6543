import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LotteryGame } from './lottery-game.ts';

/** What is known of a lottery's draws under a key is asked for anew when it has drawn once more while it is looked at. */
export function useFollowDraws({ latest }: Pick<LotteryGame, 'latest'>, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const numero = latest?.numero;
  const shown = useRef(numero);
  useEffect(() => {
    if (shown.current === numero) return;
    shown.current = numero;
    void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, queryKey, numero]);
}
