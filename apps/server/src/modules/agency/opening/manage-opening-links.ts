import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type OpeningLinkId, parseId } from '@wau/contract/ids';
import { mostOpeningLinks } from '@wau/contract/opening-limits';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { newId, type Random } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { holdOpener } from './hold-opener.ts';
import { kindOf, memberTypeOf } from './opened-kinds.ts';
import {
  type AgentLink,
  type AgentLinkRow,
  insertOpeningLink,
  selectOpeningLink,
  selectOpeningLinks,
  selectOpenLinkCount,
  updateOpeningLink,
} from './opening-sql.ts';
import { requireOwnRates } from './require-own-rates.ts';
import { ratesFromWire, ratesText, ratesToWire } from './wire-rates.ts';

type Parts = Pick<ServerParts, 'runner' | 'clock' | 'random'>;
type Context = Pick<AgentContext, 'merchant' | 'member'>;
type LinkView = CallValue<Calls['createOpeningLink']>;

const dayMs = 24 * 60 * 60_000;
const codeLength = 12;
const codeAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** The agent's own links, the newest first. */
export function listOpeningLinks(
  { runner, clock }: Parts,
  context: Context,
  { cursor, pageSize }: CallQuery<Calls['listOpeningLinks']>,
): Promise<CallValue<Calls['listOpeningLinks']>> {
  const before = readCursor(cursor, (text) => parseId('openingLink', text));
  return readPage(
    pageSize,
    (limit) => selectOpeningLinks(runner, agentOf(context), before, limit),
    (row) => linkView(row, clock.nowMs()),
    (row) => row.link_id,
  );
}

/**
 * Makes a link of an agent's. The same sent again is the same link.
 *
 * Locks: the agent's row, so that neither the own rates nor the number of links change meanwhile.
 *
 * @throws Refusal `rate.above.own`, `opening.links.too.many`, and as `holdOpener` does
 */
export function createOpeningLink(
  parts: Parts,
  context: Context,
  asked: CallBody<Calls['createOpeningLink']>,
): AuditedWork<LinkView> {
  const agent = agentOf(context);
  const now = new Date(parts.clock.nowMs());
  return async (tx) => {
    await holdOpener(tx, agent);
    const again = await selectOpeningLink(tx, agent, { clientId: asked.clientId });
    if (again !== undefined) return audited(again, again, now.getTime());
    const rates = ratesFromWire(asked.rates);
    await requireOwnRates(tx, agent.merchantCode, agent.agentId, rates, now);
    await requireRoom(tx, agent, now);
    const linkId = newId('openingLink', parts.clock, parts.random);
    await insertOpeningLink(tx, {
      ...{ ...agent, linkId, rates, clientId: asked.clientId },
      code: newCode(parts.random),
      memberType: memberTypeOf(asked.kind),
      note: asked.note.trim(),
      expiresAt: asked.days === null ? null : new Date(now.getTime() + asked.days * dayMs),
      createdAt: now,
    });
    return audited(undefined, await requireLink(tx, agent, linkId), now.getTime());
  };
}

/**
 * Switches a link of the agent's. Locks: the agent's row.
 *
 * @throws Refusal `opening.link.unknown`, also for another agent's; `opening.links.too.many`
 */
export function switchOpeningLink(
  { clock }: Parts,
  context: Context,
  linkId: OpeningLinkId,
  { isOn }: CallBody<Calls['switchOpeningLink']>,
): AuditedWork<LinkView> {
  const agent = agentOf(context);
  const now = new Date(clock.nowMs());
  return async (tx) => {
    await lockMember(tx, { merchantCode: agent.merchantCode, memberId: agent.agentId });
    const before = await requireLink(tx, agent, linkId);
    if (isOn && !before.is_on) await requireRoom(tx, agent, now);
    await updateOpeningLink(tx, agent, linkId, isOn);
    return audited(before, { ...before, is_on: isOn }, now.getTime());
  };
}

async function requireRoom(tx: SqlRunner, agent: AgentLink, now: Date): Promise<void> {
  if ((await selectOpenLinkCount(tx, agent, now)) >= mostOpeningLinks)
    throw new Refusal('opening.links.too.many');
}

async function requireLink(tx: SqlRunner, agent: AgentLink, linkId: OpeningLinkId): Promise<AgentLinkRow> {
  const link = await selectOpeningLink(tx, agent, { linkId });
  if (link === undefined) throw new Refusal('opening.link.unknown');
  return link;
}

function agentOf({ merchant: { merchantCode }, member: { memberId } }: Context): AgentLink {
  return { merchantCode, agentId: memberId };
}

/** Sixty random bits, so that nobody finds another agent's links by trying. */
function newCode(random: Random): string {
  return [...random.bytes(codeLength)].map((byte) => codeAlphabet[byte & 31]).join('');
}

function linkView(row: AgentLinkRow, nowMs: number): LinkView {
  const isExpired = row.expires_at !== null && row.expires_at.getTime() <= nowMs;
  return {
    linkId: row.link_id,
    path: `/m/register?affiliateCode=${row.code}`,
    kind: kindOf(row.member_type),
    rates: ratesToWire(row.rates),
    note: row.note,
    state: isExpired ? 'expired' : row.is_on ? 'on' : 'off',
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    visitCount: row.visit_count,
    registeredCount: row.registered_count,
    firstDepositCount: row.first_deposit_count,
  };
}

function audited(before: AgentLinkRow | undefined, after: AgentLinkRow, nowMs: number): Audited<LinkView> {
  const value = linkView(after, nowMs);
  return {
    value,
    change: {
      subject: after.link_id,
      oldValues: before === undefined ? {} : { isOn: before.is_on },
      newValues: {
        kind: value.kind,
        rates: ratesText(value.rates),
        expiresAt: value.expiresAt,
        isOn: after.is_on,
      },
    },
  };
}
