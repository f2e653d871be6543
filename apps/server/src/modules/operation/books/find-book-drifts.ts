import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { findLotteryDrifts } from '../../lottery/lottery-books/find-lottery-drifts.ts';
import { findWrongSums } from '../../play/betting/find-wrong-sums.ts';
import {
  type DriftRow,
  selectContradictions,
  selectCountDrifts,
  selectDepositDrifts,
  selectFundTransferDrifts,
  selectPayoutDrifts,
  selectReportDrifts,
} from './order-drifts-sql.ts';

/** Where two accounts of the same money differ. */
export interface BookDrift {
  /** The rule that is broken; those of the ledger's own rows are named in `packages/ledger`. */
  readonly check: string;
  /** The account, order or day that it is about. */
  readonly subject: string;
  readonly detail: string;
}

const dayMs = 24 * 60 * 60_000;
/** A contradiction is told of on two nights, so that none falls between two checks. */
const contradictionsForMs = 2 * dayMs;
/** Days that are younger than this are still counted anew; see `selectDaysToCount`. */
const countedAnewForMs = 19 * dayMs;

/**
 * Everything of a merchant that does not agree: entries, balances, roll-ups and sums of the ledger; sums of bets; what draws of
 * lotteries cost, their orders and entries; orders of deposits, payouts and transfers to vendors against the books; what
 * payment providers reported against the orders; the dashboards' counts. Each is one statement and so one moment, beside
 * whatever is posted. It reads all rows.
 */
export async function findBookDrifts(
  { ledger, clock }: Pick<ServerParts, 'ledger' | 'clock'>,
  runner: SqlRunner,
  { merchantCode, timeZone }: Pick<Merchant, 'merchantCode' | 'timeZone'>,
): Promise<readonly BookDrift[]> {
  const nowMs = clock.nowMs();
  const drifts: BookDrift[] = [];
  for (const row of await ledger.verifyChains(merchantCode, runner)) {
    const subject = row.accountId ?? row.transferId ?? row.table;
    const version = row.version === undefined ? '' : `version ${row.version}: `;
    drifts.push({ check: row.check, subject, detail: `${version}${row.detail}` });
  }
  for (const row of await findWrongSums(runner, merchantCode)) {
    const detail = `${row.day} ${row.category} ${row.currency}: ${row.stored || 'nothing'}, and the bets say ${row.expected || 'nothing'}`;
    drifts.push({ check: 'bets.day.sum', subject: `player:${row.member_id}`, detail });
  }
  const add = (check: string, rows: readonly DriftRow[]) =>
    drifts.push(...rows.map((row) => ({ check, subject: row.subject, detail: row.detail })));
  drifts.push(...(await findLotteryDrifts(runner, merchantCode)));
  add('deposits.credited', await selectDepositDrifts(runner, merchantCode));
  add('payouts.posted', await selectPayoutDrifts(runner, merchantCode));
  add('fund.transfers.posted', await selectFundTransferDrifts(runner, merchantCode));
  add('reports.orders', await selectReportDrifts(runner, merchantCode));
  const since = new Date(nowMs - contradictionsForMs);
  add('reports.contradiction', await selectContradictions(runner, merchantCode, since));
  const countedUntil = new Date(nowMs - countedAnewForMs).toISOString().slice(0, 10);
  add('members.day.count', await selectCountDrifts(runner, merchantCode, timeZone, countedUntil));
  return drifts;
}
