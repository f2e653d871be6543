import type { MemberId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import { selectTeamLevel } from './team-sql.ts';

/**
 * Whose team is asked for: the agent's own, or that of somebody below.
 *
 * Refuses with `member.unknown` whoever does not stand below the agent, as somebody who does not exist.
 */
export async function requireTeamMember(
  runner: SqlRunner,
  { merchant, member }: Pick<AgentContext, 'merchant' | 'member'>,
  asked: MemberId | undefined,
): Promise<MemberId> {
  if (asked === undefined || asked === member.memberId) return member.memberId;
  const level = await selectTeamLevel(runner, merchant.merchantCode, member.memberId, asked);
  if (level === undefined) throw new Refusal('member.unknown');
  return asked;
}
