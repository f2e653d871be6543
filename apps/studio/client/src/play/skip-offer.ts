import { createStore, type Store } from '../platform/store.ts';

/** What the one big button does while something is shown that can be ended, or a round waits: its words, and the end. */
export interface SkipOffer {
  readonly label: string;
  readonly onSkip: () => void;
  /** It is what the player came for, such as taking what is won, and looks as a bet does. */
  readonly isMain?: boolean;
  /** It has only just come, and takes no tap yet. */
  readonly isResting?: boolean;
}

/** What can be ended now, if anything; a store, since it changes within a round and only the button tells of it. */
export type SkipStore = Store<SkipOffer | undefined>;

/** For a game in which nothing can be ended. */
export const nothingToSkip: SkipStore = createStore<SkipOffer | undefined>(undefined);
