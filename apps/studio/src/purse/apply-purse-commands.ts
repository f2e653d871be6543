import type { CurrencyCode } from '@wau/money/currency';
import { type Database, TransientConflict, withTransaction } from '@wau/service/database/database';
import { violatedUnique } from '@wau/service/database/violated-constraint';
import { carryOut } from './carry-out.ts';
import { PurseBook } from './purse-book.ts';
import {
  type PurseAnswer,
  type PurseCommand,
  type PurseKey,
  purseText,
  transactionNamesOf,
} from './purse-command.ts';
import {
  insertPurseEntries,
  insertPurseTransactions,
  lockPurses,
  openPurses,
  selectPurseRounds,
  selectPurseTransactions,
  updatePurses,
  upsertPurseRounds,
} from './purse-sql.ts';

/** A command, and the currency that a purse is opened in which is not there yet. */
export interface PurseOrder {
  readonly command: PurseCommand;
  readonly currencyCode: CurrencyCode;
}

/**
 * Carries commands out in their order, all in one transaction; each is answered for itself.
 *
 * Locks: purses in the order of their keys. Rounds and names of play belong to one purse, names of transfers are fought
 * for by their unique key.
 */
export async function applyPurseCommands(
  database: Pick<Database, 'pool'>,
  orders: readonly PurseOrder[],
  now: Date,
): Promise<readonly PurseAnswer[]> {
  const commands = orders.map(({ command }) => command);
  const keys = [...new Map(commands.map(({ purse }) => [purseText(purse), purse])).values()];
  return withTransaction(database, async (tx) => {
    let purses = await lockPurses(tx, keys);
    if (purses.length < keys.length) {
      await openPurses(tx, currenciesOf(orders));
      purses = await lockPurses(tx, keys);
    }
    const rounds = await selectPurseRounds(tx, roundNamesOf(commands));
    const transactions = await selectPurseTransactions(
      tx,
      commands.flatMap((command) =>
        transactionNamesOf(command).map((name) => ({ ...name, ...ofVendor(command.purse) })),
      ),
    );
    const book = new PurseBook(purses, rounds, transactions, now);
    const answers = commands.map((command) => carryOut(book, command));
    await write(tx, book, now);
    return answers;
  });
}

async function write(tx: Parameters<typeof lockPurses>[0], book: PurseBook, now: Date): Promise<void> {
  const { changedPurses, changedRounds, entries, newTransactions } = book;
  if (changedPurses.length > 0) await updatePurses(tx, changedPurses, now);
  if (entries.length > 0) await insertPurseEntries(tx, entries, now);
  if (changedRounds.length > 0) await upsertPurseRounds(tx, changedRounds);
  try {
    if (newTransactions.length > 0) await insertPurseTransactions(tx, newTransactions, now);
  } catch (error) {
    if (violatedUnique(error) !== 'purse_transaction_pkey') throw error;
    throw new TransientConflict('a name was taken meanwhile for another purse', { cause: error });
  }
}

function currenciesOf(orders: readonly PurseOrder[]) {
  const byPurse = new Map(orders.map((order) => [purseText(order.command.purse), order]));
  return [...byPurse.values()].map(({ command, currencyCode }) => ({ ...command.purse, currencyCode }));
}

function roundNamesOf(commands: readonly PurseCommand[]) {
  return commands.flatMap((command) =>
    'roundId' in command ? [{ roundId: command.roundId, ...ofVendor(command.purse) }] : [],
  );
}

function ofVendor({ merchantId, vendorCode }: PurseKey) {
  return { merchantId, vendorCode };
}
