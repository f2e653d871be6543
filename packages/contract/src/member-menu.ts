import type { FlagName, ModuleId } from './modules.ts';

/** An entry of the member centre: where it leads, and the switch that it hangs on. Without one it is always there. */
export interface MemberMenuEntry {
  readonly path: string;
  readonly flag?: FlagName;
  readonly module?: ModuleId;
}

/** ME-01: the member centre's entries in their order. Clients show those that the whitelabel menu names. */
export const memberMenu = {
  benefits: { path: '/m/member/benefits', flag: 'MEMCLUB3' },
  deposit: { path: '/m/voucherCenter' },
  withdraw: { path: '/m/withdraw' },
  fundTransfer: { path: '/m/fundTransfer', module: 'FUNDTRANS3' },
  security: { path: '/m/securityCenter' },
  saferPlay: { path: '/m/saferPlay' },
  depositReport: { path: '/m/vouReport', flag: 'DEPRECM3' },
  withdrawReport: { path: '/m/withdrawReport', flag: 'WITHREC3' },
  accountRecord: { path: '/m/transaction/record', flag: 'TRANSREC3' },
  bettingRecord: { path: '/m/gameRecord', flag: 'TRANSBETREPMEM3' },
  unfinishedRounds: { path: '/m/unfinishedRounds' },
  profitAndLoss: { path: '/m/profitandloss', flag: 'PERSREP' },
  uplineTransfer: { path: '/m/upLine/transfer', flag: 'AGETRANSFERUP3' },
  redRain: { path: '/m/redRain', flag: 'REDRAIN3' },
  rewards: { path: '/m/rewardCenter', flag: 'REWCEN3' },
  manualRebate: { path: '/m/member/manualRebate', flag: 'MANPLAYREB3' },
  inbox: { path: '/m/webEmail', flag: 'MAILCEN' },
  feedback: { path: '/m/feedback', flag: 'FEEDBACK3' },
  invite: { path: '/m/inviteFriends', flag: 'REFERRAL' },
} as const satisfies Record<string, MemberMenuEntry>;

export type MemberMenuName = keyof typeof memberMenu;

export const memberMenuNames = Object.keys(memberMenu) as readonly MemberMenuName[];
