import { checkKind, limitConfirmHours, type PlayLimitKind } from '@wau/contract/play-limits';
import { withTransaction } from '@wau/service/database/database';
import { newId } from '@wau/service/random';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { hastenRealityCheck } from '../reality-check/hasten-reality-check.ts';
import {
  insertLimitChange,
  type LimitChange,
  type StoredLimit,
  selectStoredLimit,
  upsertLimit,
} from './play-limit-sql.ts';

export type PlayLimitParts = Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random'>;
export type Limiter = Pick<MemberContext, 'merchant' | 'member'>;

/** What a step makes of a limit, with what is written down of it; `undefined` where nothing becomes different. */
export type LimitStep = (
  stored: StoredLimit,
  nowMs: number,
) => { readonly limit: StoredLimit; readonly change: Omit<LimitChange, 'kind'> } | undefined;

/**
 * Takes a step with one of a member's limits.
 *
 * Invariants: the limit and the line that tells of it are of one transaction; steps of a member take turns.
 * Locks: the member's row, then the one of its reality checks.
 */
export function changePlayLimit(
  parts: PlayLimitParts,
  { merchant, member }: Limiter,
  kind: PlayLimitKind,
  step: LimitStep,
): Promise<void> {
  const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  return withTransaction(parts.database, async (tx) => {
    await lockMember(tx, owner);
    const nowMs = parts.clock.nowMs();
    const taken = step(withoutLapsed(await selectStoredLimit(tx, owner, kind), nowMs), nowMs);
    if (taken === undefined) return;
    const now = new Date(nowMs);
    await upsertLimit(tx, owner, kind, taken.limit, now);
    const changeId = newId('playLimitChange', parts.clock, parts.random);
    await insertLimitChange(tx, owner, changeId, { kind, ...taken.change }, now);
    const { limit_value: value } = taken.limit;
    if (kind === checkKind && value !== null) await hastenRealityCheck(tx, owner, Number(value));
  });
}

type Waiting = Pick<StoredLimit, 'pending_value' | 'pending_from'>;

/** What waited too long for the member's word waits no more: else one wish would open the way for ever. */
export function withoutLapsed<Limit extends Waiting>(limit: Limit, nowMs: number): Limit {
  const { pending_from: from } = limit;
  const isLapsed = from !== null && from.getTime() + limitConfirmHours * 3_600_000 < nowMs;
  return isLapsed ? { ...limit, pending_value: null, pending_from: null } : limit;
}

/** A limit with nothing that waits. */
export function settled(value: bigint | null): StoredLimit {
  return { limit_value: value, pending_value: null, pending_from: null };
}

export function readLimit(value: string | null): bigint | null {
  return value === null ? null : BigInt(value);
}
