import { useSearchParams } from 'react-router';
import { isGamePath } from '../../platform/game/is-game-path.ts';
import { returnPathOf } from '../../platform/session/require-session.ts';

/** Where a free trial begins that was asked for on the way to `returnTo`: in that game, or at home (AC-10). */
export function useTrialReturn(): string {
  const [search] = useSearchParams();
  const wanted = returnPathOf(search);
  return isGamePath(wanted) ? wanted : '/m/home';
}
