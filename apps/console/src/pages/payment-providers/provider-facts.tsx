import type { ReactNode } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Facts } from '../../ui/card.tsx';
import { ChangedValue } from '../../ui/changed-value.tsx';
import type { AskedProvider, ProviderView } from './payment-provider-queries.ts';
import { useProviderWords } from './use-provider-words.ts';

interface ProviderFactsProps {
  readonly provider: ProviderView | AskedProvider;
  /** What it would take the place of: what differs stands before what it becomes. */
  readonly present?: ProviderView | undefined;
}

/** What is paid by it, by which account and by which key. */
export function ProviderFacts({ provider, present }: ProviderFactsProps) {
  const t = useTexts();
  const { settingName } = useProviderWords();
  const fact = (name: string, show: (of: typeof provider) => string): readonly [string, ReactNode] => {
    const before = present === undefined ? undefined : show(present);
    return [name, <ChangedValue key={name} before={before} after={show(provider)} />];
  };
  const settingOf = (name: string) => (of: typeof provider) =>
    of.settings.find((setting) => setting.name === name)?.value ?? '';
  return (
    <Facts
      facts={[
        ...(present === undefined
          ? []
          : [fact(t('providers.state'), (of) => t(of.isEnabled ? 'providers.on' : 'providers.off'))]),
        fact(t('providers.pays'), (of) => t(of.paysOut ? 'providers.pays.both' : 'providers.pays.in')),
        ...provider.settings.map(({ name }) => fact(settingName(name), settingOf(name))),
        fact(t('providers.key'), ({ keyFingerprint }) =>
          keyFingerprint === '' ? t('providers.key.none') : inGroups(keyFingerprint),
        ),
        ...('methodCodes' in provider
          ? [
              [
                t('providers.methods'),
                provider.methodCodes.join(', ') || t('providers.methods.none'),
              ] as const,
            ]
          : []),
      ]}
    />
  );
}

/** As two people read it out to each other. */
function inGroups(fingerprint: string): string {
  return fingerprint.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
