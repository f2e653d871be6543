import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readTurnover } from '../../play/betting/read-turnover.ts';
import type { MoneyOwner } from './money-owner.ts';
import { lapsesOf } from './open-turnover.ts';
import { stretchOf } from './turnover-requirements.ts';
import { insertLapse, selectOpenRequirements } from './turnover-sql.ts';

/**
 * Gives back what is not played through of a member's rewards, because the member leaves play and never will. Nothing is
 * asked for any more then, and what is left in the wallet is payable.
 *
 * Invariants: a reward lapses once; what goes back is no more than the wallet holds.
 * Locks: the caller's lock of the member, then what the ledger locks.
 *
 * @returns what went back
 */
export async function lapseRewards(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  owner: MoneyOwner,
  now: Date,
): Promise<Minor> {
  const { merchantCode: merchantId, memberId, currencyCode: currency } = owner;
  const lapses = await findLapses({ ledger }, tx, owner);
  const promotions = houseAccountId('promotions');
  const moving = lapses.filter(({ amountMinor }) => amountMinor > 0n);
  if (moving.length > 0) {
    await ledger.openAccount({ merchantId, accountId: promotions, kind: 'house', currency }, tx);
    const answers = await ledger.postInTransaction(
      tx,
      moving.map(({ reference, amountMinor }) => ({
        ...{ merchantId, amountMinor, currency, reference },
        idempotencyKey: toIdempotencyKey(`lapse:${reference}`),
        debit: playerAccountId(memberId),
        credit: promotions,
        reason: 'reward.lapse' as const,
      })),
    );
    // The balance can have become less since it was read.
    if (answers.some(({ outcome }) => outcome !== 'posted')) throw new Refusal('balance.insufficient');
  }
  for (const { reference, amountMinor } of lapses) {
    await insertLapse(tx, merchantId, reference, amountMinor, now);
  }
  return sumOf(lapses);
}

/** What would go back now. */
export async function readLapsing(
  parts: Pick<ServerParts, 'ledger'>,
  runner: SqlRunner,
  owner: MoneyOwner,
): Promise<Minor> {
  return sumOf(await findLapses(parts, runner, owner));
}

interface Lapse {
  readonly reference: string;
  readonly amountMinor: Minor;
}

async function findLapses(
  { ledger }: Pick<ServerParts, 'ledger'>,
  runner: SqlRunner,
  owner: MoneyOwner,
): Promise<readonly Lapse[]> {
  const turnoverMinor = await readTurnover({ runner }, owner);
  const open = await selectOpenRequirements(runner, owner, turnoverMinor);
  if (open.length === 0) return [];
  const account = playerAccountId(owner.memberId);
  const balances = await ledger.balancesOf(owner.merchantCode, [account], runner);
  const rewards = open.map((row) => ({
    ...stretchOf(row),
    reference: row.reference,
    grantedMinor: row.granted_minor,
  }));
  const lapses = lapsesOf(rewards, turnoverMinor, balances.get(account)?.balanceMinor ?? zeroMinor);
  return lapses.map(({ reward, amountMinor }) => ({ reference: reward.reference, amountMinor }));
}

function sumOf(lapses: readonly Lapse[]): Minor {
  return toMinor(lapses.reduce((sum, { amountMinor }) => sum + amountMinor, 0n));
}
