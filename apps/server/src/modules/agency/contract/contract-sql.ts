import type { MemberId, MerchantCode, OperatorId } from '@wau/contract/ids';
import type { ContractParty, ContractState } from '@wau/rules/agency/contract-negotiation';
import type { ContractKind, ContractProduct } from '@wau/rules/agency/contract-terms';
import type { WireTier } from '@wau/rules/agency/wire-tiers';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface ContractAgent {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
}

export interface ContractOf extends ContractAgent {
  readonly kind: ContractKind;
}

export interface AgentRow {
  readonly member_id: MemberId;
  readonly member_type: number;
  readonly upline_id: MemberId | null;
  readonly upline_type: number | null;
  /** The day where the merchant is. */
  readonly today: string;
}

/** Who an agent is and who stands above; `undefined` for nobody of the merchant. */
export async function selectAgent(
  runner: SqlRunner,
  { merchantCode, agentId }: ContractAgent,
  now: Date,
): Promise<AgentRow | undefined> {
  const [row] = await runner.query<AgentRow & Record<string, unknown>>({
    name: 'select-contract-agent',
    text: `select agent.member_id, agent.member_type, upline.member_id as upline_id, upline.member_type as upline_type,
                  wau.merchant_day(agent.merchant_id, $3)::text as today
             from wau.members as agent
             left join wau.members as upline
               on upline.merchant_id = agent.merchant_id and upline.member_id = agent.upline_member_id
            where agent.merchant_id = $1 and agent.member_id = $2`,
    values: [merchantCode, agentId, now],
  });
  return row;
}

export interface ContractRow {
  readonly agent_id: MemberId;
  readonly kind: ContractKind;
  readonly product: ContractProduct;
  readonly version: number;
  readonly upline_id: MemberId | null;
  readonly state: ContractState;
  readonly tiers: readonly WireTier[];
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly proposed_by: ContractParty;
  readonly proposed_at: Date;
  readonly answered_at: Date | null;
}

/** Of `contract`. */
export const contractColumns = `contract.agent_id, contract.kind, contract.product, contract.version, contract.upline_id,
  contract.state, contract.tiers, contract.starts_on::text as starts_on, contract.ends_on::text as ends_on,
  contract.proposed_by, contract.proposed_at, contract.answered_at`;

/** The latest version of an agent's contract for a product. */
export async function selectLatestContract(
  runner: SqlRunner,
  { merchantCode, agentId, kind }: ContractOf,
  product: ContractProduct,
): Promise<ContractRow | undefined> {
  const [row] = await runner.query<ContractRow & Record<string, unknown>>({
    name: 'select-latest-contract',
    text: `select ${contractColumns} from wau.agent_contracts as contract
            where contract.merchant_id = $1 and contract.agent_id = $2 and contract.kind = $3 and contract.product = $4
            order by contract.version desc
            limit 1`,
    values: [merchantCode, agentId, kind, product],
  });
  return row;
}

/**
 * The contracts of agents of one kind, or of all; of each the latest versions first, so many at most. Of those the latest of
 * each product and what holds or is to come are there in any case: offers, however many, crowd out no contract.
 */
export function selectContracts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentIds: readonly MemberId[],
  kind: ContractKind | null,
  { now, mostOfEach }: { readonly now: Date; readonly mostOfEach: number },
): Promise<readonly ContractRow[]> {
  return runner.query<ContractRow & Record<string, unknown>>({
    name: 'select-contracts',
    text: `select ${contractColumns}
             from unnest($2::text[]) as asked (agent_id)
            cross join lateral (
                    select each.* from (
                           select known.*, row_number() over (partition by known.kind, known.product
                                                              order by known.version desc) = 1 as is_latest
                             from wau.agent_contracts as known
                            where known.merchant_id = $1 and known.agent_id = asked.agent_id
                              and ($3::text is null or known.kind = $3)) as each
                     order by each.is_latest
                                or each.state = 'A' and coalesce(each.ends_on >= wau.merchant_day($1, $5), true) desc,
                              each.proposed_at desc, each.version desc
                     limit $4) as contract
            order by contract.proposed_at desc, contract.version desc, contract.kind, contract.product`,
    values: [merchantCode, agentIds, kind, mostOfEach, now],
  });
}

