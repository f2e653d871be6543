import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeChat } from '../../../platform/chat/chat-queries.ts';
import { useApi } from '../../../platform/services/app-services.ts';

const againAfterMs = 2_000;

/**
 * Tells the server how far the player has read, while somebody looks at the page. What fails is told again: whoever has
 * answered waits to see that it was read.
 */
export function useReadMark(lastNumber: number, unreadCount: number): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (lastNumber === 0 || unreadCount === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const mark = async () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const answer = await api.call('readChat', { body: { messageNumber: lastNumber } });
      if (answer.ok) changeChat(queryClient, { unreadCount: 0 });
      else if (!isOver) timer = setTimeout(mark, againAfterMs);
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', mark);
    };
  }, [api, queryClient, lastNumber, unreadCount]);
}
