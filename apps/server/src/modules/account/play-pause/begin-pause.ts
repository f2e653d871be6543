import type { Id } from '@wau/contract/ids';
import { isPauseLength, type PauseKind } from '@wau/contract/play-pauses';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../member/lock-member.ts';
import { readPersonalData } from '../member/personal-data.ts';
import { logoutEverywhere } from '../session/logout-everywhere.ts';
import { identityDigests } from './identity-digest.ts';
import {
  insertExcludedIdentities,
  insertPause,
  type PausedMember,
  type PauseSource,
  selectIdentity,
  selectPause,
  selectSamePerson,
} from './play-pause-sql.ts';

export type PauseParts = Pick<ServerParts, 'clock' | 'random' | 'config'>;

export interface PauseWish {
  readonly kind: PauseKind;
  /** `null`: for good. */
  readonly days: number | null;
}

const dayMs = 24 * 3_600_000;

/**
 * Keeps a member from play, and with an exclusion everybody at the operator's other merchants who has confirmed the same
 * number.
 *
 * Invariants: rows are only added, so that none is shortened; all sessions of whoever is paused end in the same
 * transaction, and with them all that bets are taken by. Of an exclusion digests of number, address and identity number
 * are kept, by which registrations are refused.
 * Locks: the rows of the members in the order of their merchants, then their sessions. Their merchant's data alone is read.
 *
 * @returns when it ends
 * @throws Refusal `play.pause.length.wrong`, `member.unknown`
 */
export async function beginPause(
  parts: PauseParts,
  tx: SqlRunner,
  member: PausedMember,
  { kind, days }: PauseWish,
  by: { readonly source: Exclude<PauseSource, 'elsewhere'>; readonly reason: string },
): Promise<Date | null> {
  const identity = await selectIdentity(tx, member);
  if (identity === undefined) throw new Refusal('member.unknown');
  if (!isPauseLength(kind, days)) throw new Refusal('play.pause.length.wrong', { field: 'days' });
  const others =
    kind === 'exclusion' && identity.is_mobile_confirmed && identity.mobile_number !== null
      ? await selectSamePerson(tx, member.merchantCode, identity.mobile_number)
      : [];
  const all = [member, ...others].toSorted((a, b) => (a.merchantCode < b.merchantCode ? -1 : 1));
  for (const each of all) await lockMember(tx, each);
  const nowMs = parts.clock.nowMs();
  const endsAt = days === null ? null : new Date(nowMs + days * dayMs);
  const pause = { kind, beginsAt: new Date(nowMs), endsAt };
  for (const each of all) {
    const pauseId: Id<'playPause'> = newId('playPause', parts.clock, parts.random);
    const own = each === member ? by : ({ source: 'elsewhere', reason: '' } as const);
    await insertPause(tx, { ...pause, ...each, ...own, pauseId });
    if (each === member && kind === 'exclusion') {
      const { idNumber } = await readPersonalData(parts, tx, member.merchantCode, member.memberId);
      const digests = identityDigests(parts.config, {
        mobileNumber: identity.mobile_number ?? undefined,
        email: identity.email_key ?? undefined,
        idNumber,
      });
      await insertExcludedIdentities(tx, { merchantCode: member.merchantCode, pauseId, endsAt }, digests);
    }
    await logoutEverywhere(parts, tx, each.merchantCode, each.memberId);
  }
  const holding = await selectPause(tx, member, new Date(nowMs));
  return holding === undefined ? endsAt : holding.ends_at;
}
