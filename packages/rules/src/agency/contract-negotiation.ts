/**
 * How a version of a contract stands: proposed, changed by the upline, the downline wishes for something else (the upline
 * changes or accepts), accepted, rejected, or replaced before it was answered or had begun.
 */
export const contractStates = ['P', 'E', 'V', 'A', 'R', 'X'] as const;

export type ContractState = (typeof contractStates)[number];

export const contractParties = ['upline', 'downline'] as const;

export type ContractParty = (typeof contractParties)[number];

/** What a party can do about a contract; a change is a version of its own. */
export const contractSteps = ['accept', 'reject', 'change'] as const;

export type ContractStep = (typeof contractSteps)[number];

/** Whose answer a version waits for; `undefined` when nothing is open. */
export function partyToAnswer(state: ContractState): ContractParty | undefined {
  if (state === 'P' || state === 'E') return 'downline';
  return state === 'V' ? 'upline' : undefined;
}

/** What a party can do where the latest version stands so; `undefined` where there has been none. */
export function openSteps(state: ContractState | undefined, party: ContractParty): readonly ContractStep[] {
  const answers = state && partyToAnswer(state);
  if (answers === party) return contractSteps;
  // An upline can always think better of it; a downline wishes for something else once, in answer to a proposal.
  return party === 'upline' ? ['change'] : [];
}

/** How a version stands that a party has just written. */
export function stateOfChange(party: ContractParty, hasEarlier: boolean): ContractState {
  if (party === 'downline') return 'V';
  return hasEarlier ? 'E' : 'P';
}
