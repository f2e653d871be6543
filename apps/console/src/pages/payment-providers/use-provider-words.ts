import { useTexts } from '../../platform/console-services.ts';

/** What providers of the house are called, and the parts of any account; others bring names of their own. */
export function useProviderWords() {
  const t = useTexts();
  const names: Readonly<Record<string, string>> = {
    bank: t('providers.name.bank'),
    sandbox: t('providers.name.sandbox'),
    sandboxqr: t('providers.name.sandboxqr'),
    sandboxwallet: t('providers.name.sandboxwallet'),
    sandboxcrypto: t('providers.name.sandboxcrypto'),
  };
  return {
    providerName: (code: string): string => names[code] ?? code,
    settingName: (name: string): string => (name === 'merchantNumber' ? t('providers.merchantNumber') : name),
    secretName: (name: string): string =>
      name === 'key' ? t('providers.key.new') : t('providers.key.part', { name }),
  };
}
