import { minorToWire } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { trialMemberType } from '../../../platform/sessions/member-types.ts';
import { tellInboxes } from '../../messaging/message/tell-inboxes.ts';
import { selectAudience } from './red-packet-sql.ts';
import { type RainKey, type RedRainRow, selectRedRain } from './red-rain-sql.ts';

export const announceJobName = 'announce-red-rain';

/** So many inboxes are written at once: enough to be quick, and short enough to hold nobody up. */
const announcedAtOnce = 500;

type AnnounceParts = Pick<ServerParts, 'runner' | 'database' | 'clock' | 'random'>;

/**
 * Tells those whom a rain is for that it comes, or that it was cancelled: in their inboxes, and on the pages that are open.
 * Each inbox has it once, however often the job is run.
 */
export function announceRedRainJob(parts: AnnounceParts): Job<RainKey> {
  return {
    name: announceJobName,
    async run(key, stopping) {
      const rain = await selectRedRain(parts.runner, key);
      if (rain === undefined || rain.status === 'ended') return;
      let after = '';
      while (!stopping.aborted) {
        const memberIds = await selectAudience(parts.runner, rain, [trialMemberType], after, announcedAtOnce);
        const last = memberIds.at(-1);
        if (last === undefined) return;
        await announceTo(parts, rain, memberIds);
        after = last;
      }
      throw new Error('the process stops before everybody was told');
    },
  };
}

async function announceTo(
  parts: AnnounceParts,
  rain: RedRainRow,
  memberIds: Awaited<ReturnType<typeof selectAudience>>,
): Promise<void> {
  const { merchant_id: merchantCode, rain_id: rainId } = rain;
  const isCancelled = rain.status === 'cancelled';
  const amount = { amountMinor: minorToWire(rain.total_minor), currencyCode: rain.currency };
  await withTransaction(parts.database, (tx) =>
    tellInboxes(
      parts,
      tx,
      merchantCode,
      memberIds.map((memberId) => ({
        memberId,
        textId: isCancelled ? ('rain.cancelled' as const) : ('rain.announced' as const),
        values: { amount, count: String(rain.packet_count) },
        onceKey: `rain ${rainId}${isCancelled ? ' cancelled' : ''}`,
      })),
    ),
  );
}
