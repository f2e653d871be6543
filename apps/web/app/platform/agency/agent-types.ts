/** Member types that are no agents: player, free trial, and a player of an agent's own. */
const nonAgentTypes: readonly number[] = [0, 4, 40];

export function isAgent(memberType: number): boolean {
  return !nonAgentTypes.includes(memberType);
}

/** Members of these types have no contracts, whatever else they are. */
const typesWithoutContracts: readonly number[] = [0, 4, 40, 41, 42];

export function mayHaveContracts(memberType: number): boolean {
  return !typesWithoutContracts.includes(memberType);
}
