import type { CallDefinition } from '../../call.ts';
import { getCaptcha } from './captcha-calls.ts';
import { getEncryptionKey } from './encryption-calls.ts';
import {
  finishExternalLink,
  finishExternalLogin,
  listExternalLinks,
  listExternalProviders,
  removeExternalLink,
  startExternalLink,
  startExternalLogin,
} from './external-login-calls.ts';
import { getIdentityStatus, submitIdentityImages } from './identity-check-calls.ts';
import { decideIdentity, listWaitingIdentities, openIdentityImages } from './identity-review-calls.ts';
import { login } from './login-calls.ts';
import { getMemberInfo } from './member-calls.ts';
import {
  createPasskey,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  renamePasskey,
  startPasskeyCreation,
  startPasskeyLogin,
} from './passkey-calls.ts';
import {
  changePassword,
  requestPasswordEmail,
  resetPasswordByLink,
  resetPasswordByPhone,
} from './password-calls.ts';
import { excludeMember, getPlayPause, pausePlay } from './play-pause-calls.ts';
import {
  getHeadIcons,
  setEmail,
  setHeadIcon,
  setNickname,
  setPayeeName,
  setWinsShown,
} from './profile-calls.ts';
import {
  checkAffiliate,
  getRegisterSettings,
  getRegisterValidators,
  register,
  registerByMobile,
} from './registration-calls.ts';
import {
  confirmSecondStep,
  finishSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  startSecondStepEnrolment,
} from './second-step-calls.ts';
import {
  addBankCard,
  getSecurityConfig,
  hasWithdrawalPassword,
  listBankCards,
  listBanks,
  listSecurityQuestions,
  removeBankCard,
  resetPaymentPassword,
  setPaymentPassword,
  setSecurityQuestions,
} from './security-calls.ts';
import {
  listSessions,
  logout,
  openRememberedLogin,
  rememberLogin,
  renewSession,
  revokeSession,
  revokeSessions,
} from './session-calls.ts';
import { createTrialAccount, createTrialAccountByGet, loginTrial } from './trial-calls.ts';
import { sendLoginCode, sendRegisterCode, sendResetCode } from './verification-calls.ts';

/** The calls about a member's account: sessions, registration, protection, profile. */
export const accountCalls = {
  getPlayPause,
  pausePlay,
  excludeMember,
  getEncryptionKey,
  getCaptcha,
  getRegisterSettings,
  login,
  renewSession,
  logout,
  listSessions,
  revokeSession,
  revokeSessions,
  rememberLogin,
  openRememberedLogin,
  createTrialAccount,
  createTrialAccountByGet,
  loginTrial,
  register,
  registerByMobile,
  getRegisterValidators,
  checkAffiliate,
  sendLoginCode,
  sendRegisterCode,
  sendResetCode,
  changePassword,
  requestPasswordEmail,
  resetPasswordByPhone,
  resetPasswordByLink,
  getMemberInfo,
  getHeadIcons,
  setHeadIcon,
  setNickname,
  setWinsShown,
  setEmail,
  setPayeeName,
  submitIdentityImages,
  getIdentityStatus,
  finishExternalLink,
  finishExternalLogin,
  listExternalLinks,
  listExternalProviders,
  removeExternalLink,
  startExternalLink,
  startExternalLogin,
  createPasskey,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  renamePasskey,
  startPasskeyCreation,
  startPasskeyLogin,
  confirmSecondStep,
  finishSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  startSecondStepEnrolment,
  addBankCard,
  getSecurityConfig,
  hasWithdrawalPassword,
  listBankCards,
  listBanks,
  listSecurityQuestions,
  removeBankCard,
  resetPaymentPassword,
  setPaymentPassword,
  setSecurityQuestions,
  listWaitingIdentities,
  openIdentityImages,
  decideIdentity,
} as const satisfies Record<string, CallDefinition>;
