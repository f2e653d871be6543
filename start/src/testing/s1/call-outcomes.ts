import type { CallDefinition } from '@wau/contract/call';
import type { CallName } from '@wau/contract/calls';
import { operatorRoles } from '@wau/contract/permissions';
import { type AttackerKind, isOperatorKind } from './attack.ts';

/**
 * What each call answers to somebody who may make it, but gives the victim's ids: `200` where it then speaks of the
 * caller's own things or of what everybody may know, else how it says that there is no such thing. A call without a
 * line here fails the proof.
 */
export const outcomes: Readonly<Record<CallName, readonly string[]>> = {
  getSystemStatus: ['200'],
  getWhitelabel: ['200'],
  getEncryptionKey: ['200'],
  getRegisterSettings: ['200'],
  getCaptcha: ['200'],
  login: ['401 login.failed', '400 captcha.required'],
  renewSession: ['200'],
  logout: ['200'],
  listSessions: ['200'],
  revokeSession: ['404 session.unknown'],
  revokeSessions: ['200'],
  rememberLogin: ['200'],
  openRememberedLogin: ['404 remembered.unknown'],
  createTrialAccount: ['200'],
  createTrialAccountByGet: ['200'],
  loginTrial: ['401 login.failed'],
  listCountries: ['200'],
  getRegisterValidators: ['200'],
  checkAffiliate: ['404 affiliate.code.invalid'],
  listAnnouncements: ['200'],
  sendLoginCode: ['200', '429 verification.code.too.early', '403 module.unavailable'],
  sendRegisterCode: ['200', '429 verification.code.too.early', '403 module.unavailable'],
  sendResetCode: ['200', '429 verification.code.too.early', '403 module.unavailable'],
  changePassword: ['200'],
  requestPasswordEmail: ['200', '429 rate.limited'],
  resetPasswordByPhone: ['400 verification.code.wrong', '403 module.unavailable'],
  resetPasswordByLink: ['400 password.link.invalid'],
  getMemberInfo: ['200'],
  getHeadIcons: ['200'],
  setHeadIcon: ['200'],
  setNickname: ['200'],
  setEmail: ['200'],
  setPayeeName: ['200'],
  getMemberClub: ['200'],
  listInboxMessages: ['200'],
  followEvents: ['200'],
  getUnreadCount: ['200'],
  getInboxCount: ['200'],
  readInboxMessage: ['404 inbox.message.unknown'],
  deleteInboxMessage: ['404 inbox.message.unknown'],
  sendFeedback: ['200'],
  submitIdentityImages: ['200'],
  getIdentityStatus: ['200'],
  listDomains: ['200'],
  getConsolidatedSettings: ['200'],
  getBalance: ['200'],
  getMovementTotals: ['200'],
  getBetTotals: ['200'],
  listMovements: ['200'],
  getMerchantWallet: ['200'],
  transferFunds: ['402 balance.insufficient'],
  returnFunds: ['404 wallet.unknown'],
  listStuckFundTransfers: ['200'],
  decideFundTransfer: ['404 fund.transfer.unknown'],
  listDepositMethods: ['200'],
  placeDeposit: ['200', '404 deposit.method.unknown'],
  listDeposits: ['200'],
  getDeposit: ['404 deposit.unknown'],
  cancelDeposit: ['404 deposit.unknown'],
  receivePayInCallback: ['401 callback.signature.wrong'],
  receivePayOutCallback: ['401 callback.signature.wrong'],
  listGames: ['200'],
  listHotGames: ['200'],
  listVendors: ['200'],
  listVendorTypes: ['200'],
  listFavouriteGames: ['200'],
  addFavouriteGame: ['404 game.unknown'],
  removeFavouriteGame: ['404 game.unknown'],
  listRecentGames: ['200'],
  addRecentGame: ['404 game.unknown'],
  launchGame: ['200'],
  listBets: ['200'],
  listBanners: ['200'],
  getResources: ['200'],
  listHelpItems: ['200'],
  getContentPage: ['200'],
  listNotices: ['200'],
  listAvailablePromotions: ['200'],
  vendorAuthenticate: ['401 vendor.unknown'],
  vendorBalance: ['401 vendor.unknown'],
  vendorBet: ['401 vendor.unknown'],
  vendorBets: ['401 vendor.unknown'],
  vendorWin: ['401 vendor.unknown'],
  vendorRollback: ['401 vendor.unknown'],
  vendorEndRound: ['401 vendor.unknown'],
  transferWalletAuthenticate: ['401 vendor.unknown'],
  transferWalletPermit: ['401 vendor.unknown'],
  movePurseFunds: ['401 vendor.unknown'],
  findPurseTransfer: ['401 vendor.unknown'],
  getPurseBalance: ['401 vendor.unknown'],
  getPurseHistory: ['401 vendor.unknown'],
  openPlay: ['401 launch.token.invalid'],
  getPlayBalance: ['200'],
  placeBet: ['402 balance.insufficient'],
  finishRound: ['404 round.unknown'],
  listRounds: ['200'],
  rotateSeed: ['200'],
  listSeeds: ['200'],
  getRoundProof: ['200'],
  getTitle: ['200'],
  getCrashTable: ['403 game.unavailable'],
  getCrashClock: ['403 game.unavailable'],
  followCrash: ['403 game.unavailable'],
  placeCrashBet: ['403 game.unavailable'],
  cashOutCrash: ['404 round.unknown'],
  listTitles: ['200'],
  getRound: ['404 round.unknown'],
  decideRound: ['404 round.unknown'],
  createPayment: ['401 callback.signature.wrong'],
  createPayout: ['401 callback.signature.wrong'],
  findPayment: ['401 callback.signature.wrong'],
  decidePayment: ['404 payment.unknown'],
  finishExternalLink: ['401 external.ticket.invalid'],
  finishExternalLogin: ['401 external.ticket.invalid'],
  listExternalLinks: ['200'],
  listExternalProviders: ['200'],
  removeExternalLink: ['404 external.not.linked'],
  startExternalLink: ['404 external.provider.unknown'],
  startExternalLogin: ['404 external.provider.unknown'],
  createPasskey: ['400 passkey.challenge.invalid', '403 access.denied'],
  listPasskeys: ['200'],
  loginByPasskey: ['400 passkey.challenge.invalid', '403 access.denied'],
  removePasskey: ['404 passkey.unknown'],
  renamePasskey: ['404 passkey.unknown'],
  startPasskeyCreation: ['200', '403 access.denied'],
  startPasskeyLogin: ['200', '403 access.denied'],
  confirmSecondStep: ['409 second.step.off'],
  finishSecondStep: ['401 second.step.ticket.invalid'],
  removeSecondStep: ['409 second.step.off'],
  renewRecoveryCodes: ['409 second.step.off'],
  startSecondStepEnrolment: ['200'],
  addBankCard: ['200', '404 bank.unknown'],
  getSecurityConfig: ['200'],
  hasWithdrawalPassword: ['200'],
  listBankCards: ['200'],
  listBanks: ['200'],
  listSecurityQuestions: ['200'],
  removeBankCard: ['404 bank.card.unknown'],
  resetPaymentPassword: ['409 payment.password.missing'],
  setPaymentPassword: ['200'],
  setSecurityQuestions: ['409 payment.password.missing'],
  register: ['409 register.username.taken', '400 captcha.required'],
  registerByMobile: ['400 verification.code.wrong', '403 module.unavailable'],
  loginOperator: ['401 login.failed'],
  logoutOperator: ['200'],
  getOperatorInfo: ['200'],
  changeOperatorPassword: ['403 password.wrong'],
  listMerchantSettings: ['200'],
  changeMerchantSetting: ['404 setting.unknown'],
  changeRegisterField: ['404 setting.unknown'],
  listAuditEntries: ['200'],
  listUnfinishedRounds: ['200'],
  listReconciliations: ['200'],
  listStatementDifferences: ['200'],
  listWaitingIdentities: ['200'],
  openIdentityImages: ['200'],
  decideIdentity: ['200'],
  getTeamOverview: ['200'],
};

