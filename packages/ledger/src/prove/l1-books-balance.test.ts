import type { MerchantCode } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { proofReplay, proofSize } from '@wau/service/testing/proof-size';
import fc from 'fast-check';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { createLedger, type Ledger } from '../ledger.ts';
import { LedgerModel, type ModelAnswer } from '../testing/ledger-model.ts';
import {
  accountsInPlay,
  type Fault,
  type Operation,
  operationsOf,
  type TransferChoice,
} from '../testing/ledger-operations.ts';
import { createTestPool } from '../testing/test-ledger.ts';
import { type Transfer, type TransferAnswer, toIdempotencyKey } from '../transfer.ts';

const seeds = proofSize({ full: 1_000, quick: 4 });
const operations = proofSize({ full: 500, quick: 120 });
/** Side by side, each with a merchant of its own, because one alone mostly waits for the database. */
const worldsAtATime = 4;

describe(`L1: ${seeds} seeds of ${operations} operations with faults`, async () => {
  const { database } = await createTestPool(8);
  const runner = poolRunner(database.pool);
  let runs = 0;

  it('answers and balances as the model does after each operation', { timeout: 3_600_000 }, async () => {
    const replay = proofReplay();
    const shares = replay.path === undefined ? worldsAtATime : 1;
    const numRuns = seeds / worldsAtATime;
    await Promise.all(
      Array.from({ length: shares }, () =>
        fc.assert(fc.asyncProperty(operationsOf(operations), runWorld), {
          numRuns,
          endOnFailure: true,
          ...replay,
        }),
      ),
    );
  });

  async function runWorld(list: readonly Operation[]): Promise<void> {
    runs += 1;
    const world = new World(`s${runs}` as MerchantCode, runner, (work) =>
      withTransaction(database, (tx) => work(tx)),
    );
    for (const [index, operation] of list.entries()) {
      await world.run(operation);
      await world.expectBalances();
      if (index % 100 === 99) await world.expectWholeBooks();
    }
    await world.expectWholeBooks();
  }
});

/** One merchant's books next to their model. */
class World {
  readonly #merchantId: MerchantCode;
  readonly #runner: SqlRunner;
  readonly #inTransaction: (work: (runner: SqlRunner) => Promise<void>) => Promise<void>;
  readonly #ledger: Ledger;
  readonly #sent: Transfer[] = [];
  #model = new LedgerModel();
  #faults: Fault[] = [];
  /** Transfers of the statements that ran but whose answers were lost. */
  #doneUnheard: string[] = [];
  #nowMs = Date.UTC(2026, 10, 21);
  #randomCalls = 0;

  constructor(
    merchantId: MerchantCode,
    runner: SqlRunner,
    inTransaction: (work: (runner: SqlRunner) => Promise<void>) => Promise<void>,
  ) {
    this.#merchantId = merchantId;
    this.#runner = runner;
    this.#inTransaction = inTransaction;
    this.#ledger = createLedger({
      runner: { query: (statement) => this.#queryWithFaults(statement) },
      // One lane, so that a lost batch cannot be overtaken and the model knows the order.
      lanes: 1,
      clock: { nowMs: () => this.#nowMs++ },
      random: { bytes: (count) => this.#nextBytes(count) },
    });
  }

  async run(operation: Operation): Promise<void> {
    switch (operation.type) {
      case 'open':
        return this.#open(operation.account);
      case 'post':
        return this.#post(
          operation.choices.map((choice) => this.#transferOf(choice)),
          operation.faults,
        );
      case 'transaction':
        return this.#transaction(
          operation.choices.map((choice) => this.#transferOf(choice)),
          operation.commits,
        );
      case 'refuseKey': {
        const { idempotencyKey } = this.#transferOf(operation.choice);
        const answer = await this.#ledger.refuseKey(
          this.#merchantId,
          idempotencyKey,
          'vendor.bet.rolled.back',
        );
        expect(factsOf(answer)).toEqual(this.#model.refuseKey(idempotencyKey, 'vendor.bet.rolled.back'));
        return;
      }
      case 'rollUp':
        await this.#ledger.rollUpHouse(this.#merchantId);
    }
  }

  /** Balances, the house's included, and that all entries of a currency sum to zero. */
  async expectBalances(): Promise<void> {
    const found = await this.#ledger.balancesOf(
      this.#merchantId,
      accountsInPlay.map(({ id }) => id),
    );
    const balances = [...found.values()].map(
      ({ accountId, balanceMinor }) => [accountId, balanceMinor] as const,
    );
    const expected = [...this.#model.accounts].map(([id, { balanceMinor }]) => [id, balanceMinor] as const);
    expect(new Map(balances)).toEqual(new Map(expected));
    for (const currency of ['MYR', 'USD']) {
      const ofCurrency = [...found.values()].filter((account) => account.currency === currency);
      expect(ofCurrency.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n)).toBe(0n);
    }
  }

