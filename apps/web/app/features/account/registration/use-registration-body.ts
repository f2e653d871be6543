import { registerMethod } from '../../../platform/device/register-method.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { readMobileNumber } from '../../../platform/mobile-number/read-mobile-number.ts';
import type { MobileCountry } from '../../../platform/mobile-number/use-mobile-country.ts';
import { usePhoneService } from '../../../platform/phone-verification/use-phone-service.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refusalText } from './field-texts.ts';
import {
  type RegistrationBody,
  type RegistrationSettings,
  registrationBody,
  type ShownField,
} from './registration-form.ts';
import { isAffiliateRefusal } from './registration-queries.ts';
import type { Invitation } from './use-invitation.ts';
import type { RegistrationValues } from './use-registration-values.ts';

/**
 * Makes the payload of a form that has passed its check, after what others have to confirm first; `undefined`: they
 * did not, and the form says so.
 */
export function useRegistrationBody(
  { form, refuse }: RegistrationValues,
  settings: RegistrationSettings,
  shown: readonly ShownField[],
  invitation: Invitation,
  country: MobileCountry,
): () => Promise<RegistrationBody | undefined> {
  const api = useApi();
  const t = useTranslate();
  const failureText = useFailureText();
  const phoneService = usePhoneService();

  /** AC-14: a code that must be there is looked up before anything is sent. */
  const affiliateProblem = async (): Promise<string | undefined> => {
    const field = shown.find(({ name }) => name === 'affiliateCode');
    if (field?.required !== true) return undefined;
    const answer = await api.call('checkAffiliate', { query: { code: form.affiliateCode.trim() } });
    // Without an answer it is for the registration to say.
    if (answer.ok || !isAffiliateRefusal(answer)) return undefined;
    return refusalText(t, settings, 'affiliateCode', answer);
  };

  /** AC-08: where an outside service has sent the code, its signed word for the number takes the code's place. */
  const confirmNumber = async () => {
    const code = form.verificationCode.trim();
    if (phoneService === undefined || !shown.some(({ name }) => name === 'verificationCode')) return {};
    const number = await readMobileNumber(form.mobileNum.trim(), country.code);
    const check = number && (await phoneService.confirm(number.number, code));
    if (check?.outcome === 'confirmed') {
      return { firebaseChannel: 'sms' as const, firebaseIdToken: check.idToken };
    }
    const words = check?.outcome === 'failed' ? failureText(check.failure) : t('login.code.required');
    refuse('verificationCode', words);
    return 'refused';
  };

  return async () => {
    const wrongCode = await affiliateProblem();
    if (wrongCode !== undefined) {
      refuse('affiliateCode', wrongCode);
      return undefined;
    }
    const confirmed = await confirmNumber();
    if (confirmed === 'refused') return undefined;
    const { host, hostname } = window.location;
    const body = registrationBody(form, shown, {
      host,
      domain: invitation.domain === '' ? hostname : invitation.domain,
      registerMethod: registerMethod(),
      countryDialingCode: settings.fields.countryDialingCode?.enabled === true ? country.dialingCode : '',
      affiliateCode: invitation.affiliateCode,
      recommenderId: invitation.recommenderId,
    });
    return { ...body, ...confirmed };
  };
}
