import type { ErrorCode } from '@wau/contract/error-codes';
import type { CurrencyCode } from '@wau/money/currency';
import type { AccountId } from '../account-id.ts';
import type { AccountKind } from '../accounts-sql.ts';
import type { Transfer } from '../transfer.ts';

/** What the ledger must answer, as far as it does not depend on ids that it makes up. */
export interface ModelAnswer {
  readonly refusal: ErrorCode | undefined;
  readonly debitBalanceMinor: bigint | undefined;
  readonly creditBalanceMinor: bigint | undefined;
}

interface ModelAccount {
  readonly kind: AccountKind;
  readonly currency: CurrencyCode;
  readonly allowNegative: boolean;
  balanceMinor: bigint;
  readonly movements: { readonly amountMinor: bigint; readonly balanceMinor: bigint }[];
}

/** The ledger in the plainest way there is, without a database, a batch or a lock. */
export class LedgerModel {
  readonly accounts = new Map<AccountId, ModelAccount>();
  readonly #answers = new Map<string, { readonly input: string | undefined; readonly answer: ModelAnswer }>();

  /** An independent copy, for what a transaction may still undo. */
  copy(): LedgerModel {
    const copy = new LedgerModel();
    for (const [id, account] of this.accounts) {
      copy.accounts.set(id, { ...account, movements: [...account.movements] });
    }
    for (const [key, stored] of this.#answers) copy.#answers.set(key, stored);
    return copy;
  }

  open(accountId: AccountId, kind: AccountKind, currency: CurrencyCode, allowNegative: boolean): void {
    if (this.accounts.has(accountId)) return;
    this.accounts.set(accountId, { kind, currency, allowNegative, balanceMinor: 0n, movements: [] });
  }

  post(transfer: Transfer): ModelAnswer {
    const input = inputOf(transfer);
    const stored = this.#answers.get(transfer.idempotencyKey);
    if (stored !== undefined) {
      if (stored.input === undefined || stored.input === input) return stored.answer;
      return { refusal: 'idempotency.conflict', debitBalanceMinor: undefined, creditBalanceMinor: undefined };
    }
    const refusal = this.#refusalOf(transfer);
    if (refusal === undefined) {
      this.#move(transfer.debit, -transfer.amountMinor);
      this.#move(transfer.credit, transfer.amountMinor);
    }
    const answer = {
      refusal,
      debitBalanceMinor: this.#answeredBalance(transfer.debit),
      creditBalanceMinor: this.#answeredBalance(transfer.credit),
    };
    this.#answers.set(transfer.idempotencyKey, { input, answer });
    return answer;
  }

  refuseKey(key: string, refusal: ErrorCode): ModelAnswer {
    const stored = this.#answers.get(key);
    if (stored !== undefined) return stored.answer;
    const answer = { refusal, debitBalanceMinor: undefined, creditBalanceMinor: undefined };
    this.#answers.set(key, { input: undefined, answer });
    return answer;
  }

  #refusalOf(transfer: Transfer): ErrorCode | undefined {
    const debit = this.accounts.get(transfer.debit);
    const credit = this.accounts.get(transfer.credit);
    if (debit === undefined || credit === undefined) return 'account.unknown';
    if (debit.currency !== transfer.currency || credit.currency !== transfer.currency)
      return 'currency.mismatch';
    const after = debit.balanceMinor - transfer.amountMinor;
    return after < 0n && !debit.allowNegative ? 'balance.insufficient' : undefined;
  }

  #move(accountId: AccountId, amountMinor: bigint): void {
    const account = this.accounts.get(accountId);
    if (account === undefined) throw new Error('the model moves money between open accounts');
    account.balanceMinor += amountMinor;
    account.movements.push({ amountMinor, balanceMinor: account.balanceMinor });
  }

  #answeredBalance(accountId: AccountId): bigint | undefined {
    const account = this.accounts.get(accountId);
    return account === undefined || account.kind === 'house' ? undefined : account.balanceMinor;
  }
}

function inputOf(transfer: Transfer): string {
  const { debit, credit, amountMinor, currency, reason, reference } = transfer;
  return JSON.stringify([debit, credit, `${amountMinor}`, currency, reason, reference]);
}
