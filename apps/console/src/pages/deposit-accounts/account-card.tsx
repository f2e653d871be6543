import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/notice.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountForm } from './account-form.tsx';
import type { AccountOrder, AccountView } from './deposit-account-queries.ts';

interface AccountCardProps {
  readonly account: AccountView;
  readonly list: readonly AccountView[];
  readonly mayChange: boolean;
  readonly isBusy: boolean;
  readonly onOrder: (order: AccountOrder, onSent?: () => void) => void;
}

export function AccountCard({ account, list, mayChange, isBusy, onOrder }: AccountCardProps) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { isPaidTo, ...order } = account;
  const { accountCode: name, isEnabled } = order;
  const formId = `change-${name}`;
  return (
    <article
      aria-label={name}
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 grow text-lg font-semibold break-words">{name}</h2>
        {isPaidTo ? <Badge tone="good">{t('accounts.paid.to')}</Badge> : null}
        <Badge tone={isEnabled ? 'good' : 'look'}>{t(isEnabled ? 'providers.on' : 'providers.off')}</Badge>
      </div>
      <AccountFacts account={order} />
      {mayChange ? (
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
              onSure={() => onOrder({ ...order, isEnabled: false })}
            >
              {t('providers.switch.off')}
            </SureButton>
          ) : null}
        </div>
      ) : null}
      <div id={formId}>
        {isOpen ? (
          <AccountForm
            label={t('providers.change.label', { name })}
            present={account}
            list={list}
            isBusy={isBusy}
            onOrder={(wanted) => onOrder(wanted, () => setIsOpen(false))}
          />
        ) : null}
      </div>
    </article>
  );
}
