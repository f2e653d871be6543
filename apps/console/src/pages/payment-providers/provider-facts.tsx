import { useTexts } from '../../platform/console-services.ts';
import { Facts } from '../../ui/card.tsx';
import type { AskedProvider, ProviderView } from './payment-provider-queries.ts';
import { useProviderWords } from './use-provider-words.ts';

/** What is paid by it, by which account and by which key. */
export function ProviderFacts({ provider }: { provider: ProviderView | AskedProvider }) {
  const t = useTexts();
  const { settingName } = useProviderWords();
  const { paysOut, settings, keyFingerprint } = provider;
  const key = keyFingerprint === '' ? t('providers.key.none') : <Fingerprint digits={keyFingerprint} />;
  const isView = 'callbackUrls' in provider;
  return (
    <Facts
      facts={[
        [t('providers.pays'), t(paysOut ? 'providers.pays.both' : 'providers.pays.in')],
        ...settings.map(({ name, value }) => [settingName(name), value] as const),
        [t('providers.key'), key],
        ...(isView
          ? ([
              [t('providers.methods'), provider.methodCodes.join(', ') || t('providers.methods.none')],
            ] as const)
          : []),
      ]}
    />
  );
}

/** In groups, as two people read it out to each other. */
function Fingerprint({ digits }: { digits: string }) {
  return <code className="break-all">{digits.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>;
}
