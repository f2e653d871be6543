import { chatTypingMs } from '@wau/contract/chat-limits';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../platform/services/app-services.ts';

/** Says that the player is writing, no oftener than it holds. */
export function useTellTyping(): () => void {
  const api = useApi();
  const toldAtMs = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const nowMs = performance.now();
    if (nowMs - toldAtMs.current < (chatTypingMs * 2) / 3) return;
    toldAtMs.current = nowMs;
    void api.call('typeInChat', {});
  };
}

/** Whether somebody is writing to the player; ends by itself, whatever the two clocks say. */
export function useIsTyping(typingUntil: string | null): boolean {
  const [endedFor, setEndedFor] = useState<string | null>(null);
  useEffect(() => {
    if (typingUntil === null) return;
    const timer = setTimeout(() => setEndedFor(typingUntil), chatTypingMs);
    return () => clearTimeout(timer);
  }, [typingUntil]);
  return typingUntil !== null && endedFor !== typingUntil;
}
