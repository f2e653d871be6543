import type { ReactNode } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Facts } from '../../ui/card.tsx';
import { ChangedValue } from '../../ui/changed-value.tsx';
import type { AccountOrder } from './deposit-account-queries.ts';

interface AccountFactsProps {
  readonly account: AccountOrder;
  /** What it would take the place of: what differs stands before what it becomes. */
  readonly present?: AccountOrder | undefined;
}

/** What members are told to pay to. */
export function AccountFacts({ account, present }: AccountFactsProps) {
  const t = useTexts();
  const fact = (name: string, show: (of: AccountOrder) => string): readonly [string, ReactNode] => {
    const before = present === undefined ? undefined : show(present);
    return [name, <ChangedValue key={name} before={before} after={show(account)} />];
  };
  const state = fact(t('providers.state'), (of) => t(of.isEnabled ? 'providers.on' : 'providers.off'));
  return (
    <Facts
      facts={[
        ...(present === undefined ? [] : [state]),
        fact(t('accounts.bank'), ({ bankName }) => bankName),
        fact(t('accounts.number'), ({ accountNumber }) => accountNumber),
        fact(t('accounts.holder'), ({ holderName }) => holderName),
        fact(t('accounts.order'), ({ sortOrder }) => String(sortOrder)),
      ]}
    />
  );
}
