import type { MemberRelation } from '@wau/contract/member-statuses';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DeskMember, MemberLineRow } from './member-desk-sql.ts';

export interface RelatedRow extends MemberLineRow {
  readonly relations: readonly MemberRelation[];
}

/**
 * Other members of the merchant with whom one has something in common, so many of each kind. An address of this very machine
 * says nothing of where anybody is; accounts count that were taken off the list as well.
 */
export function selectRelatedMembers(
  runner: SqlRunner,
  { merchantCode, memberId }: DeskMember,
  limit: number,
): Promise<readonly RelatedRow[]> {
  return runner.query<RelatedRow & Record<string, unknown>>({
    name: 'select-related-members',
    text: `
      with found as (
        (select distinct theirs.member_id, 'device' as relation
           from wau.known_devices as mine
           join wau.known_devices as theirs
             on theirs.merchant_id = mine.merchant_id and theirs.device_hash = mine.device_hash
          where mine.merchant_id = $1 and mine.member_id = $2 and theirs.member_id <> $2 limit $3)
        union all
        (select distinct theirs.member_id, 'address'
           from (select distinct network(set_masklen(session.address, case family(session.address) when 6 then 64 else 32 end))
                          as network
                   from wau.sessions as session
                  where session.merchant_id = $1 and session.member_id = $2
                    and not session.address <<= inet '127.0.0.0/8' and session.address <> inet '::1') as mine
           join wau.sessions as theirs
             on theirs.merchant_id = $1
            and network(set_masklen(theirs.address, case family(theirs.address) when 6 then 64 else 32 end)) = mine.network
          where theirs.member_id <> $2 limit $3)
        union all
        (select distinct theirs.member_id, 'bank.account'
           from wau.bank_cards as mine
           join wau.bank_cards as theirs
             on theirs.merchant_id = mine.merchant_id and theirs.account_fingerprint = mine.account_fingerprint
          where mine.merchant_id = $1 and mine.member_id = $2 and theirs.member_id <> $2 limit $3)
      ), related as (
        select found.member_id, array_agg(found.relation order by found.relation) as relations
          from found group by found.member_id
      )
      select member.member_id, member.username, member.username_key, member.member_type, member.status,
             member.registered_at, related.relations
        from related
        join wau.members as member on member.merchant_id = $1 and member.member_id = related.member_id
       order by cardinality(related.relations) desc, member.member_id desc`,
    values: [merchantCode, memberId, limit],
  });
}
