import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import type { MemberId } from '@wau/contract/ids';
import type { Transfer } from '@wau/ledger/transfer';
import { minorToWire } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { trialMemberType } from '../../../platform/sessions/member-types.ts';
import { packetTransfer } from './rain-postings.ts';
import {
  type CaughtPacketRow,
  claimRedPackets,
  hasFreePackets,
  selectCaughtPackets,
  selectEntitled,
} from './red-packet-sql.ts';
import { holdRedRain, type RainKey, type RedRainRow } from './red-rain-sql.ts';

export interface AskedCatch extends RainKey {
  readonly memberId: MemberId;
}

export type CaughtPacket = CallValue<Calls['catchRedPacket']>;

export type CatchOutcome =
  | { readonly kind: 'caught'; readonly packet: CaughtPacket }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** All that are left are in the hands of another transaction. */
  | { readonly kind: 'later' };

type OutcomeOf = Map<MemberId, CatchOutcome>;

/**
 * Gives packets to those who catch, in one transaction.
 *
 * Invariants: nobody has two packets of a rain, whatever is asked for again, by an index and by the ledger's key; a packet is
 * given and paid in one transaction, or neither; none is given before the rain starts, after it is over, or to whom it is
 * not for.
 * Locks: the rains' rows by their ids (shared), the packets, what the ledger locks.
 */
export function catchTogether(
  { database, ledger, clock }: Pick<ServerParts, 'database' | 'ledger' | 'clock'>,
  asked: readonly AskedCatch[],
): Promise<readonly CatchOutcome[]> {
  return withTransaction(database, async (tx) => {
    const now = new Date(clock.nowMs());
    const byRain = Map.groupBy(asked, ({ merchantCode, rainId }) => `${merchantCode}/${rainId}`);
    const outcomes = new Map<string, OutcomeOf>();
    const transfers: Transfer[] = [];
    for (const [name, catchers] of [...byRain].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
      const [first] = catchers;
      assert(first !== undefined, 'a group is not empty');
      const memberIds = [...new Set(catchers.map(({ memberId }) => memberId))];
      const given = await giveOfRain(tx, first, memberIds, now);
      outcomes.set(name, given.outcomes);
      transfers.push(...given.transfers);
    }
    const answers = transfers.length === 0 ? [] : await ledger.postInTransaction(tx, transfers);
    // What was put aside is there, and a member's wallet takes it: anything else undoes all of it.
    const refused = answers.find(({ outcome }) => outcome === 'refused');
    if (refused !== undefined) throw new Error('a packet could not be paid');
    return asked.map(({ merchantCode, rainId, memberId }) => {
      const outcome = outcomes.get(`${merchantCode}/${rainId}`)?.get(memberId);
      assert(outcome !== undefined, 'everybody who catches is answered');
      return outcome;
    });
  });
}

interface Given {
  readonly outcomes: OutcomeOf;
  readonly transfers: readonly Transfer[];
}

async function giveOfRain(
  tx: SqlRunner,
  key: RainKey,
  memberIds: readonly MemberId[],
  now: Date,
): Promise<Given> {
  const rain = await holdRedRain(tx, key);
  if (rain === undefined) return { outcomes: refuseAll(memberIds, 'rain.unknown'), transfers: [] };
  const outcomes: OutcomeOf = new Map();
  const caught = (row: CaughtPacketRow) =>
    outcomes.set(row.member_id, { kind: 'caught', packet: packetView(rain, row) });
  for (const row of await selectCaughtPackets(tx, key, memberIds)) caught(row);
  const fresh = memberIds.filter((memberId) => !outcomes.has(memberId));
  const closed = closedCode(rain, now);
  const entitled = closed === undefined ? await letIn(tx, rain, fresh, now, outcomes) : [];
  if (closed !== undefined) addRefusals(outcomes, fresh, closed);
  const claimed = entitled.length === 0 ? [] : await claimRedPackets(tx, key, entitled, now);
  for (const row of claimed) caught(row);
  const without = entitled.filter((memberId) => !outcomes.has(memberId));
  if (without.length > 0) {
    const isLater = await hasFreePackets(tx, key);
    for (const memberId of without)
      outcomes.set(memberId, isLater ? { kind: 'later' } : { kind: 'refused', code: 'rain.empty' });
  }
  return {
    outcomes,
    transfers: claimed.map((row) => packetTransfer(rain, row.member_id, row.amount_minor)),
  };
}

function closedCode(rain: RedRainRow, now: Date): ErrorCode | undefined {
  if (rain.status === 'cancelled' || now >= rain.ends_at) return 'rain.over';
  // Of one that was closed before its end all is caught.
  if (rain.status === 'ended') return 'rain.empty';
  return now < rain.starts_at ? 'rain.not.begun' : undefined;
}

/** Those whom the rain is for; of the others it is said why not. */
async function letIn(
  tx: SqlRunner,
  rain: RedRainRow,
  memberIds: readonly MemberId[],
  now: Date,
  outcomes: OutcomeOf,
): Promise<readonly MemberId[]> {
  if (memberIds.length === 0) return [];
  const rows = await selectEntitled(tx, rain, memberIds, now, [trialMemberType]);
  const isActive = new Map(rows.map(({ member_id, is_active }) => [member_id, is_active]));
  const shutOut = memberIds.filter((memberId) => !isActive.has(memberId));
  const idle = memberIds.filter((memberId) => isActive.get(memberId) === false);
  addRefusals(outcomes, shutOut, 'rain.excluded');
  addRefusals(outcomes, idle, 'rain.inactive');
  return memberIds.filter((memberId) => isActive.get(memberId) === true);
}

function addRefusals(outcomes: OutcomeOf, memberIds: readonly MemberId[], code: ErrorCode): void {
  for (const memberId of memberIds) outcomes.set(memberId, { kind: 'refused', code });
}

function refuseAll(memberIds: readonly MemberId[], code: ErrorCode): OutcomeOf {
  return new Map(memberIds.map((memberId) => [memberId, { kind: 'refused', code }]));
}

function packetView(rain: RedRainRow, row: CaughtPacketRow): CaughtPacket {
  return {
    packetNumber: row.packet_number,
    amountMinor: minorToWire(row.amount_minor),
    currencyCode: rain.currency,
    caughtAt: row.caught_at.toISOString(),
  };
}
