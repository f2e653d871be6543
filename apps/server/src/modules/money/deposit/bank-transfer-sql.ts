import type { DepositStatus } from '@wau/contract/deposit-statuses';
import type { DepositId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { bankTransferProvider } from './bank-transfer-provider.ts';
import type { DepositKey } from './deposit-sql.ts';

export interface DepositAccountRow {
  readonly bank_name: string;
  readonly account_number: string;
  readonly holder_name: string;
}

/** The first of the merchant's accounts that is open. */
export async function selectDepositAccount(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<DepositAccountRow | undefined> {
  const rows = await runner.query<DepositAccountRow & Record<string, unknown>>({
    text: `select bank_name, account_number, holder_name from wau.deposit_accounts
            where merchant_id = $1 and enabled order by sort_order, account_code limit 1`,
    values: [merchantCode],
  });
  return rows[0];
}

export interface NewBankTransfer extends DepositKey, DepositAccountRow {
  readonly reference: string;
  readonly ordered_minor: Minor;
}

export async function insertBankTransfer(tx: SqlRunner, transfer: NewBankTransfer): Promise<void> {
  await tx.query({
    text: `insert into wau.bank_transfers (merchant_id, deposit_id, bank_name, account_number, holder_name, reference,
             ordered_minor)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      transfer.merchant_id,
      transfer.deposit_id,
      transfer.bank_name,
      transfer.account_number,
      transfer.holder_name,
      transfer.reference,
      transfer.ordered_minor,
    ],
  });
}

export interface SealedProofRow {
  readonly sealed_proof: Buffer;
  readonly proof_count: number;
}

export async function selectProof(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  depositId: DepositId,
): Promise<SealedProofRow | undefined> {
  const rows = await runner.query<SealedProofRow & Record<string, unknown>>({
    text: `select proof.sealed_proof, transfer.proof_count
             from wau.deposit_proofs as proof
             join wau.bank_transfers as transfer
               on transfer.merchant_id = proof.merchant_id and transfer.deposit_id = proof.deposit_id
            where proof.merchant_id = $1 and proof.deposit_id = $2`,
    values: [merchantCode, depositId],
  });
  return rows[0];
}

/** In place of one that was sent before. The deposit's row is locked. */
export async function storeProof(
  tx: SqlRunner,
  key: DepositKey,
  sealedProof: Buffer,
  sentAt: Date,
  expiresAt: Date,
): Promise<void> {
  await tx.query({
    text: `with kept as (
             insert into wau.deposit_proofs (merchant_id, deposit_id, sealed_proof, sent_at) values ($1, $2, $3, $4)
             on conflict (merchant_id, deposit_id)
             do update set sealed_proof = excluded.sealed_proof, sent_at = excluded.sent_at
             returning merchant_id, deposit_id
           ), counted as (
             update wau.bank_transfers set proof_sent_at = $4, proof_count = proof_count + 1
              where merchant_id = $1 and deposit_id = $2)
           update wau.deposits as deposit set expires_at = $5
             from kept where deposit.merchant_id = kept.merchant_id and deposit.deposit_id = kept.deposit_id`,
    values: [key.merchant_id, key.deposit_id, sealedProof, sentAt, expiresAt],
  });
}

export async function setReceived(tx: SqlRunner, key: DepositKey, receivedMinor: Minor): Promise<void> {
  await tx.query({
    text: `update wau.deposits set amount_minor = $3 where merchant_id = $1 and deposit_id = $2`,
    values: [key.merchant_id, key.deposit_id, receivedMinor],
  });
}

export async function setReason(tx: SqlRunner, key: DepositKey, reason: string): Promise<void> {
  await tx.query({
    text: `update wau.bank_transfers set reason = $3 where merchant_id = $1 and deposit_id = $2`,
    values: [key.merchant_id, key.deposit_id, reason],
  });
}

export interface WaitingTransferRow extends DepositAccountRow {
  readonly deposit_id: DepositId;
  readonly member_id: MemberId;
  readonly username: string;
  readonly amount_minor: Minor;
  readonly currency: CurrencyCode;
  readonly status: DepositStatus;
  readonly reference: string;
  readonly placed_at: Date;
  readonly proof_sent_at: Date | null;
  readonly expires_at: Date;
  /** Who has approved it, where another has to as well. */
  readonly approved_by: string | null;
  /** What the member's own limits on deposits leave besides what is ordered; null without any. */
  readonly limit_left_minor: Minor | null;
}

/**
 * Those with a proof first, the longest waiting first. What has ended without its money is found by its reference, as it
 * stands on the merchant's statement.
 */
export function selectWaitingTransfers(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  now: Date,
  limit: number,
  reference: string | undefined,
): Promise<readonly WaitingTransferRow[]> {
  return runner.query<WaitingTransferRow & Record<string, unknown>>({
    text: `select deposit.deposit_id, deposit.member_id, member.username, deposit.amount_minor, deposit.currency,
                  deposit.status, deposit.placed_at, deposit.expires_at, transfer.bank_name, transfer.account_number,
                  transfer.holder_name, transfer.reference, transfer.proof_sent_at, approval.person_names as approved_by,
                  own_limit.left_minor as limit_left_minor
             from wau.deposits as deposit
             join wau.bank_transfers as transfer
               on transfer.merchant_id = deposit.merchant_id and transfer.deposit_id = deposit.deposit_id
             join wau.members as member
               on member.merchant_id = deposit.merchant_id and member.member_id = deposit.member_id
            cross join lateral (
                  select string_agg(said.person_name, ', ' order by said.approved_at) as person_names
                    from (select distinct on (word.person) word.person_name, word.approved_at
                            from wau.deposit_approvals as word
                           where word.merchant_id = deposit.merchant_id and word.deposit_id = deposit.deposit_id
                             and deposit.status <> 'approved'
                           order by word.person, word.word desc) as said) as approval
            cross join lateral (
                  select case when count(*) > 0
                           then greatest(0, min(standing.limit_value - standing.used)) end as left_minor
                    from wau.play_limit_standings($1, deposit.member_id, $2, false) as standing
                   where standing.kind like 'deposit.%') as own_limit
            where deposit.merchant_id = $1 and deposit.provider_code = $4
              and case when $5::text is null then deposit.status = 'pending' and deposit.expires_at > $2
                       else transfer.reference = $5 end
            order by transfer.proof_sent_at nulls last, deposit.deposit_id limit $3`,
    values: [merchantCode, now, limit, bankTransferProvider, reference ?? null],
  });
}

/** One person's word of what came. */
export interface DepositApproval {
  readonly person: string;
  readonly personName: string;
  readonly receivedMinor: Minor;
}

/** Who else has said the same last; `undefined` where this one had said it before. */
export async function insertDepositApproval(
  tx: SqlRunner,
  key: DepositKey,
  { person, personName, receivedMinor }: DepositApproval,
  now: Date,
): Promise<readonly string[] | undefined> {
  const rows = await tx.query<{ others: string[] }>({
    text: `with last as (
             select distinct on (person) person, word, received_minor from wau.deposit_approvals
              where merchant_id = $1 and deposit_id = $2
              order by person, word desc)
           insert into wau.deposit_approvals
             (merchant_id, deposit_id, person, word, person_name, received_minor, approved_at)
           select $1, $2, $3, coalesce((select word from last where person = $3), 0) + 1, $4, $5, $6
            where not exists (select from last where person = $3 and received_minor = $5)
           returning array(select person from last where person <> $3 and received_minor = $5) as others`,
    values: [key.merchant_id, key.deposit_id, person, personName, receivedMinor, now],
  });
  return rows[0]?.others;
}
