import { useApi } from '../../platform/app-services.ts';
import { runMode } from '../../platform/device.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { readMobileNumber } from '../../platform/mobile-number/read-mobile-number.ts';
import type { MobileCountry } from '../../platform/mobile-number/use-mobile-country.ts';
import { usePhoneService } from '../../platform/phone-verification/use-phone-service.ts';
import { type RegisterBody, type RegisterSettings, registerBody, type ShownField } from './register-form.ts';
import type { Invitation } from './use-invitation.ts';
import type { RegisterValues } from './use-register-values.ts';

/**
 * Makes the payload of a form that has passed its check, after what others have to confirm first; `undefined`: they
 * did not, and the form says so.
 */
export function useRegistrationBody(
  { form, refuse }: RegisterValues,
  settings: RegisterSettings,
  shown: readonly ShownField[],
  invitation: Invitation,
  country: MobileCountry,
): () => Promise<RegisterBody | undefined> {
  const api = useApi();
  const t = useTranslate();
  const phoneService = usePhoneService();

  /** AC-14: a code that must be there is looked up before anything is sent. */
  const isAffiliateWrong = async (): Promise<boolean> => {
    const field = shown.find(({ name }) => name === 'affiliateCode');
    if (field?.required !== true) return false;
    const answer = await api.call('checkAffiliate', { query: { code: form.affiliateCode.trim() } });
    // Without an answer it is for the registration to say.
    return !answer.ok && answer.value?.field === 'affiliateCode';
  };

  /** AC-08: where an outside service has sent the code, its signed word for the number takes the code's place. */
  const confirmNumber = async () => {
    const code = form.verificationCode.trim();
    if (phoneService === undefined || !shown.some(({ name }) => name === 'verificationCode')) return {};
    const number = await readMobileNumber(form.mobileNum.trim(), country.code);
    const firebaseIdToken = number && (await phoneService.confirm(number.number, code));
    return firebaseIdToken === undefined ? 'refused' : { firebaseChannel: 'sms' as const, firebaseIdToken };
  };

  return async () => {
    if (await isAffiliateWrong()) {
      refuse('affiliateCode', t('register.affiliate.wrong'));
      return undefined;
    }
    const confirmed = await confirmNumber();
    if (confirmed === 'refused') {
      refuse('verificationCode', t('login.code.required'));
      return undefined;
    }
    const { host, hostname } = window.location;
    const body = registerBody(form, shown, {
      host,
      domain: invitation.domain === '' ? hostname : invitation.domain,
      runMode: runMode(),
      countryDialingCode: settings.fields.countryDialingCode?.enabled === true ? country.dialingCode : '',
      affiliateCode: invitation.affiliateCode,
      recommenderId: invitation.recommenderId,
    });
    return { ...body, ...confirmed };
  };
}
