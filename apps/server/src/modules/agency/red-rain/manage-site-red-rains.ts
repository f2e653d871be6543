import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import {
  type MemberId,
  type MerchantCode,
  type OperatorId,
  parseId,
  type RedRainId,
} from '@wau/contract/ids';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { assert, Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import { dropOperatorRequests } from '../../../platform/operators/drop-operator-requests.ts';
import { selectOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { takesTwoPersons } from '../../../platform/operators/takes-two-persons.ts';
import { selectTwoPersonsFrom } from '../../../platform/operators/two-persons-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isAgent } from '../../../platform/sessions/member-types.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { cancelRain } from './end-red-rain.ts';
import { packetView, readPacketPage } from './manage-red-rains.ts';
import { auditedRain, planRedRain, type RainParts, requireRainOrder } from './plan-red-rain.ts';
import { rainOfOrderText, rainOrderText } from './rain-order-text.ts';
import { selectSiteRains } from './red-rain-list-sql.ts';
import { selectRainBounds, selectRedRain } from './red-rain-sql.ts';
import { type RedRainResultView, readRainResults } from './red-rain-view.ts';
import { insertRainOrder, selectAgentByName, selectHouseRainsOfDay } from './site-red-rain-sql.ts';

const kind = 'redRain';

interface Ordering {
  readonly merchant: Pick<Merchant, 'merchantCode' | 'currencyCode'>;
  readonly operatorId: OperatorId;
}

/** Rains of agents and of the house, newest first. */
export async function listSiteRedRains(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { cursor, pageSize }: CallQuery<Calls['listSiteRedRains']>,
): Promise<CallValue<Calls['listSiteRedRains']>> {
  const before = readCursor(cursor, (text) => parseId('redRain', text));
  const { list, ...rest } = await readPage(
    pageSize,
    (limit) => selectSiteRains(runner, merchantCode, before, limit),
    (row) => row,
    (row) => row.rain_id,
  );
  const results = await readRainResults(runner, list);
  return {
    list: results.map((result, index) => ({
      ...result,
      agentName: list[index]?.agent_name ?? null,
      scheduledBy: list[index]?.scheduler_name ?? '',
    })),
    ...rest,
  };
}

/** What one operator has asked for and another one has to give. */
export async function listAskedRedRains(
  runner: SqlRunner,
  { merchantCode, currencyCode }: Pick<Merchant, 'merchantCode' | 'currencyCode'>,
): Promise<CallValue<Calls['listAskedRedRains']>> {
  const rows = await selectOperatorRequests(runner, merchantCode, kind);
  return {
    currencyCode,
    twoPersonsFromMinor: minorToWire(await selectTwoPersonsFrom(runner, merchantCode)),
    list: rows.map((row) => ({
      clientId: row.subject,
      ...rainOfOrderText(row.wanted),
      askedBy: row.asker_name,
      askedAt: row.asked_at.toISOString(),
      reason: row.reason,
    })),
  };
}

/**
 * Schedules a rain out of the house's account for promotions, for an agent's team or for every member.
 *
 * Invariants: one rain for an order's name, under which stands what was sent first; from the amount of a day on from which money
 * takes two persons, the word of two operators who order the same, of whom the second is never the first; what is held against
 * bounds and clock is held when it is asked for and when it is given.
 * Locks: the merchant's row, then those of `planRedRain`.
 *
 * @throws Refusal `member.unknown`, `rain.*`, `idempotency.conflict`; InvalidRequestError without a reason
 */
export async function scheduleSiteRedRain(
  parts: RainParts,
  tx: SqlRunner,
  { merchant, operatorId }: Ordering,
  { clientId, reason: text, agentName, ...order }: CallBody<Calls['scheduleSiteRedRain']>,
): Promise<Audited<CallValue<Calls['scheduleSiteRedRain']>>> {
  const reason = readReason(text);
  const { merchantCode } = merchant;
  const now = new Date(parts.clock.nowMs());
  await lockMerchant(tx, merchantCode);
  const agentId = agentName === null ? null : await requireAgent(tx, merchantCode, agentName);
  const wanted = rainOrderText({ agentName, ...order });
  const done = await insertRainOrder(tx, merchantCode, clientId, wanted, now);
  if (done.wanted !== wanted) throw new Refusal('idempotency.conflict');
  if (done.rain_id !== null) {
    const rain = await selectRedRain(tx, { merchantCode, rainId: done.rain_id });
    assert(rain !== undefined, 'an order that was carried out has its rain');
    const newValues = { ...auditedRain(rain), reason };
    return { value: { status: 'scheduled' }, change: { subject: clientId, oldValues: {}, newValues } };
  }
  const bounds = await selectRainBounds(tx, merchantCode, null, now);
  assert(bounds !== undefined, 'the merchant of a request is there');
  requireRainOrder(order, bounds, now.getTime());
  const twoFrom = await selectTwoPersonsFrom(tx, merchantCode);
  // What is split over a day counts together.
  const ofDay = await selectHouseRainsOfDay(tx, merchantCode, now);
  if (takesTwoPersons(toMinor(ofDay + BigInt(order.totalMinor)), twoFrom)) {
    const key = { merchantCode, kind, subject: clientId, wanted } as const;
    const status = await askOrGive(tx, key, operatorId, now, 'rain.second.person', { reason });
    if (status === 'asked') {
      const newValues = { status, reason, amountMinor: order.totalMinor, startsAt: order.startsAt };
      return { value: { status }, change: { subject: clientId, oldValues: {}, newValues } };
    }
  }
  const funding = { merchant, funder: 'house', agentId, scheduledBy: operatorId } as const;
  const rain = await planRedRain(parts, tx, funding, order);
  await insertRainOrder(tx, merchantCode, clientId, wanted, now, rain.rain_id);
  return {
    value: { status: 'scheduled' },
    change: {
      subject: clientId,
      oldValues: {},
      newValues: { ...auditedRain(rain), reason },
    },
  };
}

async function requireAgent(tx: SqlRunner, merchantCode: MerchantCode, userName: string): Promise<MemberId> {
  const agent = await selectAgentByName(tx, merchantCode, usernameKeyOf(userName));
  if (agent === undefined || !isAgent({ memberType: agent.member_type })) throw new Refusal('member.unknown');
  return agent.member_id;
}

/** Drops what was asked for, one's own or a colleague's. */
export function dropRedRainRequest(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { clientId }: CallBody<Calls['dropRedRainRequest']>,
): Promise<Audited<null>> {
  return dropOperatorRequests(tx, { merchantCode, kind, subject: clientId });
}

/** Cancels a rain before it starts, whoever funds it, as `cancelRain` does; InvalidRequestError without a reason. */
export function cancelSiteRedRain(
  parts: Pick<ServerParts, 'ledger' | 'clock'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  rainId: RedRainId,
  { reason }: CallBody<Calls['cancelSiteRedRain']>,
): Promise<Audited<RedRainResultView>> {
  return cancelRain(parts, tx, { merchantCode, rainId }, undefined, readReason(reason));
}

/** Who has caught how much of a rain, by name. @throws Refusal `rain.unknown` */
export async function listSiteRedPackets(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  rainId: RedRainId,
  query: CallQuery<Calls['listSiteRedPackets']>,
): Promise<CallValue<Calls['listSiteRedPackets']>> {
  const key = { merchantCode, rainId };
  if ((await selectRedRain(runner, key)) === undefined) throw new Refusal('rain.unknown');
  return readPacketPage({ runner }, key, query, (row) => ({
    ...packetView(row),
    userName: row.username,
    isOwn: false,
  }));
}
