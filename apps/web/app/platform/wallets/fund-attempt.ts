import { readStored, writeStored } from '../storage/stored-value.ts';

/** What the player is about to move; without an amount, everything. */
export interface FundIntention {
  readonly from: string;
  readonly to: string;
  readonly amountMinor?: string;
}

interface FundAttempt extends FundIntention {
  readonly idempotencyKey: string;
}

/** Where an attempt waits while its outcome is unknown; it outlives a reload. */
const unresolvedKey = 'wau_unresolved_transfer';

type Kept = Parameters<typeof readStored>[0];

/**
 * F1: the key to send an intention with. The same intention whose first outcome is not known goes out under the same key,
 * so that the server answers with the transfer it may already have made; another intention gets a key of its own.
 */
export function beginAttempt(storage: Kept, intention: FundIntention, newKey: () => string): string {
  const known = readStored(storage, unresolvedKey, isAttempt);
  const isSame =
    known?.from === intention.from &&
    known.to === intention.to &&
    known.amountMinor === intention.amountMinor;
  const idempotencyKey = isSame ? known.idempotencyKey : newKey();
  writeStored(storage, unresolvedKey, { ...intention, idempotencyKey });
  return idempotencyKey;
}

/** Its outcome is certain. */
export function endAttempt(storage: Kept): void {
  writeStored(storage, unresolvedKey, undefined);
}

function isAttempt(value: unknown): value is FundAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, amountMinor, idempotencyKey } = value as Partial<Record<keyof FundAttempt, unknown>>;
  return (
    typeof from === 'string' &&
    typeof to === 'string' &&
    (amountMinor === undefined || typeof amountMinor === 'string') &&
    typeof idempotencyKey === 'string'
  );
}
