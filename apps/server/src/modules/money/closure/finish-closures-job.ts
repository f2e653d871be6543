import { withTransaction } from '@wau/service/database/database';
import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { type ClosingMember, postponeClosure, selectDueClosures } from './closure-sql.ts';
import { finishClosure } from './finish-closure.ts';

const batchSize = 200;
/** A closure that waits is looked at again after this. */
const lookAgainMs = 5 * 60_000;

type Parts = Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'merchants'>;

/** Closes in fact the accounts from which everything has been paid out since their members closed them. */
export function finishClosuresJob(parts: Parts): Job<unknown> {
  return {
    name: 'finish-closures',
    schedule: '* * * * *',
    async run(_payload, stopping) {
      const due = await selectDueClosures(parts.runner, new Date(parts.clock.nowMs()), batchSize);
      for (const member of due) {
        if (stopping.aborted) return;
        await look(parts, member);
      }
    },
  };
}

async function look(parts: Parts, member: ClosingMember): Promise<void> {
  const merchant = await parts.merchants.byCode(member.merchantCode);
  if (merchant === undefined) throw new Error(`merchant ${member.merchantCode} of a closure is gone`);
  await withTransaction(parts.database, async (tx) => {
    await lockMember(tx, member);
    if (await finishClosure(parts, tx, member, merchant.currencyCode)) return;
    await postponeClosure(tx, member, new Date(parts.clock.nowMs() + lookAgainMs));
  });
}
