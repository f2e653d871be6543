import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { ProviderOrder, ProviderProtocol } from './payment-provider-queries.ts';
import { ProviderForm } from './provider-form.tsx';
import { useProviderWords } from './use-provider-words.ts';

interface NewProviderProps {
  /** Those that the site has no account with. */
  readonly protocols: readonly ProviderProtocol[];
  readonly isBusy: boolean;
  readonly onOrder: (order: ProviderOrder, onSent: () => void) => void;
}

/** An account with another provider that this installation speaks with. */
export function NewProvider({ protocols, isBusy, onOrder }: NewProviderProps) {
  const t = useTexts();
  const { providerName } = useProviderWords();
  const [chosen, setChosen] = useState('');
  const [sentCount, setSentCount] = useState(0);
  const protocol = protocols.find(({ providerCode }) => providerCode === chosen) ?? protocols[0];
  return (
    <section
      aria-labelledby="new-provider"
      className="flex flex-col gap-4 rounded-medium border border-line bg-surface p-4"
    >
      <h2 id="new-provider" className="text-xl font-semibold">
        {t('providers.add')}
      </h2>
      {protocol === undefined ? (
        <p className="text-muted">{t('providers.add.none')}</p>
      ) : (
        <>
          <SelectField
            label={t('providers.provider')}
            value={protocol.providerCode}
            options={protocols.map(({ providerCode }) => ({
              value: providerCode,
              text: providerName(providerCode),
            }))}
            onChange={setChosen}
          />
          <ProviderForm
            // What was typed of a key does not stay on the page once it is asked for.
            key={`${protocol.providerCode} ${sentCount}`}
            label={t('providers.add')}
            protocol={protocol}
            present={undefined}
            isBusy={isBusy}
            onOrder={(order) => onOrder(order, () => setSentCount(sentCount + 1))}
          />
        </>
      )}
    </section>
  );
}
