import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeChat } from '../../../platform/chat/chat-queries.ts';
import { useApi } from '../../../platform/services/app-services.ts';

/** Tells the server how far the player has read, while somebody looks at the page. What fails is told the next time. */
export function useReadMark(lastNumber: number, unreadCount: number): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (lastNumber === 0 || unreadCount === 0) return;
    const mark = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await api.call('readChat', { body: { messageNumber: lastNumber } });
      if (answer.ok) changeChat(queryClient, { unreadCount: 0 });
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [api, queryClient, lastNumber, unreadCount]);
}
