import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MemberId, parseId, type RedRainId } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import { minorToWire, parseMinor, zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { assert, Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { trialMemberType } from '../../../platform/sessions/member-types.ts';
import { hasWithdrawalPassword } from '../../account/security/manage-payment-password.ts';
import { readOpenTurnover } from '../../money/turnover/turnover-requirements.ts';
import { turnoverToWire } from '../../money/turnover/turnover-to-wire.ts';
import { maskName } from '../../play/winner/mask-name.ts';
import type { CaughtPacket } from './catch-together.ts';
import { cancelRain } from './end-red-rain.ts';
import type { RedPacketCatches } from './red-packet-catches.ts';
import {
  type NamedPacketRow,
  type PacketPlace,
  selectCaughtSums,
  selectEntitled,
  selectNamedPackets,
} from './red-packet-sql.ts';
import { type MemberRainRow, mayLookAtRain, selectMemberRains, selectOwnRains } from './red-rain-list-sql.ts';
import { redRainSeed } from './red-rain-seed.ts';
import {
  type RainKey,
  type RedRainRow,
  selectRainBounds,
  selectRedRain,
  selectTeamSize,
} from './red-rain-sql.ts';
import { type RedRainResultView, readRainResults, redRainResultView, redRainView } from './red-rain-view.ts';

type ReadParts = Pick<ServerParts, 'runner' | 'clock'>;
type Reader = Pick<MemberContext, 'merchant' | 'member'>;

const dayMs = 86_400_000;
/** More than anybody looks back on in a day. */
const mostRains = 30;

/** What comes, runs or was of the last day, for the member by the place in the team. */
export async function listRedRains(
  { runner, clock }: ReadParts,
  { merchant: { merchantCode }, member: { memberId } }: Reader,
): Promise<CallValue<Calls['listRedRains']>> {
  const now = new Date(clock.nowMs());
  const since = new Date(now.getTime() - dayMs);
  const rows = await selectMemberRains(runner, { merchantCode, memberId }, { since, now }, mostRains);
  const asking = rows.find((row) => row.needs_active && row.status === 'scheduled');
  const [entitled] =
    asking === undefined ? [] : await selectEntitled(runner, asking, [memberId], now, [trialMemberType]);
  const list = rows.map((row) => ({
    ...redRainView(row),
    byName: row.agent_name === null ? null : maskName(row.agent_name),
    isActive: !row.needs_active || entitled?.is_active === true,
    hasPackets: row.has_packets,
    caught: caughtView(row),
  }));
  return { now: now.toISOString(), list };
}

function caughtView(row: MemberRainRow) {
  const { packet_number: packetNumber, caught_minor, caught_at } = row;
  if (packetNumber === null || caught_minor === null || caught_at === null) return null;
  return {
    packetNumber,
    amountMinor: minorToWire(caught_minor),
    currencyCode: row.currency,
    caughtAt: caught_at.toISOString(),
  };
}

/** What came of a rain; its seed once it is over. @throws Refusal `rain.unknown` */
export async function getRedRain(
  parts: ReadParts & Pick<ServerParts, 'config'>,
  { merchant: { merchantCode }, member }: Reader,
  rainId: RedRainId,
): Promise<CallValue<Calls['getRedRain']>> {
  const rain = await requireSeenRain(parts, { merchantCode, rainId }, member.memberId);
  const sums = await selectCaughtSums(parts.runner, merchantCode, [rainId]);
  return {
    now: new Date(parts.clock.nowMs()).toISOString(),
    rain: redRainResultView(rain, sums.get(rainId)),
    seed: rain.status === 'scheduled' ? null : redRainSeed(parts.config.masterSecret, merchantCode, rainId),
  };
}

/** Who has caught how much, under masked names. @throws Refusal `rain.unknown` */
export async function listRedPackets(
  parts: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode }, member }: Reader,
  rainId: RedRainId,
  query: CallQuery<Calls['listRedPackets']>,
): Promise<CallValue<Calls['listRedPackets']>> {
  await requireSeenRain(parts, { merchantCode, rainId }, member.memberId);
  return readPacketPage(parts, { merchantCode, rainId }, query, (row) => ({
    ...packetView(row),
    userName: maskName(row.username),
    isOwn: row.member_id === member.memberId,
  }));
}

