import type { MerchantCode } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import { type IdempotencyKey, type Transfer, toIdempotencyKey } from '@wau/ledger/transfer';
import { type Minor, toMinor } from '@wau/money/minor';
import { TransientConflict } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type BetStanding, betHouseAccount } from './bet.ts';
import { settleBets } from './bet-record.ts';
import { type BetResult, correctionOf, type Settlement, standingAfter } from './settlement.ts';

export interface LockedCorrection {
  /** As `lockBets` gave it in this transaction. */
  readonly standing: BetStanding;
  readonly result: BetResult;
  /** Names the correction among all of the bet's source and provider. */
  readonly transactionKey: string;
}

export interface CorrectedBet {
  readonly standing: BetStanding;
  /** What moved into the member's wallet now, or out of it. */
  readonly movedMinor: Minor;
}

interface PlannedCorrection extends LockedCorrection {
  readonly steps: readonly Settlement[];
  readonly wantedMinor: Minor;
  readonly movedMinor: Minor;
}

/**
 * Gives bets of one merchant that are locked their results, each bet once: what stands is taken back by a row of its own, the
 * right one follows, the wallet gets or pays the difference.
 *
 * Invariants: what a wallet does not hold is not taken, and noted as receivable of the bet. Whoever calls sees to it that no
 * correction is made twice.
 * Locks: the members' balances, the sums of their days.
 */
export async function applyCorrections(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  corrections: readonly LockedCorrection[],
  now: Date,
): Promise<readonly CorrectedBet[]> {
  const wallets = [...new Set(corrections.map(({ standing }) => playerAccountId(standing.member_id)))];
  const balances = await ledger.balancesOf(merchantCode, wallets, tx);
  const left = new Map(wallets.map((wallet) => [wallet, balances.get(wallet)?.balanceMinor ?? 0n]));
  const planned = corrections.map((correction): PlannedCorrection => {
    const { standing, result, transactionKey } = correction;
    const { steps, wantedMinor } = correctionOf(standing, result, transactionKey);
    const wallet = playerAccountId(standing.member_id);
    const balanceMinor = left.get(wallet) ?? 0n;
    const movedMinor = toMinor(wantedMinor < -balanceMinor ? -balanceMinor : wantedMinor);
    left.set(wallet, balanceMinor + movedMinor);
    return { ...correction, steps, wantedMinor, movedMinor };
  });
  const transfers = planned.flatMap(transferOf);
  for (const answer of transfers.length === 0 ? [] : await ledger.postInTransaction(tx, transfers)) {
    if (answer.outcome === 'refused' && answer.refusal === 'balance.insufficient') {
      throw new TransientConflict('the wallet was spent from after its balance had been read');
    }
    if (answer.outcome !== 'posted' || answer.replayed) {
      throw new Error(`a correction was not posted: ${JSON.stringify(answer.outcome)}`);
    }
  }
  const settled = planned.map(withReceivable);
  await settleBets(tx, settled.flat(), now);
  return planned.map(({ movedMinor }, index) => ({
    standing: standingAfter(settled[index]?.at(-1) as Settlement),
    movedMinor,
  }));
}

/** The key of the movement that corrects a bet. No code of a vendor contains a slash, so no key of a bet or a win is like it. */
export function correctionMovementKey(
  { source, provider }: Pick<BetStanding, 'source' | 'provider'>,
  transactionKey: string,
): IdempotencyKey {
  return toIdempotencyKey(`bet/correction:${source}:${provider}:${transactionKey}`);
}

function transferOf({ standing, transactionKey, movedMinor }: PlannedCorrection): readonly Transfer[] {
  if (movedMinor === 0n) return [];
  const { merchant_id: merchantId, source, provider, game_id: gameId } = standing;
  const wallet = playerAccountId(standing.member_id);
  const house = betHouseAccount({ source, provider, gameId });
  const [debit, credit] = movedMinor > 0n ? [house, wallet] : [wallet, house];
  return [
    {
      merchantId,
      idempotencyKey: correctionMovementKey({ source, provider }, transactionKey),
      debit,
      credit,
      amountMinor: toMinor(movedMinor > 0n ? movedMinor : -movedMinor),
      currency: standing.currency,
      reason: 'bet.correction',
      reference: standing.external_key,
    },
  ];
}

/** The last step notes how what is owed changes. */
function withReceivable({
  steps,
  standing,
  movedMinor,
  wantedMinor,
}: PlannedCorrection): readonly Settlement[] {
  const receivableMinor = toMinor(movedMinor - wantedMinor - standing.receivable_minor);
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, receivableMinor } : step));
}
