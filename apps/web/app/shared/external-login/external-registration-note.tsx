import {
  keepExternalRegistration,
  useExternalRegistration,
} from '../../platform/external-login/external-registration.ts';
import { providerNames } from '../../platform/external-login/provider-names.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { ProviderIcon } from './provider-icon.tsx';

/** AC-09: on the registration form, who has confirmed the visitor, and a way to go without. */
export function ExternalRegistrationNote() {
  const t = useTranslate();
  const registration = useExternalRegistration();
  if (registration === undefined) return null;
  return (
    <div className="mb-5 flex items-start gap-3 rounded-medium bg-raised p-4">
      <span className="shrink-0">
        <ProviderIcon provider={registration.provider} />
      </span>
      <div>
        <p className="text-detail text-pretty">
          {t('external.register', { provider: providerNames[registration.provider] })}
        </p>
        <button
          type="button"
          onClick={() => keepExternalRegistration(undefined)}
          className="min-h-11 text-detail text-gold-text"
        >
          {t('external.register.drop')}
        </button>
      </div>
    </div>
  );
}