/** What the call may answer to this caller: whom it does not serve it turns away before it looks at anything else. */
export function outcomesFor(call: CallDefinition, kind: AttackerKind): readonly string[] {
  const stated = outcomes[call.name as CallName];
  // Names are each merchant's own.
  if (call.name === 'register' && kind === 'neighbour') return ['200', ...stated];
  if (call.caller === 'operator') return outcomesForOperatorCall(call, kind, stated);
  if (call.caller !== 'member' && call.caller !== 'agent' && call.caller !== 'player') return stated;
  // An operator's token is no member's.
  if (kind === 'visitor' || isOperatorKind(kind)) return ['401 session.missing'];
  // A session of one merchant is none at another's.
  if (kind === 'stranger') return ['401 session.ended'];
  if (call.caller === 'player') {
    // Trial members and agents show the operator's token here, which opens no game.
    return kind === 'player' || kind === 'neighbour' ? stated : ['401 session.ended'];
  }
  if (kind === 'trial' && call.closedToTrial === true) return ['403 trial.closed'];
  // Of those who are left, the agent alone has a team.
  return call.caller === 'agent' && kind !== 'agent' ? ['403 permission.missing'] : stated;
}

/** A member's token is no operator's, and an operator is somebody only where they have a role. */
function outcomesForOperatorCall(
  { permission }: CallDefinition,
  kind: AttackerKind,
  stated: readonly string[],
): readonly string[] {
  if (!isOperatorKind(kind)) return ['401 session.missing'];
  const allowed: readonly (typeof permission)[] = kind === 'auditor' ? operatorRoles.auditor : [];
  return allowed.includes(permission) ? stated : ['403 permission.missing'];
}
