import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import {
  captchaAnswerPattern,
  longestFields,
  verificationCodePattern,
} from '@wau/contract/registration-rules';
import { catalogueErrorMessages } from '@wau/service/catalogue-error-messages';
import type { VisitorContext } from '../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { fieldRulesOf } from './field-rules.ts';

const errorMessages = catalogueErrorMessages();

/**
 * The rules that forms share. Log-in takes any name and password that an account can have, because rules may have
 * become stricter since it was opened; a new password, wherever it is chosen, follows the registration's rule.
 */
export async function getRegisterValidators(
  parts: Pick<ServerParts, 'runner'>,
  context: VisitorContext,
): Promise<CallValue<Calls['getRegisterValidators']>> {
  const rules = await fieldRulesOf(parts.runner, context);
  const rule = (code: ErrorCode, pattern: string, maxLength: number) => ({
    enabled: true,
    required: true,
    pattern,
    maxLength,
    message: errorMessages(code, context.language, undefined),
  });
  const anyPassword = rule('password.format.invalid', '', longestFields.password);
  return {
    loginUsername: rule('username.format.invalid', '', longestFields.username),
    loginPassword: anyPassword,
    loginMobileNum: rule('mobile.number.invalid', '^\\+?[0-9 ()\\-]{5,20}$', longestFields.mobileNum),
    password: { ...anyPassword, ...rules.password, enabled: true, required: true },
    verificationCode: rule('verification.code.missing', verificationCodePattern, 10),
    captcha: rule('captcha.required', captchaAnswerPattern, 16),
  };
}
