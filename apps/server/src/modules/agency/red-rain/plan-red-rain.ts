import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { longestRainLeadDays, shortestRainLeadMs } from '@wau/contract/calls/agency/red-rain-schema';
import type { MemberId, OperatorId } from '@wau/contract/ids';
import { commitmentOf } from '@wau/fairness/seeds';
import { type Minor, minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { enqueueJob } from '../../../platform/jobs/job.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { announceJobName } from './announce-red-rain-job.ts';
import { fundRain } from './rain-postings.ts';
import { packetsOfRain, redRainSeed } from './red-rain-seed.ts';
import { insertRedRain, type NewRedRain, type RainBoundsRow, type RedRainRow } from './red-rain-sql.ts';

export type RainOrder = Omit<CallBody<Calls['scheduleRedRain']>, 'paymentPassword'>;
export type RainParts = Pick<ServerParts, 'ledger' | 'clock' | 'random'> & {
  readonly config: Pick<ServerParts['config'], 'masterSecret'>;
};

const dayMs = 86_400_000;

export interface RainFunding {
  readonly merchant: Pick<Merchant, 'merchantCode' | 'currencyCode'>;
  readonly funder: RedRainRow['funder'];
  readonly agentId: MemberId | null;
  readonly scheduledBy: MemberId | OperatorId;
}

/**
 * Holds an order against the merchant's bounds and the clock.
 *
 * @throws Refusal `rain.amount.*`, `rain.packets.too.many`, `rain.time.invalid`
 */
export function requireRainOrder(
  { startsAt, totalMinor, packetCount }: RainOrder,
  { min_minor, max_minor }: Pick<RainBoundsRow, 'min_minor' | 'max_minor'>,
  nowMs: number,
): void {
  const total = BigInt(totalMinor);
  const about = (limit: Minor) => ({ field: 'totalMinor', limitMinor: minorToWire(limit) });
  if (total < min_minor) throw new Refusal('rain.amount.below.minimum', about(min_minor));
  if (total > max_minor) throw new Refusal('rain.amount.above.maximum', about(max_minor));
  if (total < BigInt(packetCount)) throw new Refusal('rain.packets.too.many', { field: 'packetCount' });
  const leadMs = Date.parse(startsAt) - nowMs;
  if (!(leadMs >= shortestRainLeadMs && leadMs <= longestRainLeadDays * dayMs))
    throw new Refusal('rain.time.invalid', { field: 'startsAt' });
}

/**
 * Writes down a rain with its packets, puts its whole sum aside, and has it announced.
 *
 * Invariants: the packets' sum is what was put aside; what they hold is fixed by a seed whose hash stands with the rain
 * before anybody catches one.
 * Locks: what the ledger locks.
 */
export async function planRedRain(
  parts: RainParts,
  tx: SqlRunner,
  { merchant, funder, agentId, scheduledBy }: RainFunding,
  order: RainOrder,
): Promise<RedRainRow> {
  const { merchantCode, currencyCode } = merchant;
  const rainId = newId('redRain', parts.clock, parts.random);
  const seed = redRainSeed(parts.config.masterSecret, merchantCode, rainId);
  const startsAt = new Date(order.startsAt);
  const rain: NewRedRain = {
    ...{ merchant_id: merchantCode, rain_id: rainId, agent_id: agentId, funder, scheduled_by: scheduledBy },
    ...{ currency: currencyCode, total_minor: toMinor(BigInt(order.totalMinor)) },
    ...{ packet_count: order.packetCount, needs_active: order.needsActive },
    levels: agentId === null ? null : order.levels,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + order.minutes * 60_000),
    commitment: commitmentOf(seed),
    scheduled_at: new Date(parts.clock.nowMs()),
  };
  const { total_minor: totalMinor, packet_count: packetCount } = rain;
  await insertRedRain(tx, rain, packetsOfRain(seed, { rainId, totalMinor, packetCount }));
  await fundRain(parts, tx, rain);
  await enqueueJob(tx, { name: announceJobName }, { merchantCode, rainId });
  return { ...rain, status: 'scheduled', ended_at: null, returned_minor: null };
}

/** What the audit keeps of a rain. */
export function auditedRain(rain: RedRainRow) {
  return {
    rainId: rain.rain_id,
    amountMinor: minorToWire(rain.total_minor),
    packetCount: rain.packet_count,
    startsAt: rain.starts_at.toISOString(),
    endsAt: rain.ends_at.toISOString(),
    levels: rain.levels,
    needsActive: rain.needs_active,
  };
}
