import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import type { MobileNumber } from '../../../platform/mobile-number/read-mobile-number.ts';
import { usePhoneService } from '../../../platform/phone-verification/use-phone-service.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { type SendCodeState, useSendCode } from '../../../shared/send-code/use-send-code.ts';

/** AC-02: has a code sent to the number that `readNumber` finds in the form; for none nothing is sent. */
export function useLoginCode(
  readNumber: () => Promise<MobileNumber | undefined>,
  onFailure: (failure: ApiFailure) => void,
  onSent: () => void,
): SendCodeState {
  const api = useApi();
  const phoneService = usePhoneService();
  const send = async () => {
    const number = await readNumber();
    if (number === undefined) return undefined;
    if (phoneService !== undefined) return phoneService.send(number.number);
    const { number: mobileNum, dialingCode: countryDialingCode } = number;
    return api.call('sendLoginCode', { body: { mobileNum, countryDialingCode } });
  };
  return useSendCode(send, onFailure, onSent);
}
