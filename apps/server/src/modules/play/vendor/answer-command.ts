import type { AccountBalance } from '@wau/ledger/accounts-sql';
import type { TransferAnswer } from '@wau/ledger/transfer';
import type { CurrencyCode } from '@wau/money/currency';
import type { WalletAnswer, WalletCommand } from './wallet-command.ts';

/** The player's side of what the ledger answered. */
export function answerOfTransfer(
  kind: WalletCommand['kind'],
  currencyCode: CurrencyCode,
  posted: TransferAnswer,
): WalletAnswer {
  const balanceMinor = kind === 'bet' ? posted.debitBalanceMinor : posted.creditBalanceMinor;
  if (posted.outcome === 'refused') {
    // The house's accounts are ours and open; the one that is not known is the player's.
    const code = posted.refusal === 'account.unknown' ? 'vendor.player.unknown' : posted.refusal;
    return { ok: false, code, ...(balanceMinor === undefined ? {} : { balanceMinor }) };
  }
  if (balanceMinor === undefined) throw new Error("a player's account has a balance");
  return { ok: true, balanceMinor, currencyCode };
}

export function answerBalance(balance: AccountBalance | undefined): WalletAnswer {
  return balance === undefined
    ? { ok: false, code: 'vendor.player.unknown' }
    : { ok: true, balanceMinor: balance.balanceMinor, currencyCode: balance.currency };
}
