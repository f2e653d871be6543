import { readReceipt } from './read-receipt.ts';
import type { EndedEntry, Receipt, ReceiptKeys } from './receipt.ts';
import { isSignedBy, keyIdOf, placedHashOf } from './receipt-signature.ts';
import type { ReceiptCheck, ReceiptVerdict } from './receipt-verdict.ts';
import { verifyEntry } from './verify-entry.ts';

/**
 * Does again what the house did for an order, with nothing but its receipt and the rules: signatures, slips, draws and what
 * was paid. `keys` are those that the merchant has published, from a source that whoever asks trusts; without them nobody
 * has said whose key it is that signed.
 */
export function verifyReceipt(text: string, keys: ReceiptKeys | undefined): ReceiptVerdict {
  const receipt = readReceipt(text);
  if (receipt === undefined) {
    return { verdict: 'refused', receipt, checks: [{ check: 'text', isRight: false }], entries: [] };
  }
  const checks: ReceiptCheck[] = [{ check: 'text', isRight: true }, ...signatureChecks(receipt, keys)];
  checks.push(...orderChecks(receipt));
  const ended = new Map(receipt.outcome?.entries.map((entry) => [entry.entry, entry]));
  const entries = receipt.placed.entries.map((entry) =>
    verifyEntry(receipt.placed, entry, ended.get(entry.entry)),
  );
  for (const { checks: ofEntry } of entries) checks.push(...ofEntry);
  return {
    verdict: verdictOf(checks, keys),
    receipt,
    checks,
    entries: entries.map(({ entry }) => entry),
  };
}

function verdictOf(
  checks: readonly ReceiptCheck[],
  keys: ReceiptKeys | undefined,
): ReceiptVerdict['verdict'] {
  if (checks.some(({ isRight }) => !isRight)) return 'refused';
  return keys === undefined ? 'unconfirmed' : 'right';
}

function signatureChecks(receipt: Receipt, keys: ReceiptKeys | undefined): readonly ReceiptCheck[] {
  const { key, placed, placedSignature, outcome, outcomeSignature } = receipt;
  const { keyId, publicKey } = key;
  const checks: ReceiptCheck[] = [{ check: 'keyId', isRight: keyIdOf(publicKey) === keyId }];
  if (keys !== undefined) {
    const isPublished = keys.keys.some((known) => known.publicKey === publicKey && known.keyId === keyId);
    checks.push({
      check: 'keyPublished',
      isRight: isPublished && keys.merchantCode === placed.merchantCode,
    });
  }
  const isPlacedSigned = isSignedBy(publicKey, { part: 'placed', value: placed }, placedSignature);
  checks.push({ check: 'placedSigned', isRight: isPlacedSigned });
  if (outcome === null) {
    if (outcomeSignature !== null) checks.push({ check: 'outcomeSigned', isRight: false });
    return checks;
  }
  const isOutcomeSigned =
    outcomeSignature !== null && isSignedBy(publicKey, { part: 'outcome', value: outcome }, outcomeSignature);
  checks.push({ check: 'outcomeSigned', isRight: isOutcomeSigned });
  return checks;
}

/** Draws are numbered from 1 on, what is over is of this order, and the stakes make the whole. */
function orderChecks({ placed, outcome }: Receipt): readonly ReceiptCheck[] {
  const stakeMinor = placed.entries.reduce((sum, entry) => sum + BigInt(entry.stakeMinor), 0n);
  const areNumbered = placed.entries.every(({ entry }, index) => entry === index + 1);
  const checks: ReceiptCheck[] = [];
  if (outcome !== null) {
    checks.push({
      check: 'outcomeOfOrder',
      isRight:
        outcome.placedHash === placedHashOf(placed) && areEntriesOf(outcome.entries, placed.entries.length),
    });
  }
  checks.push({
    check: 'orderStake',
    isRight: areNumbered && placed.entries.length > 0 && stakeMinor === BigInt(placed.stakeMinor),
  });
  return checks;
}

function areEntriesOf(ended: readonly EndedEntry[], count: number): boolean {
  return (
    ended.length > 0 &&
    ended.every(({ entry }, index) => entry <= count && entry > (ended[index - 1]?.entry ?? 0))
  );
}
