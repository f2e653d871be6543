import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MemberId, parseId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, attemptCounter } from '../../../platform/attempts/attempt-counter.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { tellInboxes } from '../../messaging/message/tell-inboxes.ts';
import {
  insertTeamNotice,
  type NoticeAgent,
  type RecipientRow,
  selectRecipients,
  selectTeamNotices,
  type TeamNoticeRow,
} from './team-notice-sql.ts';

type Parts = Pick<ServerParts, 'runner' | 'clock' | 'random'>;
type Context = Pick<AgentContext, 'merchant' | 'member'>;
type Asked = CallBody<Calls['sendTeamNotice']>;
type NoticeView = CallValue<Calls['sendTeamNotice']>;

/** Enough for whoever leads a team, too few to be a nuisance. */
const perAgent: AttemptRule = { name: 'team.notice.agent', windowMs: 24 * 60 * 60_000, window: 'fixed' };
export const noticesPerDay = 10;
/** Inboxes that are written in one statement. */
const writtenAtOnce = 500;

/** What the agent has written, the newest first. */
export async function listTeamNotices(
  { runner }: Parts,
  { merchant: { merchantCode, allowsTeamNotices }, member }: Context,
  { cursor, pageSize }: CallQuery<Calls['listTeamNotices']>,
): Promise<CallValue<Calls['listTeamNotices']>> {
  const before = readCursor(cursor, (text) => parseId('teamNotice', text));
  const agent = { merchantCode, agentId: member.memberId };
  const page = await readPage(
    pageSize,
    (limit) => selectTeamNotices(runner, agent, { before }, limit),
    noticeView,
    (row) => row.notice_id,
  );
  return { ...page, isOpen: allowsTeamNotices };
}

/**
 * Writes into the inboxes of members directly below. What is written is plain text: markup is shown as it was typed, and
 * characters that steer a line are left out.
 *
 * Invariants: the same sent again is the same notice, and counts once; notice and inboxes are of one transaction.
 * Locks: the agent's row, the row that counts the agent's notices, the counters of the members' events.
 *
 * @throws Refusal `team.notice.off`, `team.notice.empty`, `team.notice.too.many`, `member.unknown` for anybody who does not
 *   stand directly below, `team.notice.nobody`
 */
export function sendTeamNotice(parts: Parts, context: Context, asked: Asked): AuditedWork<NoticeView> {
  const { merchantCode, allowsTeamNotices } = context.merchant;
  const agent = { merchantCode, agentId: context.member.memberId };
  if (!allowsTeamNotices) throw new Refusal('team.notice.off');
  const [title, content] = [plain(asked.title).replaceAll(/\s+/g, ' ').trim(), plain(asked.content).trim()];
  if (title === '') throw new Refusal('team.notice.empty', { field: 'title' });
  if (content === '') throw new Refusal('team.notice.empty', { field: 'content' });
  const memberId = asked.memberId === null ? null : parseId('member', asked.memberId);
  if (memberId === undefined) throw new Refusal('member.unknown');
  return async (tx) => {
    await lockMember(tx, { merchantCode, memberId: agent.agentId });
    const [sent] = await selectTeamNotices(tx, agent, { clientId: asked.clientId }, 1);
    if (sent !== undefined) return audited(sent);
    await countNotice({ ...parts, runner: tx }, agent);
    const row = await deliver(parts, tx, context, { ...agent, memberId, title, content });
    await insertTeamNotice(tx, { ...row, ...agent, memberId, clientId: asked.clientId });
    return audited(row);
  };
}

interface Written extends NoticeAgent {
  readonly memberId: MemberId | null;
  readonly title: string;
  readonly content: string;
}

/** Puts a notice into the inboxes, so many at a time, and says to how many. */
async function deliver(
  parts: Parts,
  tx: SqlRunner,
  { merchant, member }: Context,
  written: Written,
): Promise<TeamNoticeRow> {
  const { merchantCode, title, content } = written;
  const now = new Date(parts.clock.nowMs());
  let [count, after] = [0, ''];
  let page: readonly RecipientRow[];
  let toName: string | null = null;
  do {
    page = await selectRecipients(tx, written, written.memberId, after, writtenAtOnce);
    const ids = page.map(({ member_id }) => member_id);
    await tellInboxes(
      parts,
      tx,
      merchantCode,
      page.map(({ member_id: memberId, language }) => ({
        ...{ memberId, language: language ?? merchant.defaultLanguage },
        textId: 'team.notice',
        values: { agent: member.userName, title, content },
      })),
    );
    count += ids.length;
    after = ids.at(-1) ?? after;
    if (written.memberId !== null) toName = page[0]?.username ?? null;
  } while (page.length === writtenAtOnce);
  if (count === 0) throw new Refusal(written.memberId === null ? 'team.notice.nobody' : 'member.unknown');
  const notice_id = newId('teamNotice', parts.clock, parts.random);
  return { notice_id, title, content, to_name: toName, recipient_count: count, sent_at: now };
}

async function countNotice(
  parts: Pick<Parts, 'runner' | 'clock'>,
  { merchantCode, agentId }: NoticeAgent,
): Promise<void> {
  const verdict = await attemptCounter(parts, merchantCode, perAgent, agentId).take(noticesPerDay);
  if (!verdict.accepted)
    throw new Refusal('team.notice.too.many', { retryAfterSeconds: verdict.retryAfterSeconds });
}

/** Without control characters but line breaks, and without those that turn the direction of what follows. */
function plain(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '');
}

function noticeView(row: TeamNoticeRow): NoticeView {
  return {
    noticeId: row.notice_id,
    title: row.title,
    content: row.content,
    toName: row.to_name ?? '',
    recipientCount: row.recipient_count,
    sentAt: row.sent_at.toISOString(),
  };
}

function audited(row: TeamNoticeRow): Audited<NoticeView> {
  const { title, content, to_name, recipient_count } = row;
  return {
    value: noticeView(row),
    change: {
      subject: row.notice_id,
      oldValues: {},
      newValues: { title, content, to: to_name ?? 'all', recipients: recipient_count },
    },
  };
}
