import { useTexts } from '../../platform/console-services.ts';
import { AskedCard, AskedSection } from '../../ui/asked-card.tsx';
import { Badge } from '../../ui/notice.tsx';
import { AccountFacts } from './account-facts.tsx';
import type { AccountOrder, AccountView, AskedAccount } from './deposit-account-queries.ts';

interface AskedAccountsProps {
  readonly asked: readonly AskedAccount[];
  readonly present: readonly AccountView[];
  readonly me: string;
  readonly mayChange: boolean;
  readonly onApprove: (order: AccountOrder) => void;
  readonly onDrop: (accountCode: string) => void;
}

/** All that is approved: whoever approves reads the number that members will pay to. */
export function AskedAccounts({ asked, present, me, mayChange, onApprove, onDrop }: AskedAccountsProps) {
  const t = useTexts();
  return (
    <AskedSection count={asked.length}>
      {asked.map(({ askedBy, askedAt, ...order }) => (
        <AskedCard
          key={JSON.stringify(order)}
          name={order.accountCode}
          {...{ askedBy, askedAt, me, mayChange }}
          badge={
            <Badge tone={order.isEnabled ? 'good' : 'look'}>
              {t(order.isEnabled ? 'providers.on' : 'providers.off')}
            </Badge>
          }
          sure={t('accounts.approve.sure', { number: order.accountNumber, bank: order.bankName })}
          onApprove={() => onApprove(order)}
          onDrop={() => onDrop(order.accountCode)}
        >
          <AccountFacts
            account={order}
            present={present.find(({ accountCode }) => accountCode === order.accountCode)}
          />
        </AskedCard>
      ))}
    </AskedSection>
  );
}
