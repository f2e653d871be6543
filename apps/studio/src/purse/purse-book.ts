import type { ErrorCode } from '@wau/contract/error-codes';
import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import {
  type BetCommand,
  type PurseAnswer,
  type PurseKey,
  purseText,
  type TransactionScope,
} from './purse-command.ts';
import type { EntryKind, NewEntry, Purse, PurseRow, RoundRow, TransactionRow } from './purse-rows.ts';

/**
 * What was read of purses, rounds and names, as it becomes while commands are carried out one after the other, and what is
 * to be written of it. Each change of a purse is an entry; a name has one answer.
 */
export class PurseBook {
  readonly entries: NewEntry[] = [];
  readonly newTransactions: TransactionRow[] = [];
  readonly #purses = new Map<string, Purse>();
  readonly #rounds = new Map<string, RoundRow>();
  readonly #transactions = new Map<string, TransactionRow>();
  readonly #changedRounds = new Set<string>();
  readonly now: Date;

  constructor(
    purses: readonly PurseRow[],
    rounds: readonly RoundRow[],
    transactions: readonly TransactionRow[],
    now: Date,
  ) {
    for (const row of purses) {
      const { balance_minor: balanceMinor, version } = row;
      this.#purses.set(keyOfRow(row), { row, balanceMinor, version, hasPlayed: false });
    }
    for (const round of rounds) this.#rounds.set(roundText(round, round.round_id), round);
    for (const row of transactions) this.#transactions.set(nameText(row, row.scope, row.transaction_id), row);
    this.now = now;
  }

  get changedPurses(): readonly Purse[] {
    return [...this.#purses.values()].filter(
      (purse) => purse.version !== purse.row.version || purse.hasPlayed,
    );
  }

  get changedRounds(): readonly RoundRow[] {
    return [...this.#changedRounds].flatMap((text) => this.#rounds.get(text) ?? []);
  }

  pay(
    key: PurseKey,
    roundId: string,
    { transactionId, amountMinor }: { readonly transactionId: string; readonly amountMinor: Minor },
    asked: Buffer,
  ): PurseAnswer {
    const round = this.roundOf(key, roundId);
    if (round === undefined) throw new Error('a win belongs to a round');
    const purse = this.purseOf(key);
    purse.hasPlayed = true;
    this.post(purse, 'win', amountMinor, transactionId);
    this.setRound({ ...round, payout_minor: toMinor(round.payout_minor + amountMinor) });
    return this.store({ key, scope: 'play', transactionId, asked, amountMinor });
  }

  end(key: PurseKey, roundId: string): void {
    const round = this.roundOf(key, roundId);
    if (round !== undefined) this.setRound({ ...round, status: 'ended', ended_at: this.now });
  }

  post(purse: Purse, kind: EntryKind, amountMinor: Minor, transactionId: string): void {
    // A withdrawal of everything from an empty purse moves nothing.
    if (amountMinor === 0n) return;
    purse.balanceMinor = toMinor(purse.balanceMinor + amountMinor);
    purse.version += 1n;
    const { row, version, balanceMinor } = purse;
    this.entries.push({ purse: row, version, kind, amountMinor, balanceMinor, transactionId });
  }

  /** The stored answer of a name, `undefined` when it is free. */
  answered(
    key: PurseKey,
    scope: TransactionScope,
    transactionId: string,
    asked: Buffer,
  ): PurseAnswer | undefined {
    const known = this.transactionOf(key, scope, transactionId);
    if (known === undefined) return undefined;
    const isSame = known.input_hash === null || known.input_hash.equals(asked);
    return isSame ? answerOf(known) : this.refused(key, 'idempotency.conflict');
  }

  store(answer: {
    readonly key: PurseKey;
    readonly scope: TransactionScope;
    readonly transactionId: string;
    readonly asked?: Buffer;
    readonly refusal?: ErrorCode;
    readonly amountMinor?: Minor;
  }): PurseAnswer {
    const { key, scope, transactionId } = answer;
    const row: TransactionRow = {
      ...rowKey(key),
      scope,
      transaction_id: transactionId,
      player_id: key.playerId,
      input_hash: answer.asked ?? null,
      refusal: answer.refusal ?? null,
      amount_minor: answer.amountMinor ?? zeroMinor,
      balance_minor: this.purseOf(key).balanceMinor,
    };
    this.#transactions.set(nameText(row, scope, transactionId), row);
    this.newTransactions.push(row);
    return answerOf(row);
  }

  /** What is stored under a name. */
  transactionOf(key: PurseKey, scope: TransactionScope, transactionId: string): TransactionRow | undefined {
    return this.#transactions.get(nameText(rowKey(key), scope, transactionId));
  }

  accepted(key: PurseKey): PurseAnswer {
    return {
      refusal: undefined,
      amountMinor: zeroMinor,
      balanceMinor: this.purseOf(key).balanceMinor,
    };
  }

  refused(key: PurseKey, refusal: ErrorCode): PurseAnswer {
    return { ...this.accepted(key), refusal };
  }

  purseOf(key: PurseKey): Purse {
    const purse = this.#purses.get(purseText(key));
    if (purse === undefined) throw new Error('every purse of a batch was read');
    return purse;
  }

  roundOf(key: PurseKey, roundId: string): RoundRow | undefined {
    return this.#rounds.get(roundText(rowKey(key), roundId));
  }

  setRound(round: RoundRow): void {
    const text = roundText(round, round.round_id);
    this.#rounds.set(text, round);
    this.#changedRounds.add(text);
  }

  newRound({ purse: key, roundId, gameId, currencyCode }: BetCommand): RoundRow {
    return {
      ...rowKey(key),
      round_id: roundId,
      player_id: key.playerId,
      game_id: gameId,
      currency: currencyCode,
      stake_minor: zeroMinor,
      refunded_minor: zeroMinor,
      payout_minor: zeroMinor,
      status: 'open',
      placed_at: this.now,
      ended_at: null,
    };
  }
}

export function answerOf(row: TransactionRow): PurseAnswer {
  return {
    refusal: row.refusal ?? undefined,
    amountMinor: row.amount_minor,
    balanceMinor: row.balance_minor,
  };
}

function rowKey({ merchantId, vendorCode }: PurseKey) {
  return { merchant_id: merchantId, vendor_code: vendorCode };
}

function keyOfRow({ merchant_id: merchantId, vendor_code: vendorCode, player_id: playerId }: PurseRow) {
  return purseText({ merchantId, vendorCode, playerId });
}

function roundText(of: Pick<RoundRow, 'merchant_id' | 'vendor_code'>, roundId: string): string {
  return `${of.merchant_id}/${of.vendor_code}/${roundId}`;
}

function nameText(
  of: Pick<RoundRow, 'merchant_id' | 'vendor_code'>,
  scope: TransactionScope,
  transactionId: string,
): string {
  return `${of.merchant_id}/${of.vendor_code}/${scope}/${transactionId}`;
}
