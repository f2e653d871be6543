import { knowsPasskeys, PasskeyCancelled, signWithPasskey } from '@wau/browser/passkey-browser';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useEffect, useState } from 'react';
import { unwrap } from '../../platform/api/api-client.ts';
import { failureOf } from '../../platform/api/api-failure.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useEnterSession } from '../../platform/session/use-enter-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { toasts } from '../../ui/toasts/toast-store.ts';

/** ME-08: logs in by a passkey, where the browser knows them: no name, no password. */
export function PasskeyLoginButton() {
  const t = useTranslate();
  const api = useApi();
  const enterSession = useEnterSession();
  const failureText = useFailureText();
  const [isKnown, setIsKnown] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => setIsKnown(knowsPasskeys()), []);

  const logIn = async () => {
    setError(undefined);
    try {
      const options = await unwrap(api.call('startPasskeyLogin', {}));
      const credential = await signWithPasskey(options);
      await enterSession(await unwrap(api.call('loginByPasskey', { body: { credential } })));
    } catch (problem) {
      if (problem instanceof PasskeyCancelled) toasts.show('notice', t('passkey.cancelled'));
      else setError(failureText(failureOf(problem)));
    }
  };
  return (
    // Its place is there from the start, so that nothing jumps when the browser turns out to know passkeys.
    <div className={isKnown ? 'mt-3' : 'invisible mt-3'}>
      <Button look="secondary" isWide isDisabled={!isKnown} onClick={logIn}>
        <Fingerprint className="size-5" />
        {t('passkey.login')}
      </Button>
      {error === undefined ? null : <FormError text={error} />}
    </div>
  );
}
