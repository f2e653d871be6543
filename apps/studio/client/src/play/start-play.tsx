import { type ComponentType, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@wau/theme/theme.css';
import '../styles/base.css';
import '../styles/game.css';
import { frameMessenger } from '../platform/frame-messages.ts';
import { TextProvider, useText } from '../platform/text.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { type Opening, openOnce, type PlayedGame } from './open-play.ts';
import { PlayProvider, useDesk, usePlay, useShownBalance } from './play-context.tsx';
import { useFreshBalance } from './use-fresh-balance.ts';
import { useHeardPage } from './use-heard-page.ts';

export interface GameDefinition extends PlayedGame {
  readonly Game: ComponentType;
}

/** Starts a game in the page's `#root`: opens the play session with the launch token, then hands over to the game. */
export function startPlay(game: GameDefinition): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <PlayApp game={game} />
    </StrictMode>,
  );
}

function PlayApp({ game }: { readonly game: GameDefinition }) {
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });

  useEffect(() => {
    let isCurrent = true;
    openOnce(game).then(
      (opened) => {
        if (isCurrent) setOpening(opened);
      },
      () => {
        if (isCurrent) setOpening({ status: 'failed', text: undefined, message: '' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [game]);

  useEffect(() => {
    if (opening.status === 'failed') frameMessenger(window)({ type: 'failed' });
  }, [opening.status]);

  if (opening.status === 'opening') return <OpeningScreen />;
  if (opening.status === 'failed') {
    return <FailureScreen kind="notOpened" text={opening.text} message={opening.message} />;
  }
  const { text, play } = opening;
  return (
    <TextProvider text={text}>
      <PlayProvider play={play}>
        <RunningGame Game={game.Game} />
      </PlayProvider>
    </TextProvider>
  );
}

function RunningGame({ Game }: { readonly Game: ComponentType }) {
  const { desk, post, title, sound, settings } = usePlay();

  useEffect(() => {
    post({ type: 'ready', gameId: title.gameId });
  }, [post, title]);

  useEffect(() => {
    desk.loadHistory().catch(reportError);
  }, [desk]);

  useFreshBalance(desk);
  useHeardPage(sound, settings);

  return (
    <>
      <Game />
      <ToldBalance />
      <EndedSession />
    </>
  );
}

/** Draws nothing: the page around the game is told before the browser paints, so that both show one figure in the same moment. */
function ToldBalance() {
  const { post } = usePlay();
  const balanceMinor = useShownBalance();
  useLayoutEffect(() => {
    post({ type: 'balance', balanceMinor: balanceMinor.toString() });
  }, [post, balanceMinor]);
  return null;
}

function EndedSession() {
  const text = useText();
  const isEnded = useDesk((state) => state.isEnded);
  return isEnded ? <FailureScreen kind="ended" text={text} /> : null;
}

/** The shape of the game to come, so that nothing moves when it is there. */
function OpeningScreen() {
  return (
    <div className="game opening" aria-busy="true">
      <div className="game-top" />
      <div className="game-stage">
        <span className="opening-kite" aria-hidden="true" />
      </div>
      <div className="game-controls">
        <div className="skeleton opening-line" />
        <div className="skeleton opening-stake" />
        <div className="skeleton opening-bet" />
      </div>
    </div>
  );
}
