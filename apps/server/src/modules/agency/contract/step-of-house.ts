import type { MemberId, MerchantCode, OperatorId } from '@wau/contract/ids';
import type { ContractKind, ContractProduct } from '@wau/rules/agency/contract-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { selectAgent } from './contract-sql.ts';
import type { ContractStepTaken } from './contract-step.ts';

interface HouseStep {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly kind: ContractKind;
  readonly product: ContractProduct;
  readonly version: number;
  readonly by: OperatorId;
  readonly now: Date;
}

/** What an operator does about an agent's contract, as the upline of whom no agent stands above. @throws Refusal `member.unknown` */
export async function stepOfHouse(
  tx: SqlRunner,
  { merchantCode, memberId: agentId, kind, product, version, by, now }: HouseStep,
): Promise<ContractStepTaken> {
  const agent = await selectAgent(tx, { merchantCode, agentId }, now);
  if (agent === undefined) throw new Refusal('member.unknown');
  return {
    ...{ merchantCode, agentId, kind, product, by, now },
    ...{ party: 'upline', actingUpline: null, seenVersion: version },
  };
}
