import { readStored, writeStored } from '../../../platform/storage/stored-value.ts';

type Kept = Parameters<typeof readStored>[0];

/** Keys of claims whose outcome is unknown, by promotion and time; they outlive a reload. */
type Attempts = Readonly<Record<string, string>>;

const unresolvedKey = 'wau_unresolved_claims';

interface Claim {
  readonly promotionId: string;
  readonly occurrence: string;
}

/** F1: the key to claim with; the same as before while it is not known what became of the first attempt. */
export function beginClaim(storage: Kept, claim: Claim, newKey: () => string): string {
  const attempts = readStored(storage, unresolvedKey, isAttempts) ?? {};
  const key = attempts[nameOf(claim)] ?? newKey();
  writeStored(storage, unresolvedKey, { ...attempts, [nameOf(claim)]: key });
  return key;
}

/** Its outcome is certain. */
export function endClaim(storage: Kept, claim: Claim): void {
  const attempts = readStored(storage, unresolvedKey, isAttempts) ?? {};
  const left = Object.entries(attempts).filter(([name]) => name !== nameOf(claim));
  writeStored(storage, unresolvedKey, left.length === 0 ? undefined : Object.fromEntries(left));
}

function nameOf({ promotionId, occurrence }: Claim): string {
  return `${promotionId} ${occurrence}`;
}

function isAttempts(value: unknown): value is Attempts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((key) => typeof key === 'string')
  );
}
