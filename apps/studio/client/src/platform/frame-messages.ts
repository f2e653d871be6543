/** What a game tells the page that frames it. Nothing here is secret: the frame cannot know who listens. */
export type FrameMessage =
  | { readonly type: 'ready'; readonly gameId: string }
  /** The game cannot open. Its launch token may be spent, so only another launch can help. */
  | { readonly type: 'failed' }
  /** The balance as the player sees it now: a win counts once its animation has shown it. */
  | { readonly type: 'balance'; readonly balanceMinor: string }
  | {
      readonly type: 'round';
      readonly roundId: string;
      readonly stakeMinor: string;
      readonly payoutMinor: string;
    }
  /** The player asks for the page that recomputes a round. */
  | { readonly type: 'verify'; readonly roundId: string }
  /** The game would like to know who is around it; `frame-host.ts` hears the answer. */
  | { readonly type: 'hello' }
  /** What the player has set, as JSON of at most 4,096 characters, to be told again on the next `hello`. */
  | { readonly type: 'settings'; readonly settings: string }
  /** The player wants to put money in, and to come back to this game afterwards. */
  | { readonly type: 'deposit' }
  /** A limit of the player's own refuses the bet, and the player wants to see it. */
  | { readonly type: 'limits' }
  /** The player has to look back on play before a bet is taken; the page around asks. */
  | { readonly type: 'check' }
  /** The player wants to leave, or the game cannot go on. */
  | { readonly type: 'exit' };

export type PostFrameMessage = (message: FrameMessage) => void;

/** Posts to the framing page; does nothing when the game is a page of its own. */
export function frameMessenger(frame: Window): PostFrameMessage {
  return (message) => {
    if (frame.parent === frame) return;
    frame.parent.postMessage({ source: 'wau-game', ...message }, '*');
  };
}

export function isFramed(frame: Window): boolean {
  return frame.parent !== frame;
}
