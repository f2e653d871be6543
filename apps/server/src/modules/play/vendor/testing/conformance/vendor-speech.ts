/**
 * The vendor's side of a protocol, in words that no protocol owns: what every adapter is tried with. An answer is the
 * balance in minor units, or why not.
 */
export type SpokenAnswer =
  | bigint
  | 'wrong signature'
  | 'stale'
  | 'invalid'
  | 'token'
  | 'unknown player'
  | 'funds'
  | 'limit'
  /** The game is switched off, or there is none of that name. */
  | 'game'
  | 'no feature buying'
  | 'currency'
  | 'conflict'
  | 'rolled back'
  | 'settled'
  | 'unknown bet'
  | 'ended'
  /** It is not known what was done: the vendor repeats. */
  | 'failed';

export interface SpokenPlayer {
  readonly merchantCode: string;
  readonly playerId: string;
  readonly sessionToken: string;
}

export interface SpokenBet {
  readonly roundId: string;
  readonly transactionId: string;
  readonly amountMinor: bigint;
}

/** A bet with what its round has won already, paid with the stake or not at all; the round ends with it. */
export interface SpokenBetAndWin extends SpokenBet {
  readonly win: { readonly transactionId: string; readonly amountMinor: bigint };
}

export interface SpokenRollback {
  readonly roundId: string;
  readonly transactionId: string;
  readonly betTransactionId: string;
}

export interface SpokenAction {
  readonly kind: 'bet' | 'win';
  readonly transactionId: string;
  readonly amountMinor: bigint;
}

/** Several actions of a round in one call, of which all or none is carried out. */
export interface SpokenList {
  readonly roundId: string;
  readonly actions: readonly SpokenAction[];
  readonly isLast: boolean;
}

/** What is written in a body in another way than the vendor would. */
export interface BodyChanges {
  /** Stands as it is in the amount's place, quotes included where there are any. */
  readonly amountText?: string;
  readonly currency?: string;
  /** When the request claims to have been signed, where that stands in the body. */
  readonly sentAtMs?: number;
}

export interface SendingWays {
  /** Default: as the vendor signs. */
  readonly signature?: 'absent' | 'of another body';
  /** The same moment where it stands in a header: default, now. */
  readonly sentAtMs?: number;
}

export interface VendorSpeech {
  /** Takes the launch up that a member was given. */
  enter(launchUrl: string): Promise<SpokenPlayer | SpokenAnswer>;
  balance(player: SpokenPlayer): Promise<SpokenAnswer>;
  bet(player: SpokenPlayer, bet: SpokenBet): Promise<SpokenAnswer>;
  /** Ends the round. */
  win(player: SpokenPlayer, win: SpokenBet): Promise<SpokenAnswer>;
  rollback(player: SpokenPlayer, rollback: SpokenRollback): Promise<SpokenAnswer>;
  /** Where a protocol has no word for it, by a win of nothing that closes the round, under a new name each time. */
  endRound(player: SpokenPlayer, roundId: string): Promise<SpokenAnswer>;
  /** The balance that came with the last refusal, if one did. */
  refusedBalance(): bigint | undefined;
  /** The body of a bet. */
  betText(player: SpokenPlayer, bet: SpokenBet, changes?: BodyChanges): string;
  /** Sends a text as a bet. */
  sendBetText(text: string, ways?: SendingWays): Promise<SpokenAnswer>;
  /** Sends a text, signed as a bet, to the address of each other operation, where operations have addresses. */
  sendBetTextElsewhere?(text: string): Promise<readonly SpokenAnswer[]>;
  /** Where the protocol takes a win with its bet. */
  betAndWin?(player: SpokenPlayer, bet: SpokenBetAndWin): Promise<SpokenAnswer>;
  /** Pays and leaves the round open, where the protocol can. */
  partWin?(player: SpokenPlayer, win: SpokenBet): Promise<SpokenAnswer>;
  /** Where the protocol takes lists. */
  play?(player: SpokenPlayer, list: SpokenList): Promise<SpokenAnswer>;
}
