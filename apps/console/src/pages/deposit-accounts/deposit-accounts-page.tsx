import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo } from '../../platform/operator-info.ts';
import { useCommand } from '../../platform/use-command.ts';
import { DetailedFailure } from '../../ui/detailed-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { AccountCard } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { AskedAccounts } from './asked-accounts.tsx';
import { type AccountOrder, depositAccountsQuery } from './deposit-account-queries.ts';
import { useChangeDepositAccount } from './use-change-deposit-account.ts';

/** The site's own accounts, to which members pay by bank transfer. */
export function DepositAccountsPage({ info }: PageProps) {
  const services = useConsole();
  const t = useTexts();
  const queryClient = useQueryClient();
  const query = depositAccountsQuery(services);
  const { data, error, refetch } = useQuery(query);
  const [done, setDone] = useState<string>();
  const [addedCount, setAddedCount] = useState(0);
  const change = useChangeDepositAccount((status, { accountCode }) =>
    setDone(t(`providers.done.${status}`, { name: accountCode })),
  );
  const drop = useCommand({
    mutationFn: (accountCode: string) =>
      services.client.call('dropDepositAccountRequest', { body: { accountCode } }),
    onSuccess: (_, accountCode) => setDone(t('settings.dropped', { name: accountCode })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const begin = (): void => {
    setDone(undefined);
    change.reset();
    drop.reset();
  };
  const send = (order: AccountOrder, onSent?: () => void): void => {
    begin();
    change.mutate(order, { onSuccess: () => onSent?.() });
  };
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const mayChange = mayDo(info, 'settings.write');
  const isOpen = data.list.some(({ isPaidTo }) => isPaidTo);
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('accounts.title')}</h1>
      <p className="text-muted">
        {t('accounts.about')}{' '}
        <Link to="/payment-providers" className="inline-flex min-h-11 items-center underline">
          {t('providers.title')}
        </Link>
      </p>
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      <DetailedFailure error={change.error ?? drop.error} />
      <AskedAccounts
        asked={data.asked}
        present={data.list}
        me={info.username}
        mayChange={mayChange}
        onApprove={(order) => send(order)}
        onDrop={(accountCode) => {
          begin();
          drop.mutate(accountCode);
        }}
      />
      {isOpen ? null : <Notice tone="look">{t('accounts.none')}</Notice>}
      <ul className="grid items-start grid-cols-[repeat(auto-fill,minmax(min(340px,100%),1fr))] gap-3 empty:hidden">
        {data.list.map((account) => (
          <li key={account.accountCode}>
            <AccountCard
              account={account}
              list={data.list}
              mayChange={mayChange}
              isBusy={change.isPending}
              onOrder={send}
            />
          </li>
        ))}
      </ul>
      {mayChange ? (
        <section
          aria-labelledby="new-account"
          className="flex flex-col gap-4 rounded-medium border border-line bg-surface p-4"
        >
          <h2 id="new-account" className="text-xl font-semibold">
            {t('accounts.add')}
          </h2>
          <AccountForm
            key={addedCount}
            label={t('accounts.add')}
            present={undefined}
            list={data.list}
            isBusy={change.isPending}
            onOrder={(order) => send(order, () => setAddedCount(addedCount + 1))}
          />
        </section>
      ) : null}
    </div>
  );
}
