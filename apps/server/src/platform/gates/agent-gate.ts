import type { AgentPermission } from '@wau/contract/permissions';
import type { CallGate } from '@wau/service/http/call-registrar';
import type { Actor } from '../audit/actor.ts';
import { isAgent, mayHaveContracts } from '../sessions/member-types.ts';
import type { MemberContext } from './member-gate.ts';
import { requirePermission } from './permission.ts';

export interface AgentContext extends MemberContext {
  readonly actor: Actor;
}

/**
 * Lets in members whose type has a team, after all that is asked of any member. Whose data an agent gets to see is the
 * own team's alone: use cases ask by the member of this context, never by an id of the request that they have not found
 * below it.
 */
export function agentGate(members: CallGate<MemberContext>): CallGate<AgentContext> {
  return {
    async enter(request, call) {
      const context = await members.enter(request, call);
      const { member } = context;
      requirePermission(call, agentPermissionsOf(member));
      const actor: Actor = {
        kind: 'agent',
        actorId: member.memberId,
        actorName: member.userName,
        address: request.ip,
        requestId: request.id,
      };
      return { ...context, actor };
    },
  };
}

/** What the type of a member allows. */
function agentPermissionsOf(member: { readonly memberType: number }): readonly AgentPermission[] {
  if (!isAgent(member)) return [];
  const ofTeam = ['team.read', 'team.send', 'rain.own', 'affiliate.own'] as const;
  return mayHaveContracts(member) ? [...ofTeam, 'contract.own', 'account.open'] : ofTeam;
}
