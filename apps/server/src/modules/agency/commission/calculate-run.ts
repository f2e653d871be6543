import { findTier, singleProducts } from '@wau/rules/agency/contract-terms';
import { tierFromWire } from '@wau/rules/agency/wire-tiers';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { allowAllTime } from '../../../platform/jobs/unhurried-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { insertLines, insertPayments } from './commission-lines-sql.ts';
import {
  closeCalculation,
  lockRun,
  type RunKey,
  type RunPeriod,
  type RunRow,
  selectRunPeriods,
  updateLinesThrough,
  updatePeriodReckoned,
} from './commission-run-sql.ts';
import {
  type ContractFiguresRow,
  insertDepositors,
  insertTerms,
  type ReckonedTerms,
  selectContractFigures,
  selectRunAgents,
} from './commission-terms-sql.ts';
import { joinByHashing, lockCommissions } from './count-bets-sql.ts';

type Parts = Pick<ServerParts, 'database' | 'clock'>;

/** So many agents' lines are written in one transaction. */
const agentsPerChunk = 2_000;

/**
 * Calculates a run in steps, each a transaction of its own that does nothing where it has been done: the terms of each period,
 * the oldest first because what a period leaves is carried into the next; the lines and payments of some agents after the
 * other; the sums. After a crash it goes on where it was, and several processes wait for each other.
 *
 * Locks: the merchant's commissions, the run's row.
 */
export async function calculateRun(parts: Parts, key: RunKey, stopping?: AbortSignal): Promise<void> {
  let isOver = false;
  while (!isOver && stopping?.aborted !== true) {
    isOver = await withTransaction(parts.database, async (tx) => {
      await allowAllTime(tx);
      await lockCommissions(tx, key.merchantCode);
      const run = await lockRun(tx, key);
      return run === undefined || run.state !== 'calculating' || takeStep(parts, tx, key, run);
    });
  }
}

/** @returns whether nothing is left to calculate */
async function takeStep(
  { clock }: Pick<Parts, 'clock'>,
  tx: SqlRunner,
  key: RunKey,
  run: RunRow,
): Promise<boolean> {
  const periods = await selectRunPeriods(tx, key);
  await joinByHashing(tx);
  const next = periods.find(({ isReckoned }) => !isReckoned);
  if (next !== undefined) {
    await reckonPeriod(tx, key, run, next);
    return false;
  }
  const agentIds = await selectRunAgents(tx, key, run.lines_through, agentsPerChunk);
  const last = agentIds.at(-1);
  if (last === undefined) {
    await closeCalculation(tx, key, new Date(clock.nowMs()));
    return true;
  }
  const of = { ...key, kind: run.kind, upToBatch: run.up_to_batch, products: singleProducts };
  for (const { origin } of periods) await insertLines(tx, of, origin, agentIds);
  await insertPayments(tx, key, run, agentIds);
  await updateLinesThrough(tx, key, last);
  return false;
}

async function reckonPeriod(
  tx: SqlRunner,
  key: RunKey,
  run: RunRow,
  { origin, isOwn }: RunPeriod,
): Promise<void> {
  if (isOwn) await insertDepositors(tx, key, run);
  const rows = await selectContractFigures(tx, key.merchantCode, run.kind, origin, run.up_to_batch);
  const terms = rows.map((row) => reckonTerms(run, row));
  await insertTerms(tx, key, origin.starts_at, isOwn ? withoutEmpty(terms) : terms);
  await updatePeriodReckoned(tx, key, origin.starts_at);
}

function reckonTerms({ kind }: Pick<RunRow, 'kind'>, row: ContractFiguresRow): ReckonedTerms {
  const tiers = row.tiers.map(tierFromWire);
  const tier = findTier(kind, tiers, {
    turnoverMinor: row.turnover_minor,
    netLossMinor: row.net_loss_minor + row.carried_minor,
    activeMembers: row.active_members,
  });
  return {
    ...{ agentId: row.agent_id, product: row.product, version: row.version, uplineId: row.upline_id },
    ...{ turnoverMinor: row.turnover_minor, netLossMinor: row.net_loss_minor },
    ...{ carriedMinor: row.carried_minor, activeMembers: row.active_members },
    tier: tier === undefined ? 0 : tiers.indexOf(tier) + 1,
    basisPoints: tier?.basisPoints ?? 0,
    amountMinor: tier?.amountMinor ?? 0n,
  };
}

/** Contracts by which nothing was done and nothing is paid leave no row, unless they are to give what an agent below gets. */
function withoutEmpty(terms: readonly ReckonedTerms[]): readonly ReckonedTerms[] {
  const isEmpty = (each: ReckonedTerms) =>
    each.tier === 0 &&
    each.turnoverMinor === 0n &&
    each.netLossMinor === 0n &&
    each.carriedMinor === 0n &&
    each.activeMembers === 0;
  const filled = terms.filter((each) => !isEmpty(each));
  const givers = new Set(filled.map(({ uplineId }) => uplineId));
  return terms.filter((each) => !isEmpty(each) || givers.has(each.agentId));
}
