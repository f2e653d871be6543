import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
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

/** All that is approved, and whether it comes with another key; whoever asked does not approve it. */
export function AskedProviders({ asked, present, me, mayChange, onApprove, onDrop }: AskedProvidersProps) {
  const t = useTexts();
  const { moment } = useFormats();
  const { providerName } = useProviderWords();
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="asked-providers" className="flex flex-col gap-3">
      <h2 id="asked-providers" className="text-xl font-semibold">
        {t('settings.waiting')}
      </h2>
      {asked.map((provider) => {
        const { providerCode, isEnabled, keyFingerprint, askedBy, askedAt } = provider;
        const name = providerName(providerCode);
        const known = present.find((each) => each.providerCode === providerCode);
        const isNewKey = keyFingerprint !== '' && known?.keyFingerprint !== keyFingerprint;
        return (
          <article
            key={JSON.stringify(provider)}
            aria-label={name}
            className="flex flex-col gap-3 rounded-medium border border-gold-text bg-raised p-4"
          >
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="min-w-0 grow text-lg font-semibold break-words">{name}</h3>
              <Badge tone={isEnabled ? 'good' : 'look'}>
                {t(isEnabled ? 'providers.on' : 'providers.off')}
              </Badge>
            </div>
            <p>{t('merchants.asked', { name: askedBy, moment: moment(askedAt) })}</p>
            <ProviderFacts provider={provider} present={known} />
            {isNewKey ? <Notice tone="look">{t('providers.key.other')}</Notice> : null}
            {mayChange ? (
              <div className="flex flex-wrap gap-2">
                {askedBy === me ? (
                  <p className="self-center text-sm text-muted">{t('merchants.asked.own')}</p>
                ) : (
                  <SureButton
                    label={t('settings.approve.label', { value: name })}
                    sure={t('providers.approve.sure', { name })}
                    onSure={() => onApprove(provider)}
                  >
                    {t('settings.approve')}
                  </SureButton>
                )}
                <Button
                  label={t('settings.drop.label', { value: name })}
                  onClick={() => onDrop(providerCode)}
                >
                  {t('settings.drop')}
                </Button>
              </div>
            ) : null}
          </article>
        );
      })}
    </section>
  );
}
