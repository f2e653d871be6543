import { latePart } from '@wau/late-scripts/late-part';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { MissingSheet } from '../../ui/sheets/missing-sheet.tsx';
import { useOnceOpened } from '../../ui/sheets/use-once-opened.ts';
import { gameSheet } from './game-sheet-store.ts';
import { watchGameHolds } from './watch-game-holds.ts';

const GameSheet = latePart(async () => (await import('./game-sheet.tsx')).GameSheet, MissingSheet);

/** The card of a game that is held. Stands once, in the frame of all pages; its code loads when it is first opened. */
export function LateGameSheet() {
  const { pathname, search } = useLocation();
  const open = useSyncExternalStore(gameSheet.subscribe, gameSheet.shownGame, () => undefined);
  const wasOpened = useOnceOpened(open !== undefined);
  // The game stays while its card goes down.
  const [shown, setShown] = useState(0);
  if (open !== undefined && open !== shown) setShown(open);
  useEffect(() => watchGameHolds(document), []);
  const address = pathname + search;
  const opened = useRef(address);
  useEffect(() => {
    // What was asked for before this code came is still wanted.
    if (opened.current === address) return;
    opened.current = address;
    gameSheet.close();
  }, [address]);
  if (!wasOpened) return null;
  return <GameSheet isOpen={open !== undefined} onClose={gameSheet.close} nodeId={shown} />;
}
