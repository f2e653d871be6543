import type { MemberId, MerchantCode, TeamNoticeId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface NoticeAgent {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
}

export interface RecipientRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly language: LanguageCode | null;
}

/** The active members directly below an agent, from an id on; or the one of them who is named. */
export function selectRecipients(
  tx: SqlRunner,
  { merchantCode, agentId }: NoticeAgent,
  memberId: MemberId | null,
  after: string,
  limit: number,
): Promise<readonly RecipientRow[]> {
  return tx.query<RecipientRow & Record<string, unknown>>({
    name: 'select-notice-recipients',
    text: `select member_id, username, language from wau.members
            where merchant_id = $1 and upline_member_id = $2 and status = 'active' and member_id > $4
              and ($3::text is null or member_id = $3)
            order by member_id limit $5`,
    values: [merchantCode, agentId, memberId, after, limit],
  });
}

export interface TeamNoticeRow {
  readonly notice_id: TeamNoticeId;
  readonly title: string;
  readonly content: string;
  readonly to_name: string | null;
  readonly recipient_count: number;
  readonly sent_at: Date;
}

export interface NewTeamNotice extends NoticeAgent, Omit<TeamNoticeRow, 'to_name'> {
  readonly memberId: MemberId | null;
  readonly clientId: string;
}

export async function insertTeamNotice(tx: SqlRunner, notice: NewTeamNotice): Promise<void> {
  await tx.query({
    name: 'insert-team-notice',
    text: `insert into wau.team_notices
             (merchant_id, notice_id, agent_id, member_id, title, content, recipient_count, client_id, sent_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      ...[notice.merchantCode, notice.notice_id, notice.agentId, notice.memberId, notice.title],
      ...[notice.content, notice.recipient_count, notice.clientId, notice.sent_at],
    ],
  });
}

/** What an agent has written, the newest first; or the one that the agent's client called so. */
export function selectTeamNotices(
  runner: SqlRunner,
  { merchantCode, agentId }: NoticeAgent,
  named: { readonly before?: TeamNoticeId | undefined; readonly clientId?: string },
  limit: number,
): Promise<readonly TeamNoticeRow[]> {
  return runner.query<TeamNoticeRow & Record<string, unknown>>({
    name: 'select-team-notices',
    text: `select notice.notice_id, notice.title, notice.content, member.username as to_name,
                  notice.recipient_count, notice.sent_at
             from wau.team_notices as notice
             left join wau.members as member
               on member.merchant_id = $1 and member.member_id = notice.member_id
            where notice.merchant_id = $1 and notice.agent_id = $2
              and ($3::text is null or notice.notice_id < $3) and ($4::text is null or notice.client_id = $4)
            order by notice.notice_id desc limit $5`,
    values: [merchantCode, agentId, named.before ?? null, named.clientId ?? null, limit],
  });
}
