import type { MenuSheet } from '../game-menu.tsx';
import { useSoundSwitch } from '../game-menu.tsx';
import { nextStake, previousStake } from '../stake/stake-steps.ts';
import type { StakeChoice } from '../stake/use-stake.ts';
import { useHotkeys } from './use-hotkeys.ts';

interface GameKeys {
  readonly stake: StakeChoice;
  /** Whether the stake can be changed now. */
  readonly isStakeOpen: boolean;
  readonly onOpen: (sheet: { readonly kind: MenuSheet }) => void;
}

/** The keys of every game, beside those of its bets. */
export function useGameKeys({ stake, isStakeOpen, onOpen: openSheet }: GameKeys): void {
  const { bounds } = stake;
  const current = stake.stakeMinor ?? bounds.minStakeMinor;
  const raise = isStakeOpen ? () => stake.choose(nextStake(current, bounds)) : undefined;
  useHotkeys({
    '+': raise,
    '=': raise,
    '-': isStakeOpen ? () => stake.choose(previousStake(current, bounds)) : undefined,
    m: useSoundSwitch(),
    s: () => openSheet({ kind: 'statistics' }),
    r: () => openSheet({ kind: 'rules' }),
    f: () => openSheet({ kind: 'fairness' }),
    '?': () => openSheet({ kind: 'keys' }),
  });
}
