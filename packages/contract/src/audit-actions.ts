import { claimCallName, releaseCallName, workCaseKinds } from './work-cases.ts';

/**
 * What the audit keeps, by what it is about: calls of operators by their names, and what members and commands do that is
 * kept as well. An action is stored with its entries, so none changes its name; a test asks for each.
 */
export const auditActions = {
  members: [
    'findMembersByContact',
    'revealMemberData',
    'endMemberSessions',
    'addMemberNote',
    'setMemberStatus',
    'moveMember',
    'excludeMember',
    'openIdentityImages',
    'decideIdentity',
    'closeAccount',
    'finishClosure',
  ],
  money: [
    'decideWithdrawal',
    'openDepositProof',
    'decideDeposit',
    'proposeAdjustment',
    'decideAdjustment',
    'decideFundTransfer',
    'openApplicationImages',
    'decideApplication',
    'decideReferral',
    'decideStuckRound',
    'enterLotteryResult',
    'voidLotteryDraw',
    'correctLotteryDraw',
    'dropLotteryDrawRequest',
    'decideFinding',
    'retryDeadLetter',
    'refundDeadLetter',
  ],
  service: [
    'openChatImage',
    'answerChat',
    'closeChat',
    'openFeedbackImages',
    'answerFeedback',
    'closeFeedback',
    'placePersonalAnnouncement',
  ],
  content: ['putContentItem', 'removeContentItem', 'orderContentItems', 'undoContentChange', 'putContent'],
  settings: ['changeMerchantSetting', 'dropSettingRequest', 'changeRegisterField', 'rotateReceiptKey'],
  'payment-providers': ['changePaymentProvider', 'dropPaymentProviderRequest'],
  'deposit-accounts': ['changeDepositAccount', 'dropDepositAccountRequest'],
  'lottery-limits': ['setLotteryLimits', 'dropLotteryLimitsRequest'],
  merchants: ['openMerchant', 'dropMerchantRequest', 'addMerchant'],
  'lottery-odds': ['changeLotteryOdds'],
  games: [
    'switchGame',
    'switchVendor',
    'planGameSwitch',
    'dropGameSwitchPlan',
    'carryOutGameSwitchPlan',
    'changeLotterySchedule',
    'switchLottery',
    'addLottery',
    'changeLotteryFeed',
    'dropLotteryFeedRequest',
  ],
  contracts: [
    'proposeAgentContract',
    'answerAgentContract',
    'processDividendContract',
    'processDailySalaryContract',
    'processHourlySalaryContract',
    'openTeamAccount',
    'createOpeningLink',
    'switchOpeningLink',
    'setDownlineRates',
    'setMemberRates',
    'sendTeamNotice',
  ],
  'team-money': [
    'transferToDownline',
    'scheduleRedRain',
    'cancelRedRain',
    'scheduleSiteRedRain',
    'dropRedRainRequest',
    'cancelSiteRedRain',
  ],
  affiliates: [
    'openAffiliate',
    'changeAffiliate',
    'addAffiliateCode',
    'changeAffiliateDomain',
    'storeAffiliatePlan',
    'moveAffiliateMember',
    'decideAffiliateMember',
    'decideAffiliateRun',
    'withholdAffiliateStatement',
    'openAffiliateCampaign',
  ],
  commissions: ['approveCommissionRun', 'rejectCommissionRun'],
  operators: [
    'loginOperator',
    'loginOperatorByPasskey',
    'logoutOperator',
    'changeOperatorPassword',
    'startOperatorSecondStep',
    'confirmOperatorSecondStep',
    'startOperatorPasskeyCreation',
    'createOperatorPasskey',
    'removeOperatorPasskey',
    'inviteOperator',
    'cancelOperatorInvitation',
    'acceptOperatorInvitation',
    'giveOperatorRole',
    'takeOperatorRole',
    'addOperator',
    'changeOperatorRole',
    'replaceOperatorPassword',
    'changeOperatorStatus',
    'signOutOperator',
    'changeOperatorSecondStep',
  ],
  audit: ['exportAuditEntries', 'revealAuditEntry', 'restoreBackup'],
  claims: workCaseKinds.flatMap((kind) => [claimCallName(kind), releaseCallName(kind)]),
} as const;

export type AuditSubject = keyof typeof auditActions;

/** Every action, but for claims, whose words come from the kinds of cases. */
export type AuditAction = (typeof auditActions)[Exclude<AuditSubject, 'claims'>][number];

export const auditSubjects = Object.keys(auditActions) as readonly AuditSubject[];

/** Reads the name of an action; `undefined` for a claim, and for one of another version of the program. */
export function parseAuditAction(text: string): AuditAction | undefined {
  return auditSubjects
    .filter((subject) => subject !== 'claims')
    .flatMap((subject): readonly AuditAction[] => auditActions[subject])
    .find((action) => action === text);
}

/** Names of values that hold what a member was told or has said, and so are shown for a reason alone. */
const personalNames: Readonly<Partial<Record<string, readonly string[]>>> = {
  answerChat: ['content'],
  answerFeedback: ['content'],
} satisfies Partial<Record<AuditAction, readonly string[]>>;

export function personalNamesOf(action: string): readonly string[] {
  return personalNames[action] ?? [];
}
