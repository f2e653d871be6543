import { useTexts } from '../../platform/console-services.ts';
import { AskedCard, AskedSection } from '../../ui/asked-card.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import type { AskedProvider, ProviderView } from './payment-provider-queries.ts';
import { ProviderFacts } from './provider-facts.tsx';
import { useProviderWords } from './use-provider-words.ts';

interface AskedProvidersProps {
  readonly asked: readonly AskedProvider[];
  readonly present: readonly ProviderView[];
  readonly me: string;
  readonly mayChange: boolean;
  readonly onApprove: (asked: AskedProvider) => void;
  readonly onDrop: (providerCode: string) => void;
}

/** All that is approved, and whether it comes with another key. */
export function AskedProviders({ asked, present, me, mayChange, onApprove, onDrop }: AskedProvidersProps) {
  const t = useTexts();
  const { providerName } = useProviderWords();
  return (
    <AskedSection count={asked.length}>
      {asked.map((provider) => {
        const { providerCode, isEnabled, keyFingerprint, askedBy, askedAt } = provider;
        const name = providerName(providerCode);
        const known = present.find((each) => each.providerCode === providerCode);
        const isNewKey = keyFingerprint !== '' && known?.keyFingerprint !== keyFingerprint;
        return (
          <AskedCard
            key={JSON.stringify(provider)}
            {...{ name, askedBy, askedAt, me, mayChange }}
            badge={
              <Badge tone={isEnabled ? 'good' : 'look'}>
                {t(isEnabled ? 'providers.on' : 'providers.off')}
              </Badge>
            }
            sure={t('providers.approve.sure', { name })}
            onApprove={() => onApprove(provider)}
            onDrop={() => onDrop(providerCode)}
          >
            <ProviderFacts provider={provider} present={known} />
            {isNewKey ? <Notice tone="look">{t('providers.key.other')}</Notice> : null}
          </AskedCard>
        );
      })}
    </AskedSection>
  );
}
