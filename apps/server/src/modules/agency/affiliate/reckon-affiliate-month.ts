import type { MemberId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { reckonAffiliate } from '@wau/rules/agency/affiliate-statement';
import { termsFromWire } from '@wau/rules/agency/affiliate-wire-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { assert } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectPlanOn } from './affiliate-plans-sql.ts';
import { lockRun, type RunOf } from './affiliate-runs-sql.ts';
import {
  insertLines,
  insertStatement,
  selectBases,
  selectCarried,
  selectPartnersToReckon,
} from './affiliate-statements-sql.ts';

/**
 * What an affiliate is paid for a month, written down with a line for each member. Nothing moves yet.
 *
 * Invariants: an affiliate has one statement of a month, by a unique index; lines and what was carried over add up to it to
 * the minor unit; a month that is no longer counted gets none.
 * Locks: the month's row.
 */
export async function reckonAffiliateMonth(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  run: RunOf,
  affiliateId: MemberId,
): Promise<void> {
  if ((await lockRun(tx, run)) !== 'counting') return;
  // Another process may have reckoned it meanwhile.
  const [partner] = await selectPartnersToReckon(tx, run, 1, affiliateId);
  if (partner === undefined) return;
  const { plan_code, is_active } = partner;
  const { merchantCode, month } = run;
  const plan = await selectPlanOn(tx, merchantCode, plan_code, month);
  assert(plan !== undefined, 'an affiliate has a plan that there is');
  const bases = await selectBases(tx, run, affiliateId);
  const carriedIn = await selectCarried(tx, run, affiliateId);
  const reckoned = reckonAffiliate(
    termsFromWire(plan.terms),
    carriedIn,
    bases.map((base) => ({
      netMinor: base.net_minor,
      unpaidFirstDepositMinor: base.unpaid_first_deposit_minor,
      turnoverMinor: base.turnover_minor,
    })),
  );
  const statementId = newId('affiliateStatement', clock, random);
  await insertStatement(tx, merchantCode, {
    ...{ statement_id: statementId, month, affiliate_id: affiliateId },
    ...{ plan_code, plan_version: plan.version, state: is_active ? 'waiting' : 'withheld' },
    carried_in_minor: toMinor(carriedIn),
    net_minor: toMinor(reckoned.netMinor),
    basis_points: reckoned.basisPoints,
    share_minor: toMinor(reckoned.shareMinor),
    carried_share_minor: toMinor(reckoned.carriedShareMinor),
    qualified_count: reckoned.qualifiedCount,
    fee_minor: toMinor(reckoned.feeMinor),
    amount_minor: toMinor(reckoned.amountMinor),
    carried_out_minor: toMinor(reckoned.carriedOutMinor),
  });
  const lines = bases.flatMap((base, index) => {
    const line = reckoned.lines[index];
    assert(line !== undefined, 'each base has its line');
    const { member_id: memberId, net_minor: netMinor, correction_minor: correctionMinor } = base;
    const isNothing = netMinor === 0n && correctionMinor === 0n && !line.qualifies && line.shareMinor === 0n;
    return isNothing ? [] : [{ ...line, memberId, netMinor, correctionMinor }];
  });
  await insertLines(tx, merchantCode, statementId, lines);
}
