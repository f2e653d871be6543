import { type RefObject, useEffect, useRef } from 'react';
import { type GameMessage, readGameMessage } from './game-message.ts';

/** Hears what the framed game says, and only that frame: its origin is opaque, so the window itself is the proof. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: GameMessage) => void,
): void {
  const handler = useRef(onMessage);
  useEffect(() => {
    handler.current = onMessage;
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message !== undefined) handler.current(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);
}
