import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
import type { ProviderOrder, ProviderProtocol, ProviderView } from './payment-provider-queries.ts';
import { ProviderFacts } from './provider-facts.tsx';
import { ProviderForm } from './provider-form.tsx';
import { useProviderWords } from './use-provider-words.ts';

interface ProviderCardProps {
  readonly provider: ProviderView;
  /** Without it nobody here speaks with the provider, and nothing is changed. */
  readonly protocol: ProviderProtocol | undefined;
  readonly mayChange: boolean;
  readonly isBusy: boolean;
  readonly onOrder: (order: ProviderOrder, onSent?: () => void) => void;
}

export function ProviderCard({ provider, protocol, mayChange, isBusy, onOrder }: ProviderCardProps) {
  const t = useTexts();
  const { providerName } = useProviderWords();
  const [isOpen, setIsOpen] = useState(false);
  const { providerCode, isEnabled, paysOut, settings, isSpoken, callbackUrls, keyFingerprint } = provider;
  const name = providerName(providerCode);
  const formId = `change-${providerCode}`;
  return (
    <article
      aria-label={name}
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 grow text-lg font-semibold break-words">
          {name}
          {name === providerCode ? null : <span className="font-normal text-muted"> ({providerCode})</span>}
        </h2>
        <Badge tone={isEnabled ? 'good' : 'look'}>{t(isEnabled ? 'providers.on' : 'providers.off')}</Badge>
      </div>
      <ProviderFacts provider={provider} />
      {callbackUrls.length === 0 ? null : (
        <div>
          <h3 className="text-muted">{t('providers.callbacks')}</h3>
          <ul>
            {callbackUrls.map((url) => (
              <li key={url} className="break-all">
                <code>{url}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isSpoken ? null : <Notice tone="look">{t('providers.unspoken')}</Notice>}
      <p>
        <Link to="/content?kind=deposit-methods" className="inline-flex min-h-11 items-center underline">
          {t('providers.methods.change')}
        </Link>
      </p>
      {mayChange && protocol !== undefined ? (
        <div className="flex flex-wrap gap-2">
          <Button
            label={t('providers.change.label', { name })}
            isExpanded={isOpen}
            controls={formId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('providers.change')}
          </Button>
          {isEnabled ? (
            <SureButton
              label={t('providers.switch.off.label', { name })}
              sure={t('providers.switch.off.sure', { name })}
              onSure={() => onOrder({ providerCode, isEnabled: false, paysOut, settings, keyFingerprint })}
            >
              {t('providers.switch.off')}
            </SureButton>
          ) : null}
        </div>
      ) : null}
      <div id={formId}>
        {isOpen && protocol !== undefined ? (
          <ProviderForm
            label={t('providers.change.label', { name })}
            protocol={protocol}
            present={provider}
            isBusy={isBusy}
            onOrder={(order) => onOrder(order, () => setIsOpen(false))}
          />
        ) : null}
      </div>
    </article>
  );
}
