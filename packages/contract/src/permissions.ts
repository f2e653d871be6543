/**
 * What an operator's roles can allow. Each call of operators names one of them, so a permission that no call asks for
 * would promise nothing; a test holds that. The list only grows. Words for people: `permission.…` in `packages/i18n`.
 */
export const operatorPermissions = [
  /** What everybody who is logged in may do with the own session and password. */
  'session.own',
  'settings.read',
  'settings.write',
  /** What the site shows and offers, as operators have written it, and who changed it how. */
  'content.read',
  /** The same: putting in place, taking away, undoing. What money follows from takes `settings.write` besides. */
  'content.write',
  /** Titles and vendors: what is offered, how it stands, who has switched it. */
  'games.read',
  /** The same: switching them on and off. */
  'games.write',
  'identity.review',
  'audit.read',
  /** Money on its way to a vendor or back, of which nobody knows what became of it. */
  'transfer.decide',
  /** What became of vendors' rounds, by each side. */
  'vendors.read',
  /** Applications for promotions: looking at their pictures, paying or rejecting them. Invited friends who are held. */
  'reward.decide',
  /** What members have to say: reading it, looking at its pictures, answering it. */
  'feedback.answer',
  /** Conversations with members: reading them, looking at their pictures, answering, ending them. */
  'service.answer',
  /** Withdrawals: letting them go to the bank, or giving them back. */
  'withdrawal.decide',
  /** Deposits by bank transfer: looking at their proofs, and saying what came. */
  'deposit.decide',
  /** Safer play: looking at what members have limited themselves, keeping members from play. */
  'play.protect',
  /** What an installation took and gave, by day and game, and how many members did what. Names nobody. */
  'dashboard.read',
  /** Members: finding them, their profile with masked personal data, money, bets and sessions, colleagues' notes. */
  'member.read',
  /** Personal data in full, with a reason each time; finding members by a number or an address. */
  'member.reveal',
  /** Members: ending sessions, locking the account and opening it again, writing notes. */
  'member.change',
  /** Money of members by hand: proposing an adjustment, approving what a colleague has proposed. */
  'money.adjust',
  /** Operators of the merchant: inviting them, giving and taking their roles. */
  'operator.manage',
  /** Rounds whose money their vendor could not settle: having it tried again, or the stake given back. */
  'round.decide',
  /** What the nightly checks of the books and of vendors' statements have found: looking into it, saying how it came about. */
  'finding.explain',
  /** Merchants of the installation that the operator serves: listing them, opening another one. */
  'merchants.write',
  /** Draws of lotteries: entering official results, voiding draws, giving them another result. */
  'lottery.decide',
  /** Contracts of the house with agents whom no other agent stands above: proposing them, answering wishes; the house's rates. */
  'contract.propose',
  /** Red rains: seeing them, scheduling those that the house funds, cancelling any before it starts. */
  'rain.manage',
  /** Affiliates: who is one, codes, hosts and plans, whom they have brought; withholding what they would be paid. */
  'affiliate.manage',
  /** What affiliates are paid for a month: approving it, having it counted anew. */
  'affiliate.pay',
  /** Agents: finding them, who stands above and below, figures of their teams, contracts and what was paid. */
  'agent.read',
  /** Members: putting one, with everybody below, under another upline. */
  'agent.move',
  /** Runs of agents' commissions: looking at them down to the bets, letting them be paid. */
  'commission.decide',
] as const;

export type OperatorPermission = (typeof operatorPermissions)[number];

/** Roles that an operator can have at a merchant, each a set of permissions. */
export const operatorRoles = {
  administrator: operatorPermissions,
  auditor: [
    'session.own',
    'settings.read',
    'content.read',
    'games.read',
    'audit.read',
    'vendors.read',
    'dashboard.read',
  ],
  editor: ['session.own', 'content.read', 'content.write', 'games.read', 'games.write'],
  reviewer: ['session.own', 'identity.review', 'member.read'],
  promoter: ['session.own', 'reward.decide', 'rain.manage', 'affiliate.manage'],
  cashier: [
    'session.own',
    'transfer.decide',
    'withdrawal.decide',
    'deposit.decide',
    'round.decide',
    'lottery.decide',
    'member.read',
    'money.adjust',
    'affiliate.pay',
    'agent.read',
    'commission.decide',
  ],
  supporter: [
    'session.own',
    'feedback.answer',
    'service.answer',
    'play.protect',
    'member.read',
    'member.reveal',
    'member.change',
    'agent.read',
  ],
} as const satisfies Readonly<Record<string, readonly OperatorPermission[]>>;

export type OperatorRole = keyof typeof operatorRoles;

/** Reads the name of a role; `undefined` for any other text. */
export function parseOperatorRole(text: string): OperatorRole | undefined {
  return Object.hasOwn(operatorRoles, text) ? (text as OperatorRole) : undefined;
}

/** All that these roles allow together, in the order of the list. */
export function permissionsOfRoles(roles: readonly OperatorRole[]): readonly OperatorPermission[] {
  const allowed = new Set<OperatorPermission>(roles.flatMap((role) => operatorRoles[role]));
  return operatorPermissions.filter((permission) => allowed.has(permission));
}

/** What money or operators depend on: nobody gives it alone. */
const givenByTwo: readonly OperatorPermission[] = [
  'settings.write',
  'transfer.decide',
  'withdrawal.decide',
  'deposit.decide',
  'reward.decide',
  'round.decide',
  'lottery.decide',
  'contract.propose',
  'rain.manage',
  'affiliate.manage',
  'affiliate.pay',
  'agent.move',
  'commission.decide',
  'operator.manage',
  'merchants.write',
];

/** Whether a role is given by two persons, of whom the second is never the first. */
export function needsTwoPersonsToGive(role: OperatorRole): boolean {
  return operatorRoles[role].some((permission) => givenByTwo.includes(permission));
}

/** What being an agent can allow. An agent sees the own team only, whatever is allowed. */
export const agentPermissions = [
  'team.read',
  'team.send',
  'rain.own',
  'affiliate.own',
  'contract.own',
  /** Opening accounts below, by hand or by links, and saying what rates they have. */
  'account.open',
] as const;

export type AgentPermission = (typeof agentPermissions)[number];
