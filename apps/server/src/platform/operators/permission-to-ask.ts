import { type OperatorPermission, type OperatorRole, operatorRoles } from '@wau/contract/permissions';

/** What whoever asks must be allowed for the word to count, also when it is given. */
export const permissionToAsk = {
  role: 'operator.manage',
  setting: 'settings.write',
  merchant: 'merchants.write',
  stuckRound: 'round.decide',
  fundTransfer: 'transfer.decide',
  paymentProvider: 'settings.write',
  depositAccount: 'settings.write',
  lotteryLimits: 'settings.write',
  lotteryDraw: 'lottery.decide',
  lotterySchedule: 'lottery.decide',
  lotteryFeed: 'settings.write',
  redRain: 'rain.manage',
} as const satisfies Readonly<Record<string, OperatorPermission>>;

/** What one operator asks for and another one gives. */
export type OperatorRequestKind = keyof typeof permissionToAsk;

/** The roles of which one is enough for the word to count. */
export function rolesThatMayAsk(kind: OperatorRequestKind): readonly OperatorRole[] {
  const roles = Object.keys(operatorRoles) as OperatorRole[];
  return roles.filter((role) =>
    (operatorRoles[role] as readonly OperatorPermission[]).includes(permissionToAsk[kind]),
  );
}
