/** The first words of everything that is signed, and the format that a receipt names. */
export const receiptFormat = 'wau-lottery-receipt-1';

/** Where whoever was handed a receipt finds the page that checks it and the merchant's keys, on the merchant's site. */
export const receiptHelp = { page: '/receipt-verifier.html', keys: '/lgw/receipt-keys.json' } as const;

/** What published keys say that they are. */
export const receiptKeysFormat = 'wau-receipt-keys-1';

/**
 * What an installation hands out for a lottery order. `placed` is fixed when the order is taken and never changes; `outcome`
 * tells of draws that are over. Amounts are minor units in decimal, hashes and signatures lower-case hexadecimal.
 */
export interface Receipt {
  readonly format: typeof receiptFormat;
  readonly help: typeof receiptHelp;
  readonly key: SigningKey;
  readonly placed: PlacedOrder;
  readonly placedSignature: string;
  /** `null` until a draw of the order is over. */
  readonly outcome: OrderOutcome | null;
  readonly outcomeSignature: string | null;
}

export interface SigningKey {
  /** The first 16 digits of the SHA-256 of the public key's bytes. */
  readonly keyId: string;
  /** Ed25519, 32 bytes. */
  readonly publicKey: string;
}

export const drawSources = ['own', 'official'] as const;
export type DrawSource = (typeof drawSources)[number];

export interface PlacedOrder {
  readonly merchantCode: string;
  readonly orderId: string;
  readonly gameId: string;
  readonly family: string;
  readonly drawSource: DrawSource;
  readonly currencyCode: string;
  readonly stakeMinor: string;
  readonly placedAt: string;
  readonly stopsOnWin: boolean;
  /** One for each draw that the order takes part in. */
  readonly entries: readonly PlacedEntry[];
}

export interface PlacedEntry {
  readonly entry: number;
  readonly numero: string;
  /** Published before sales open; `null` for a draw whose result comes from elsewhere. */
  readonly commitment: string | null;
  /** Missing where the numbers follow from the slips. */
  readonly beacon?: BeaconRound;
  readonly stakeMinor: string;
  /** The movement of the books that took the stake. */
  readonly stakeTransferId: string;
  /** Its SHA-256 is what the draw counts in. */
  readonly slip: string;
}

/** The round of a public beacon that the numbers of a draw follow from, fixed before sales open. */
export interface BeaconRound {
  readonly name: string;
  readonly round: number;
}

export interface OrderOutcome {
  /** SHA-256 of the signed bytes of `placed`. */
  readonly placedHash: string;
  /** Those that are over, in their order. */
  readonly entries: readonly EndedEntry[];
}

export const endedStates = ['settled', 'cancelled', 'voided'] as const;

export interface EndedEntry {
  readonly entry: number;
  readonly state: (typeof endedStates)[number];
  /** What it has won. */
  readonly payoutMinor: string;
  /** What came back of the stake. */
  readonly refundMinor: string;
  /** The movements of the books that paid either; none where nothing was paid. */
  readonly transferIds: readonly string[];
  /** `null` for an entry that took part in no draw. */
  readonly draw: DrawnProof | null;
}

export interface DrawnProof {
  /** The numbers by prize, as they are written. */
  readonly result: Readonly<Record<string, readonly string[]>>;
  /** What each line group of the slip has won, in their order. */
  readonly linePayoutsMinor: readonly string[];
  /** `null` for a draw whose result comes from elsewhere. */
  readonly seed: SeedProof | null;
  /** Who vouches for a result that comes from elsewhere; empty for an own draw. */
  readonly publishedBy: readonly string[];
}

/** With this the result of an own draw is reckoned again. */
export interface SeedProof {
  readonly seed: string;
  /** The beacon's signature of its round; missing where the numbers follow from the slips. */
  readonly beaconSignature?: string;
  readonly slipRoot: string;
  /** Hashes of the slips that are digested together with this one, in the order of their orders' ids. */
  readonly slipHashes: readonly string[];
  /** From their digest up to the root. */
  readonly path: readonly PathStep[];
}

export interface PathStep {
  /** On which side of what has been reckoned so far the other hash stands. */
  readonly side: 'left' | 'right';
  readonly hash: string;
}

/** Keys that a merchant signs with or has signed with, as it publishes them. */
export interface ReceiptKeys {
  readonly format: typeof receiptKeysFormat;
  readonly merchantCode: string;
  readonly keys: readonly PublishedKey[];
}

export interface PublishedKey extends SigningKey {
  /** From when on it signs. */
  readonly since: string;
}
