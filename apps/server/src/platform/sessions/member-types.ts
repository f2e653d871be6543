/** `customerType` of an account on free trial: play money, at a trial merchant. */
export const trialMemberType = 4;

/** The agent at the head of a tree, who has nobody to send money up to. */
export const topAgentType = 2;

/** Whether a member plays for nothing real, so that some functions are closed. */
export function isTrial(member: { readonly memberType: number }): boolean {
  return member.memberType === trialMemberType;
}

/** Members of these types have no team; all others are agents. */
export const typesWithoutTeam: readonly number[] = [0, trialMemberType, 40];

export function isAgent(member: { readonly memberType: number }): boolean {
  return !typesWithoutTeam.includes(member.memberType);
}

/** Special players of an agent's own have a team where they bring one, and are paid by no contract. */
export const typesWithoutContracts: readonly number[] = [...typesWithoutTeam, 41, 42];

export function mayHaveContracts(member: { readonly memberType: number }): boolean {
  return !typesWithoutContracts.includes(member.memberType);
}
