import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { type NumberedTransfer, postTransfers } from './posting-sql.ts';
import { inputHashOf, newTransferUuids, type Transfer, type TransferAnswer } from './transfer.ts';

export interface IdSource {
  readonly clock: Clock;
  readonly random: Random;
}

/**
 * Posts transfers of any merchants, equal keys included, and answers in their order. One statement a merchant;
 * the transfers of one merchant keep their order.
 */
export async function postInOrder(
  runner: SqlRunner,
  transfers: readonly Transfer[],
  source: IdSource,
): Promise<readonly TransferAnswer[]> {
  const uuids = newTransferUuids(transfers.length, source.clock.nowMs(), source.random);
  const numbered = transfers.map((transfer, index) => ({
    transfer,
    uuid: uuids[index] ?? '',
    inputHash: inputHashOf(transfer),
  }));
  const answers = new Map<NumberedTransfer, TransferAnswer>();
  // In one order everywhere, so that two transactions over the same merchants do not wait in a circle.
  const merchants = [...groupByMerchant(numbered)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [merchantId, ofMerchant] of merchants) {
    await postOfMerchant(runner, merchantId, ofMerchant, answers);
  }
  return numbered.map((each) => answerTo(each, answers));
}

/**
 * The statement takes a key once. A repetition with the same input shares the answer; one with another input asks
 * in the next round, after the first has its answer stored.
 */
async function postOfMerchant(
  runner: SqlRunner,
  merchantId: MerchantCode,
  numbered: readonly NumberedTransfer[],
  answers: Map<NumberedTransfer, TransferAnswer>,
): Promise<void> {
  const firstOfKey = new Map<string, NumberedTransfer>();
  const repetitions: [NumberedTransfer, NumberedTransfer][] = [];
  const nextRound: NumberedTransfer[] = [];
  for (const each of numbered) {
    const first = firstOfKey.get(each.transfer.idempotencyKey);
    if (first === undefined) firstOfKey.set(each.transfer.idempotencyKey, each);
    else if (first.inputHash === each.inputHash) repetitions.push([each, first]);
    else nextRound.push(each);
  }
  const firsts = [...firstOfKey.values()];
  const posted = await postTransfers(runner, merchantId, firsts);
  for (const [index, answer] of posted.entries()) {
    const first = firsts[index];
    if (first !== undefined) answers.set(first, answer);
  }
  for (const [repetition, first] of repetitions) {
    answers.set(repetition, { ...answerTo(first, answers), replayed: true });
  }
  if (nextRound.length > 0) await postOfMerchant(runner, merchantId, nextRound, answers);
}

function groupByMerchant(
  numbered: readonly NumberedTransfer[],
): ReadonlyMap<MerchantCode, readonly NumberedTransfer[]> {
  return Map.groupBy(numbered, ({ transfer }) => transfer.merchantId);
}

function answerTo(
  asked: NumberedTransfer,
  answers: ReadonlyMap<NumberedTransfer, TransferAnswer>,
): TransferAnswer {
  const answer = answers.get(asked);
  if (answer === undefined) throw new Error('the database answers every transfer');
  return answer;
}