/** What was accepted and holds on a day or begins later: of an agent, and of every agent directly below. */
export function selectAcceptedAround(
  runner: SqlRunner,
  { merchantCode, agentId, kind }: ContractOf,
  uplineId: MemberId | null,
  day: string,
): Promise<readonly ContractRow[]> {
  return runner.query<ContractRow & Record<string, unknown>>({
    name: 'select-accepted-contracts',
    text: `select ${contractColumns} from wau.agent_contracts as contract
            where contract.merchant_id = $1 and contract.kind = $4 and contract.state = 'A'
              and (contract.ends_on is null or contract.ends_on >= $5::date)
              and contract.agent_id in (
                    select member_id from wau.members
                     where merchant_id = $1 and (member_id in ($2, $3) or upline_member_id = $2))
            order by contract.agent_id, contract.starts_on`,
    values: [merchantCode, agentId, uplineId ?? agentId, kind, day],
  });
}

export interface NewContract extends ContractRow {
  readonly merchantCode: MerchantCode;
  readonly proposer_id: MemberId | OperatorId;
}

export async function insertContract(tx: SqlRunner, row: NewContract): Promise<void> {
  await tx.query({
    name: 'insert-contract',
    text: `insert into wau.agent_contracts
             (merchant_id, agent_id, kind, product, version, upline_id, state, tiers, starts_on, proposed_by,
              proposer_id, proposed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      row.merchantCode,
      row.agent_id,
      row.kind,
      row.product,
      row.version,
      row.upline_id,
      row.state,
      JSON.stringify(row.tiers),
      row.starts_on,
      row.proposed_by,
      row.proposer_id,
      row.proposed_at,
    ],
  });
}

/** How a version stands from now on. */
export async function updateContract(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { agent_id, kind, product, version, state, starts_on, ends_on, answered_at }: ContractRow,
): Promise<void> {
  await tx.query({
    name: 'update-contract',
    text: `update wau.agent_contracts
              set state = $6, starts_on = $7, ends_on = $8, answered_at = $9
            where merchant_id = $1 and agent_id = $2 and kind = $3 and product = $4 and version = $5`,
    values: [merchantCode, agent_id, kind, product, version, state, starts_on, ends_on, answered_at],
  });
}

/** Replaces what waits between an agent and anybody else than who pays now. */
export async function replaceContractsOfOthers(
  tx: SqlRunner,
  { merchantCode, agentId }: ContractAgent,
  payerId: MemberId | null,
): Promise<void> {
  await tx.query({
    name: 'replace-contracts-of-others',
    text: `update wau.agent_contracts set state = 'X'
            where merchant_id = $1 and agent_id = $2 and state in ('P', 'E', 'V') and upline_id is distinct from $3`,
    values: [merchantCode, agentId, payerId],
  });
}

/** Who pays from now on what holds on a day or begins later; resolves with how many had another payer. */
export async function updateContractUpline(
  tx: SqlRunner,
  { merchantCode, agentId }: ContractAgent,
  payerId: MemberId | null,
  day: string,
): Promise<number> {
  const rows = await tx.query({
    name: 'update-contract-upline',
    text: `update wau.agent_contracts set upline_id = $3
            where merchant_id = $1 and agent_id = $2 and state = 'A' and (ends_on is null or ends_on >= $4::date)
              and upline_id is distinct from $3
        returning version`,
    values: [merchantCode, agentId, payerId, day],
  });
  return rows.length;
}

/** Of which kinds something waits for an agent: the own contract first, then what agents below wish for. */
export function selectWaitingContracts(
  runner: SqlRunner,
  { merchantCode, agentId }: ContractAgent,
): Promise<readonly Pick<ContractRow, 'kind' | 'state'>[]> {
  return runner.query<Pick<ContractRow, 'kind' | 'state'> & Record<string, unknown>>({
    name: 'select-waiting-contracts',
    text: `select kind, state from wau.agent_contracts
            where merchant_id = $1 and agent_id = $2 and state in ('P', 'E')
            union
           select kind, state from wau.agent_contracts
            where merchant_id = $1 and upline_id = $2 and state = 'V'
            order by state`,
    values: [merchantCode, agentId],
  });
}

export interface DownlineRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly username_key: string;
}

/** The agents directly below by name, from a name on. */
export function selectDownlineAgents(
  runner: SqlRunner,
  { merchantCode, agentId }: ContractAgent,
  typesWithoutContracts: readonly number[],
  afterKey: string | undefined,
  limit: number,
): Promise<readonly DownlineRow[]> {
  return runner.query<DownlineRow & Record<string, unknown>>({
    name: 'select-downline-agents',
    text: `select member_id, username, username_key from wau.members
            where merchant_id = $1 and upline_member_id = $2 and not member_type = any ($3)
              and ($4::text is null or username_key > $4)
            order by username_key
            limit $5`,
    values: [merchantCode, agentId, typesWithoutContracts, afterKey ?? null, limit],
  });
}
