import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor, zeroMinor } from '@wau/money/minor';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type FiguresRow, selectFigures } from './affiliate-figures-sql.ts';
import { requireAffiliate } from './require-affiliate.ts';

type Figures = CallValue<Calls['getAffiliateFigures']>;

/** More parts of campaigns than anybody reads. */
const mostRows = 500;

const nothing: FiguresRow = {
  ...{ key: '', visits: 0n, registered: 0n, first_deposits: 0n, deposits: 0n },
  ...{ deposit_minor: zeroMinor, stake_minor: zeroMinor, payout_minor: zeroMinor },
  ...{ turnover_minor: zeroMinor, reward_minor: zeroMinor },
};

/**
 * What came of an affiliate's links over some days, read from what the job has counted.
 *
 * @throws Refusal `affiliate.unknown`; InvalidRequestError for days that are none
 */
export async function getAffiliateFigures(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode, currencyCode }, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { by, campaignCode, ...asked }: CallQuery<Calls['getAffiliateFigures']>,
): Promise<Figures> {
  const days = requireDays(asked);
  await requireAffiliate(runner, { merchantCode, memberId: member.memberId });
  const of = { merchantCode, affiliateId: member.memberId, days, campaignCode: campaignCode ?? null };
  const [[all = nothing], rows] = await Promise.all([
    selectFigures(runner, of, 'all', 1),
    selectFigures(runner, of, by, mostRows),
  ]);
  const { key: _, ...totals } = viewOf(all);
  return { currencyCode, totals, list: rows.map(viewOf) };
}

function viewOf(row: FiguresRow): Figures['list'][number] {
  return {
    key: row.key,
    visitCount: Number(row.visits),
    registeredCount: Number(row.registered),
    firstDepositCount: Number(row.first_deposits),
    depositCount: Number(row.deposits),
    depositMinor: minorToWire(row.deposit_minor),
    turnoverMinor: minorToWire(row.turnover_minor),
    stakeMinor: minorToWire(row.stake_minor),
    payoutMinor: minorToWire(row.payout_minor),
    rewardMinor: minorToWire(row.reward_minor),
    netMinor: minorToWire(toMinor(row.stake_minor - row.payout_minor - row.reward_minor)),
  };
}
