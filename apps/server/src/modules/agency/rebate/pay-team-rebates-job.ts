import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { productOfCategory } from '@wau/rules/agency/member-rates';
import { withTransaction } from '@wau/service/database/database';
import { newId } from '@wau/service/random';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { typesWithoutTeam } from '../../../platform/sessions/member-types.ts';
import {
  addDayToStandings,
  insertRebateLines,
  insertReckonedDay,
  insertTeamRebates,
  type NewTeamRebate,
  selectDayToReckon,
  selectDueRebates,
} from './reckon-rebates-sql.ts';
import { tellTeamRebates } from './tell-team-rebates.ts';

type Parts = Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'random'>;
type Paying = Pick<Merchant, 'merchantCode' | 'currencyCode'>;

/** What a day brought is written within so long after it, whatever was under way at midnight. */
const settlingMs = 60 * 60_000;
/** Agents that are paid in one transaction. */
const agentsPerPayment = 500;

export const payTeamRebatesJobName = 'pay-team-rebates';

/** AG-04: reckons each night what agents get of their teams' stakes, and pays it. Play money of trials is no business. */
export function payTeamRebatesJob(parts: Parts & Pick<ServerParts, 'merchants'>): Job<unknown> {
  return {
    name: payTeamRebatesJobName,
    schedule: '20 * * * *',
    async run(_payload, stopping) {
      const failures: unknown[] = [];
      for (const merchant of await parts.merchants.all()) {
        if (stopping.aborted) return;
        if (merchant.trialOf !== undefined) continue;
        await payTeamRebates(parts, merchant, stopping).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} merchants' rebates failed`);
    },
  };
}

/**
 * Reckons every day of a merchant that is over, then pays what is due.
 *
 * Invariants: a day is reckoned once, and its lines, what agents have earned by them and that it is reckoned are of one
 * transaction; what is paid, that it is paid, the money and what agents are told are of one as well. So it may end anywhere and begin again, in two
 * processes at a time. Nobody is paid more than the lines say, rounded down over all days; what a correction takes back is
 * made up for by what comes, and never taken from a wallet.
 */
export async function payTeamRebates(parts: Parts, merchant: Paying, stopping?: AbortSignal): Promise<void> {
  const { merchantCode } = merchant;
  const overBy = new Date(parts.clock.nowMs() - settlingMs);
  for (;;) {
    if (isStopping(stopping)) return;
    const day = await selectDayToReckon(parts.runner, merchantCode, overBy);
    if (day === undefined) break;
    await reckonDay(parts, merchant, day);
  }
  let paidCount = agentsPerPayment;
  while (paidCount === agentsPerPayment && !isStopping(stopping)) paidCount = await payDue(parts, merchant);
}

function isStopping(stopping: AbortSignal | undefined): boolean {
  return stopping?.aborted === true;
}

function reckonDay({ database, clock }: Parts, merchant: Paying, day: string): Promise<void> {
  const { merchantCode, currencyCode } = merchant;
  return withTransaction(database, async (tx) => {
    if (!(await insertReckonedDay(tx, merchantCode, day, new Date(clock.nowMs())))) return;
    const [categories, products] = [Object.keys(productOfCategory), Object.values(productOfCategory)];
    await insertRebateLines(tx, { merchantCode, currencyCode, day, categories, products, typesWithoutTeam });
    await addDayToStandings(tx, merchantCode, day);
  });
}

/**
 * Pays some agents, and says how many. Locks: what agents have earned, in the order of their ids, then what the ledger locks, then
 * the counters of the agents' events.
 */
function payDue(parts: Parts, merchant: Paying): Promise<number> {
  const { database, ledger, clock, random } = parts;
  const { merchantCode: merchantId, currencyCode: currency } = merchant;
  return withTransaction(database, async (tx) => {
    const due = await selectDueRebates(tx, merchantId, agentsPerPayment);
    if (due.length === 0) return 0;
    const rebates: readonly NewTeamRebate[] = due.map((row) => ({
      ...row,
      rebateId: newId('teamRebate', clock, random),
    }));
    await insertTeamRebates(tx, merchant, rebates, new Date(clock.nowMs()));
    const house = houseAccountId('rebates');
    await ledger.openAccount({ merchantId, accountId: house, kind: 'house', currency }, tx);
    const answers = await ledger.postInTransaction(
      tx,
      rebates.map((rebate) => ({
        ...{ merchantId, currency },
        idempotencyKey: toIdempotencyKey(`team.rebate:${rebate.rebateId}`),
        debit: house,
        credit: playerAccountId(rebate.agent_id),
        amountMinor: rebate.due_minor,
        reason: 'team.rebate',
        reference: rebate.rebateId,
      })),
    );
    const refused = answers.find(({ outcome }) => outcome !== 'posted');
    if (refused !== undefined)
      throw new Error(`team rebates could not be paid: ${JSON.stringify(refused.outcome)}`);
    await tellTeamRebates(parts, tx, merchant, rebates);
    return due.length;
  });
}