  /** Every row against every other, and every wallet's list of movements. */
  async expectWholeBooks(): Promise<void> {
    expect(await this.#ledger.verifyChains(this.#merchantId)).toEqual([]);
    for (const [accountId, account] of this.#model.accounts) {
      if (account.kind === 'house') continue;
      const list = await this.#ledger.movements({ merchantId: this.#merchantId, accountId, limit: 20 });
      const expected = account.movements.slice(-20).reverse();
      expect(list.map(({ amountMinor, balanceMinor }) => ({ amountMinor, balanceMinor }))).toEqual(expected);
    }
  }

  async #open(index: number): Promise<void> {
    const account = accountAt(index);
    const { id: accountId, kind, currency, allowNegative } = account;
    await this.#ledger.openAccount({
      merchantId: this.#merchantId,
      accountId,
      kind,
      currency,
      allowNegative,
    });
    this.#model.open(accountId, kind, currency, allowNegative);
  }

  /** Sends all at once; whoever hears no answer asks again, in turn, as a caller must. */
  async #post(transfers: readonly Transfer[], faults: readonly Fault[]): Promise<void> {
    this.#faults = [...faults];
    this.#doneUnheard = [];
    const settled = await Promise.allSettled(transfers.map((transfer) => this.#ledger.post(transfer)));
    const sent = transfers.map((transfer, index) => ({ transfer, answer: settled[index] }));
    const unheard: Transfer[] = [];
    for (const { transfer, answer } of sent) {
      if (answer?.status === 'fulfilled') this.#expectAnswer(transfer, answer.value);
      else unheard.push(transfer);
    }
    // What was done without an answer came before what was not done at all.
    const done = new Set<string>(this.#doneUnheard);
    const inOrder = [
      ...unheard.filter((transfer) => done.has(nameOf(transfer))),
      ...unheard.filter((transfer) => !done.has(nameOf(transfer))),
    ];
    for (const transfer of inOrder) this.#expectAnswer(transfer, await this.#askAgain(transfer));
    this.#faults = [];
  }

  #expectAnswer(transfer: Transfer, answer: TransferAnswer): void {
    expect(factsOf(answer)).toEqual(this.#model.post(transfer));
  }

  async #askAgain(transfer: Transfer): Promise<TransferAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#ledger.post(transfer);
      } catch (error) {
        if (attempt === 20) throw error;
      }
    }
  }

  async #transaction(transfers: readonly Transfer[], commits: boolean): Promise<void> {
    const undo = new Error('undone on purpose');
    const model = this.#model.copy();
    try {
      await this.#inTransaction(async (runner) => {
        const answers = await this.#ledger.postInTransaction(runner, transfers);
        expect(answers.map(factsOf)).toEqual(transfers.map((transfer) => model.post(transfer)));
        if (!commits) throw undo;
      });
      this.#model = model;
    } catch (error) {
      if (error !== undo) throw error;
    }
  }

  #transferOf(choice: TransferChoice): Transfer {
    const before = choice.form === 'new' ? undefined : this.#sent.at(-1 - choice.back);
    if (choice.form !== 'new' && before !== undefined) {
      return choice.form === 'repeated'
        ? before
        : { ...before, amountMinor: toMinor(before.amountMinor + 1n) };
    }
    const fresh = choice.form === 'new' ? choice : undefined;
    const transfer: Transfer = {
      merchantId: this.#merchantId,
      idempotencyKey: toIdempotencyKey(`key:${this.#sent.length}`),
      debit: accountAt(fresh?.debit ?? 0).id,
      credit: accountAt(fresh?.credit ?? 3).id,
      amountMinor: toMinor(BigInt(fresh?.amount ?? 500)),
      currency: fresh?.currency ?? 'MYR',
      reason: fresh?.reason ?? 'deposit',
      ...(fresh?.reference === undefined ? {} : { reference: fresh.reference }),
    };
    this.#sent.push(transfer);
    return transfer;
  }

  #queryWithFaults: SqlRunner['query'] = async (statement) => {
    const fault = statement.name === 'ledger-post-transfers' ? this.#faults.shift() : undefined;
    if (fault === 'request.lost') throw new Error('connection lost before the request');
    if (fault === 'serialization') throw databaseError('40001');
    if (fault === 'statement.refused') throw databaseError('55P03');
    const rows = await this.#runner.query(statement);
    if (fault === 'answer.lost') {
      this.#doneUnheard.push(...namesOfPosted(statement.values));
      throw new Error('connection lost before the answer');
    }
    return rows as never;
  };

  /** Different in every call, and different for every merchant. */
  #nextBytes(count: number): Uint8Array {
    this.#randomCalls += 1;
    const bytes = Buffer.alloc(count);
    for (let at = 0; at < count; at += 10) {
      bytes.writeUInt32BE(this.#randomCalls, at);
      bytes.writeUInt16BE(at, at + 4);
      bytes.write(this.#merchantId.slice(-4), at + 6, 4);
    }
    return bytes;
  }
}

function factsOf(answer: TransferAnswer): ModelAnswer {
  return {
    refusal: answer.outcome === 'refused' ? answer.refusal : undefined,
    debitBalanceMinor: answer.debitBalanceMinor,
    creditBalanceMinor: answer.creditBalanceMinor,
  };
}

/** A key and an amount tell a transfer from its changed versions. */
function nameOf(transfer: Transfer): string {
  return `${transfer.idempotencyKey}/${transfer.amountMinor}`;
}

/** The same of what `postTransfers` hands over, as array literals. */
function namesOfPosted(values: readonly unknown[]): readonly string[] {
  const keys = String(values[4]).slice(2, -2).split('","');
  const amounts = String(values[8]).slice(1, -1).split(',');
  return keys.map((key, index) => `${key}/${amounts[index]}`);
}

function databaseError(code: string): DatabaseError {
  const error = new DatabaseError('planned', 0, 'error');
  error.code = code;
  return error;
}

function accountAt(index: number) {
  const account = accountsInPlay[index];
  if (account === undefined) throw new Error(`no account ${index}`);
  return account;
}
