import type { MemberId } from '@wau/contract/ids';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { enqueueJob } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { announceJobName } from './announce-red-rain-job.ts';
import { returnRain } from './rain-postings.ts';
import { hasFreePackets, selectCaughtSums } from './red-packet-sql.ts';
import { lockRedRain, type RainKey, type RedRainRow, updateRainEnd } from './red-rain-sql.ts';
import { type RedRainResultView, redRainResultView } from './red-rain-view.ts';

type EndParts = Pick<ServerParts, 'ledger' | 'clock'>;

/**
 * Closes a rain that is over, or of which all is caught: what nobody caught goes back to who funded it.
 *
 * Invariants: a rain is closed once, however often it is tried; what was caught and what goes back are all that was put
 * aside. Locks: the rain's row, which waits for those who are catching, then what the ledger locks.
 */
export async function endRedRain(parts: EndParts, tx: SqlRunner, key: RainKey): Promise<void> {
  const rain = await lockRedRain(tx, key);
  if (rain?.status !== 'scheduled') return;
  const now = new Date(parts.clock.nowMs());
  if (now < rain.ends_at && (now < rain.starts_at || (await hasFreePackets(tx, key)))) return;
  await close(parts, tx, rain, 'ended');
}

/**
 * Cancels a rain before it starts; all of its money goes back. Sent once more, it finds itself done.
 *
 * Invariants and locks: those of `endRedRain`.
 *
 * @throws Refusal `rain.unknown`, `rain.closed`
 */
export async function cancelRain(
  parts: EndParts,
  tx: SqlRunner,
  key: RainKey,
  /** Whose rain it has to be; `undefined` where any may be cancelled. */
  agentId: MemberId | undefined,
  reason?: string,
): Promise<Audited<RedRainResultView>> {
  const rain = await lockRedRain(tx, key);
  const isOwn = agentId === undefined || (rain?.agent_id === agentId && rain.funder === 'agent');
  if (rain === undefined || !isOwn) throw new Refusal('rain.unknown');
  const change = {
    subject: agentId ?? rain.rain_id,
    oldValues: { status: rain.status },
    newValues: {
      ...{ rainId: rain.rain_id, status: 'cancelled', amountMinor: minorToWire(rain.total_minor) },
      ...(reason === undefined ? {} : { reason }),
    },
  };
  if (rain.status === 'cancelled') return { value: redRainResultView(rain, undefined), change };
  if (rain.status === 'ended' || parts.clock.nowMs() >= rain.starts_at.getTime())
    throw new Refusal('rain.closed');
  const closed = await close(parts, tx, rain, 'cancelled');
  const { merchantCode, rainId } = key;
  await enqueueJob(tx, { name: announceJobName }, { merchantCode, rainId });
  return { value: redRainResultView(closed, undefined), change };
}

async function close(
  parts: EndParts,
  tx: SqlRunner,
  rain: RedRainRow,
  status: 'cancelled' | 'ended',
): Promise<RedRainRow> {
  const key = { merchantCode: rain.merchant_id, rainId: rain.rain_id };
  const sums = await selectCaughtSums(tx, key.merchantCode, [key.rainId]);
  const leftMinor = toMinor(rain.total_minor - (sums.get(key.rainId)?.caught_minor ?? 0n));
  const endedAt = new Date(parts.clock.nowMs());
  await updateRainEnd(tx, key, status, endedAt, leftMinor);
  await returnRain(parts, tx, rain, leftMinor);
  return { ...rain, status, ended_at: endedAt, returned_minor: leftMinor };
}
