/** Member types that are no agents: player, free trial, and a player of an agent's own. */
const nonAgentTypes: readonly number[] = [0, 4, 40];

export function isAgent(memberType: number): boolean {
  return !nonAgentTypes.includes(memberType);
}
