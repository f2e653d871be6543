import type { MemberId, MerchantCode, OperatorId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface SubjectMemberRow {
  readonly subject: string;
  readonly member_id: MemberId;
  readonly username: string;
}

/** Whom subjects are about: members themselves, and whose cases they are; of an invited friend whoever invited. */
export function selectSubjectMembers(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  subjects: readonly string[],
): Promise<readonly SubjectMemberRow[]> {
  return runner.query<SubjectMemberRow & Record<string, unknown>>({
    name: 'select-audit-subject-members',
    text: `
      with named as (
        select member_id as subject, member_id from wau.members where merchant_id = $1 and member_id = any ($2)
        union all
        select withdrawal_id, member_id from wau.withdrawals where merchant_id = $1 and withdrawal_id = any ($2)
        union all
        select deposit_id, member_id from wau.deposits where merchant_id = $1 and deposit_id = any ($2)
        union all
        select reward_id, member_id from wau.rewards where merchant_id = $1 and reward_id = any ($2)
        union all
        select referral_id, inviter_member_id from wau.referrals where merchant_id = $1 and referral_id = any ($2)
        union all
        select fund_transfer_id, member_id from wau.fund_transfers
         where merchant_id = $1 and fund_transfer_id = any ($2)
        union all
        select conversation_id, member_id from wau.chat_conversations
         where merchant_id = $1 and conversation_id = any ($2)
        union all
        select feedback_id, member_id from wau.feedback where merchant_id = $1 and feedback_id = any ($2)
      )
      select named.subject, member.member_id, member.username
      from named join wau.members as member on member.merchant_id = $1 and member.member_id = named.member_id`,
    values: [merchantCode, subjects],
  });
}

/** The ids of a member's cases, of each kind the newest so many: what the audit keeps of a member beside the member's own id. */
export async function selectCaseIds(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  limit: number,
): Promise<readonly string[]> {
  const rows = await runner.query<{ case_id: string }>({
    name: 'select-audit-case-ids',
    text: `
      (select withdrawal_id as case_id from wau.withdrawals
        where merchant_id = $1 and member_id = $2 order by withdrawal_id desc limit $3)
      union all
      (select deposit_id from wau.deposits
        where merchant_id = $1 and member_id = $2 order by deposit_id desc limit $3)
      union all
      (select reward_id from wau.rewards where merchant_id = $1 and member_id = $2 order by reward_id desc limit $3)
      union all
      (select referral_id from wau.referrals
        where merchant_id = $1 and (inviter_member_id = $2 or friend_member_id = $2)
        order by referral_id desc limit $3)
      union all
      (select fund_transfer_id from wau.fund_transfers
        where merchant_id = $1 and member_id = $2 order by fund_transfer_id desc limit $3)
      union all
      (select conversation_id from wau.chat_conversations
        where merchant_id = $1 and member_id = $2 order by conversation_id desc limit $3)
      union all
      (select feedback_id from wau.feedback
        where merchant_id = $1 and member_id = $2 order by feedback_id desc limit $3)`,
    values: [merchantCode, memberId, limit],
  });
  return rows.map(({ case_id }) => case_id);
}

export interface NamedOperatorRow {
  readonly operator_id: OperatorId;
  readonly username: string;
}

export function selectOperatorNames(
  runner: SqlRunner,
  operatorIds: readonly string[],
): Promise<readonly NamedOperatorRow[]> {
  return runner.query<NamedOperatorRow & Record<string, unknown>>({
    name: 'select-audit-operator-names',
    text: 'select operator_id, username from wau.operators where operator_id = any ($1)',
    values: [operatorIds],
  });
}

/** Operators with an entry at the merchant, by their names: one look into the index for each of the installation. */
export function selectAuditOperators(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly NamedOperatorRow[]> {
  return runner.query<NamedOperatorRow & Record<string, unknown>>({
    name: 'select-audit-operators',
    text: `
      select operator.operator_id, operator.username
      from wau.operators as operator
      where exists (
        select 1 from wau.audit_entries as entry
        where entry.merchant_id = $1 and entry.actor_id = operator.operator_id)
      order by operator.username`,
    values: [merchantCode],
  });
}
