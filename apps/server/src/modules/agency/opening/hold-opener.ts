import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { mayHaveContracts } from '../../../platform/sessions/member-types.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { type AgentLink, selectOpener } from './opening-sql.ts';

/**
 * Locks the row of an agent who opens an account or makes a link, and looks once more at what let the agent in: meanwhile an
 * operator may have closed the account or made a player of it, and nobody comes to stand below such a one.
 *
 * @throws Refusal `session.ended`, `permission.missing`
 */
export async function holdOpener(tx: SqlRunner, agent: AgentLink): Promise<void> {
  await lockMember(tx, { merchantCode: agent.merchantCode, memberId: agent.agentId });
  const opener = await selectOpener(tx, agent);
  if (opener === undefined || !opener.is_active) throw new Refusal('session.ended');
  if (!mayHaveContracts({ memberType: opener.member_type })) throw new Refusal('permission.missing');
}
