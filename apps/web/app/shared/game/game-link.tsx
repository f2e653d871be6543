import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { directGamePath, gamePath, type LaunchedGame } from '../../platform/game/game-path.ts';
import { useAppServices } from '../../platform/services/app-services.ts';
import { loginPopup } from '../../platform/session/login-popup-store.ts';

interface GameLinkProps {
  readonly game: LaunchedGame;
  readonly className: string;
  readonly children: ReactNode;
  /** Opens a lottery itself, past its lobby. */
  readonly isDirect?: boolean;
  /** What else a tap does, such as closing what the link stands in. */
  readonly onTap?: () => void;
}

/** GA-07: opens a game. A visitor is asked first how they want to play, and goes on to this game either way. */
export function GameLink({ game, className, children, isDirect = false, onTap }: GameLinkProps) {
  const { session } = useAppServices();
  const path = isDirect ? directGamePath(game) : gamePath(game);
  const ask = (event: MouseEvent) => {
    onTap?.();
    // Another tab was asked for: the login there returns to the game.
    const wantsTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (session.current() !== undefined || wantsTab) return;
    event.preventDefault();
    loginPopup.ask(path);
  };
  return (
    <Link to={path} onClick={ask} data-game={game.nodeId} className={className}>
      {children}
    </Link>
  );
}