/** A page of what has been caught, as `viewOf` shows it. */
export function readPacketPage<View>(
  { runner }: Pick<ServerParts, 'runner'>,
  key: RainKey,
  { cursor, pageSize }: CallQuery<Calls['listRedPackets']>,
  viewOf: (row: NamedPacketRow) => View,
) {
  const after = readCursor(cursor, parsePlace);
  return readPage(
    pageSize,
    (limit) => selectNamedPackets(runner, key, after, limit),
    viewOf,
    (row) => `${row.amount_minor}.${row.packet_number}`,
  );
}

export function packetView(row: NamedPacketRow) {
  return {
    packetNumber: row.packet_number,
    amountMinor: minorToWire(row.amount_minor),
    caughtAt: row.caught_at.toISOString(),
  };
}

function parsePlace(cursor: string): PacketPlace | undefined {
  const [, amount, number] = /^(\d{1,18})\.(\d{1,6})$/.exec(cursor) ?? [];
  const amountMinor = amount === undefined ? undefined : parseMinor(amount);
  return amountMinor === undefined ? undefined : { amountMinor, packetNumber: Number(number) };
}

async function requireSeenRain(
  { runner }: Pick<ServerParts, 'runner'>,
  key: RainKey,
  memberId: MemberId,
): Promise<RedRainRow> {
  const rain = await selectRedRain(runner, key);
  if (rain === undefined || !(await mayLookAtRain(runner, rain, memberId))) throw new Refusal('rain.unknown');
  return rain;
}

/** What the agent can schedule with, and what is asked for before. */
export async function getRedRainTerms(
  { runner, clock, ledger }: ReadParts & Pick<ServerParts, 'ledger'>,
  context: Pick<AgentContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getRedRainTerms']>> {
  const { merchantCode, currencyCode } = context.merchant;
  const { memberId } = context.member;
  const now = new Date(clock.nowMs());
  const [bounds, team, hasPaymentPassword, turnover, balance] = await Promise.all([
    selectRainBounds(runner, merchantCode, memberId, now),
    selectTeamSize(runner, merchantCode, memberId),
    hasWithdrawalPassword({ runner }, context),
    readOpenTurnover(runner, { merchantCode, memberId, currencyCode }),
    ledger.balanceOf(merchantCode, playerAccountId(memberId)),
  ]);
  assert(bounds !== undefined, 'the merchant of a request is there');
  return {
    now: now.toISOString(),
    currencyCode,
    balanceMinor: minorToWire(balance?.balanceMinor ?? zeroMinor),
    minTotalMinor: minorToWire(bounds.min_minor),
    maxTotalMinor: minorToWire(bounds.max_minor),
    leftToday: bounds.left_count,
    memberCount: team.member_count,
    directCount: team.direct_count,
    hasPaymentPassword,
    turnover: turnoverToWire(turnover),
  };
}

/** What the agent has scheduled, newest first. */
export async function listOwnRedRains(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode }, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { cursor, pageSize }: CallQuery<Calls['listOwnRedRains']>,
): Promise<CallValue<Calls['listOwnRedRains']>> {
  const before = readCursor(cursor, (text) => parseId('redRain', text));
  const { list, ...rest } = await readPage(
    pageSize,
    (limit) => selectOwnRains(runner, merchantCode, member.memberId, before, limit),
    (row) => row,
    (row) => row.rain_id,
  );
  return { list: [...(await readRainResults(runner, list))], ...rest };
}

/**
 * Catches a packet into the wallet; asked for again, it is the same packet. Its invariants and locks are those of
 * `catchTogether`, which does it.
 *
 * @throws Refusal `rain.unknown`, `rain.not.begun`, `rain.over`, `rain.empty`, `rain.excluded`, `rain.inactive`
 */
export function catchRedPacket(
  catches: RedPacketCatches,
  { merchant: { merchantCode }, member: { memberId } }: Reader,
  rainId: RedRainId,
): Promise<CaughtPacket> {
  return catches.catchOne({ merchantCode, rainId, memberId });
}

/** Cancels a rain of the agent's before it starts, as `cancelRain` does. */
export function cancelRedRain(
  parts: Pick<ServerParts, 'ledger' | 'clock'>,
  tx: SqlRunner,
  { merchant: { merchantCode }, member }: Pick<AgentContext, 'merchant' | 'member'>,
  rainId: RedRainId,
): Promise<Audited<RedRainResultView>> {
  return cancelRain(parts, tx, { merchantCode, rainId }, member.memberId);
}
