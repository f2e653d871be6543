import type { MemberId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { selectClubLevels } from './club-sql.ts';
import { followMembership } from './follow-membership.ts';
import { selectMembersToFollow } from './membership-sql.ts';

const batchSize = 200;

type JobParts = Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random' | 'merchants'>;

/**
 * Works out the levels of members who do not look themselves, so that they are told of them, and of one that is lost on
 * the day that it is. What it finds is what they would have found.
 */
export function followMembershipsJob(parts: JobParts): Job<unknown> {
  return {
    name: 'follow-memberships',
    schedule: '20 * * * *',
    async run(_payload, stopping) {
      for (const merchant of await parts.merchants.all()) {
        if (merchant.trialOf === undefined) await followMerchant(parts, merchant, stopping);
      }
    },
  };
}

async function followMerchant(parts: JobParts, merchant: Merchant, stopping: AbortSignal): Promise<void> {
  const { merchantCode, defaultLanguage } = merchant;
  const levels = await selectClubLevels(parts.runner, merchantCode, defaultLanguage, defaultLanguage);
  let after: MemberId | '' = '';
  let found = levels.length === 0 ? 0 : batchSize;
  while (found === batchSize && !stopping.aborted) {
    const now = new Date(parts.clock.nowMs());
    const members: readonly MemberId[] = await selectMembersToFollow(
      parts.runner,
      merchantCode,
      now,
      after,
      batchSize,
    );
    for (const memberId of members) {
      await withTransaction(parts.database, async (tx) => {
        await lockMember(tx, { merchantCode, memberId });
        await followMembership(parts, tx, merchant, memberId);
      });
    }
    after = members.at(-1) ?? after;
    found = members.length;
  }
}
