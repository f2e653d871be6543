/** Member types that are no agents: player, free trial, and a player of an agent's own. */
const nonAgentTypes: readonly number[] = [0, 4, 40];

export function isAgent(memberType: number): boolean {
  return !nonAgentTypes.includes(memberType);
}

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening';

/** The greeting of an hour of the local day, 0 to 23. */
export function dayPartOf(hour: number): DayPart {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'noon';
  return hour <= 18 ? 'afternoon' : 'evening';
}
