import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { ContractState } from '@wau/rules/agency/contract-negotiation';
import type { ContractKind, ContractProduct } from '@wau/rules/agency/contract-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type ContractRow, contractColumns } from './contract-sql.ts';

export interface ContractLineRow extends ContractRow {
  readonly username: string;
  readonly upline_username: string | null;
  readonly proposed_us: bigint;
}

/** Behind which contract a page goes on. */
export interface ContractPlace {
  /** When it was proposed, in microseconds since 1970: a page that went on by milliseconds would leave some out. */
  readonly proposedUs: bigint;
  readonly agentId: MemberId;
  readonly kind: ContractKind;
  readonly product: ContractProduct;
  readonly version: number;
}

/** Contracts of all agents, the newest first. */
export function selectNewestContracts(
  runner: SqlRunner,
  filter: {
    readonly merchantCode: MerchantCode;
    readonly kind: ContractKind | undefined;
    readonly state: ContractState | undefined;
    readonly isOfHouse: boolean | undefined;
    readonly before: ContractPlace | undefined;
    readonly limit: number;
  },
): Promise<readonly ContractLineRow[]> {
  const { before } = filter;
  return runner.query<ContractLineRow & Record<string, unknown>>({
    text: `select ${contractColumns}, agent.username, upline.username as upline_username,
                  (extract(epoch from contract.proposed_at) * 1000000)::bigint as proposed_us
             from wau.agent_contracts as contract
             join wau.members as agent on agent.merchant_id = $1 and agent.member_id = contract.agent_id
             left join wau.members as upline on upline.merchant_id = $1 and upline.member_id = contract.upline_id
            where contract.merchant_id = $1 and ($2::text is null or contract.kind = $2)
              and ($3::text is null or contract.state = $3)
              and ($4::boolean is null or (contract.upline_id is null) = $4)
              and ($5::bigint is null or
                   (contract.proposed_at, contract.agent_id, contract.kind, contract.product, contract.version)
                     < (timestamptz 'epoch' + $5 * interval '1 microsecond', $6::text, $7::text, $8::text, $9::integer))
            order by contract.proposed_at desc, contract.agent_id desc, contract.kind desc, contract.product desc,
                     contract.version desc
            limit $10`,
    values: [
      ...[filter.merchantCode, filter.kind ?? null, filter.state ?? null, filter.isOfHouse ?? null],
      ...[before?.proposedUs ?? null, before?.agentId ?? null, before?.kind ?? null],
      ...[before?.product ?? null, before?.version ?? null, filter.limit],
    ],
  });
}
