import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ExternalProviderCode } from '@wau/contract/calls/account/external-login-calls';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ApiClient, unwrap } from '../../platform/api/api-client.ts';
import { providerNames } from '../../platform/external-login/provider-names.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { returnPathOf } from '../../platform/session/require-session.ts';
import { useFlag } from '../../platform/site/site-query.ts';
import { useOnceAtATime } from '../../ui/buttons/use-once-at-a-time.ts';
import { FormError } from '../../ui/fields/form-error.tsx';
import { ProviderIcon } from './provider-icon.tsx';

function providersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['external-providers'],
    queryFn: ({ signal }) => unwrap(api.call('listExternalProviders', {}, { signal })),
    staleTime: 300_000,
  });
}

/**
 * AC-09: the icons of other services, each only where the provider is initialised and its flag is on. They stand below
 * everything else, so that nothing jumps when they come; where there are none, nothing is asked and nothing stands there.
 */
export function ExternalLoginButtons() {
  const t = useTranslate();
  const api = useApi();
  const failureText = useFailureText();
  const once = useOnceAtATime();
  const [search] = useSearchParams();
  const [error, setError] = useState<string>();
  const hasGoogle = useFlag('GOOGLELOGIN3');
  const hasFacebook = useFlag('FACEBOOKLOGIN3');
  const isOn: Readonly<Record<ExternalProviderCode, boolean>> = { google: hasGoogle, facebook: hasFacebook };
  const { data = [] } = useQuery({ ...providersQuery(api), enabled: hasGoogle || hasFacebook });
  const providers = data.filter((provider) => isOn[provider]);
  if (providers.length === 0) return null;

  const start = async (provider: ExternalProviderCode) => {
    setError(undefined);
    const body = { returnTo: returnPathOf(search) };
    const answer = await api.call('startExternalLogin', { params: { provider }, body });
    if (answer.ok) window.location.assign(answer.value.authorizationUrl);
    else setError(failureText(answer));
  };
  return (
    <div className="mt-5">
      <p className="mb-3 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('external.or')}
      </p>
      <div className="flex justify-center gap-4">
        {providers.map((provider) => (
          <button
            key={provider}
            type="button"
            aria-label={t('external.with', { provider: providerNames[provider] })}
            onClick={() => void once(() => start(provider))}
            className="flex size-13 items-center justify-center rounded-full bg-raised shadow-low active:brightness-110"
          >
            <ProviderIcon provider={provider} />
          </button>
        ))}
      </div>
      {error === undefined ? null : <FormError text={error} />}
    </div>
  );
}
