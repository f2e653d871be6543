import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import { useCaptcha } from '../../../platform/captcha/use-captcha.ts';

/**
 * AC-03: a login asks for a captcha from the refusal on that says so, which the server decides by the attempts before
 * (`account/credentials/login-limits.ts`). A used one is never good twice, so each further refusal brings another.
 */
export function useLoginCaptcha(emptyField: () => void) {
  const captchaState = useCaptcha(false);
  const askAgain = (): void => {
    emptyField();
    captchaState.refresh();
  };
  return {
    captchaState,
    onRefused({ value }: ApiFailure): void {
      if (value?.captcha === true || captchaState.isAsked) askAgain();
    },
    onMethodChanged(): void {
      if (captchaState.isAsked) askAgain();
    },
  };
}
