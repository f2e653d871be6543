import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import {
  captchaAnswerPattern,
  longestFields,
  verificationCodePattern,
} from '@wau/contract/registration-rules';
import { catalogueErrorMessages } from '@wau/service/http/catalogue-error-messages';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { messageTexts } from '../../messaging/message/message-texts.ts';
import { fieldRulesOf } from './field-rules.ts';

const errorMessages = catalogueErrorMessages();

/** No country has shorter mobile numbers; what else a number must be, its country's plan says. */
const fewestMobileDigits = 5;

/** So many digits, written as people write them. */
const mobilePattern = `^[ ()\\-]*\\+?(?:[ ()\\-]*[0-9]){${fewestMobileDigits},15}[ ()\\-]*$`;

/**
 * The rules that forms share. Login takes any name and password that an account can have, because rules may have
 * become stricter since it was opened; a new password, wherever it is chosen, follows the registration's rule. A form
 * may therefore hold back whatever breaks one of these: it could never have succeeded.
 */
export async function getRegisterValidators(
  parts: Pick<ServerParts, 'runner'>,
  context: VisitorContext,
): Promise<CallValue<Calls['getRegisterValidators']>> {
  const { language } = context;
  const rules = await fieldRulesOf(parts.runner, context);
  const text = messageTexts(language);
  const errorMessage = (code: ErrorCode) => errorMessages(code, language, undefined);
  const rule = (pattern: string, maxLength: number, message: string) => ({
    enabled: true,
    required: true,
    pattern,
    maxLength,
    message,
  });
  const anyPassword = rule('', longestFields.password, text('rule.password'));
  const newPassword = { ...anyPassword, ...rules.password, enabled: true, required: true };
  // A rule that the operator has given no words.
  if (newPassword.message === '') newPassword.message = errorMessage('password.format.invalid');
  const mobileMessage = text('rule.mobile', { minimum: fewestMobileDigits });
  return {
    loginUsername: rule('', longestFields.username, text('rule.username')),
    loginPassword: anyPassword,
    loginMobileNum: rule(mobilePattern, longestFields.mobileNum, mobileMessage),
    password: newPassword,
    verificationCode: rule(verificationCodePattern, 10, errorMessage('verification.code.missing')),
    captcha: rule(captchaAnswerPattern, 16, errorMessage('captcha.required')),
  };
}
