import type { IdKind } from './ids.ts';
import type { OperatorPermission } from './permissions.ts';

interface WorkCaseParts {
  /** What deciding about it takes, and so claiming it. */
  readonly permission: OperatorPermission;
  /** What its cases go by. */
  readonly idKind: IdKind;
  /** Where the calls about its cases are. */
  readonly path: `/wps/operator/${string}`;
  /** In the summaries of its calls. */
  readonly noun: string;
}

/** Kinds of cases that operators work through. A kind is stored with its claims: letters alone. */
export const workCases = {
  withdrawal: {
    permission: 'withdrawal.decide',
    idKind: 'withdrawal',
    path: '/wps/operator/withdrawals',
    noun: 'a withdrawal',
  },
  deposit: {
    permission: 'deposit.decide',
    idKind: 'deposit',
    path: '/wps/operator/deposits',
    noun: 'a deposit',
  },
  chat: {
    permission: 'service.answer',
    idKind: 'conversation',
    path: '/wps/operator/chats',
    noun: 'a conversation',
  },
  feedback: {
    permission: 'feedback.answer',
    idKind: 'feedback',
    path: '/wps/operator/feedback',
    noun: 'feedback',
  },
  identity: {
    permission: 'identity.review',
    idKind: 'member',
    path: '/wps/operator/identities',
    noun: "a member's document",
  },
  application: {
    permission: 'reward.decide',
    idKind: 'reward',
    path: '/wps/operator/applications',
    noun: 'an application',
  },
  referral: {
    permission: 'reward.decide',
    idKind: 'referral',
    path: '/wps/operator/referrals',
    noun: 'an invited friend',
  },
  fundTransfer: {
    permission: 'transfer.decide',
    idKind: 'fundTransfer',
    path: '/wps/operator/fundTransfers',
    noun: 'a transfer',
  },
  stuckRound: {
    permission: 'round.decide',
    idKind: 'stuckRound',
    path: '/wps/operator/stuckRounds',
    noun: 'a stuck round',
  },
  finding: {
    permission: 'finding.explain',
    idKind: 'finding',
    path: '/wps/operator/findings',
    noun: 'a finding',
  },
  commissionRun: {
    permission: 'commission.decide',
    idKind: 'commissionRun',
    path: '/wps/operator/commissions',
    noun: 'a run of commissions',
  },
} as const satisfies Readonly<Record<string, WorkCaseParts>>;

export type WorkCaseKind = keyof typeof workCases;

export const workCaseKinds = Object.keys(workCases) as readonly WorkCaseKind[];

/** `claimDeposit` for `deposit`. */
export function claimCallName<Kind extends WorkCaseKind>(kind: Kind) {
  return `claim${capitalised(kind)}` as const;
}

/** `releaseDeposit` for `deposit`. */
export function releaseCallName<Kind extends WorkCaseKind>(kind: Kind) {
  return `release${capitalised(kind)}` as const;
}

function capitalised<Text extends string>(text: Text): Capitalize<Text> {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;
}
