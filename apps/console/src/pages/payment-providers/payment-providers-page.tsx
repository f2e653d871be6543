import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo } from '../../platform/operator-info.ts';
import { useCommand } from '../../platform/use-command.ts';
import { DetailedFailure } from '../../ui/detailed-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { AskedProviders } from './asked-providers.tsx';
import { NewProvider } from './new-provider.tsx';
import { type ProviderOrder, paymentProvidersQuery } from './payment-provider-queries.ts';
import { ProviderCard } from './provider-card.tsx';
import { useChangePaymentProvider } from './use-change-payment-provider.ts';
import { useProviderWords } from './use-provider-words.ts';

/** Who takes and pays money for the site. */
export function PaymentProvidersPage({ info }: PageProps) {
  const services = useConsole();
  const t = useTexts();
  const { providerName } = useProviderWords();
  const queryClient = useQueryClient();
  const query = paymentProvidersQuery(services);
  const { data, error, refetch } = useQuery(query);
  const [done, setDone] = useState<string>();
  const change = useChangePaymentProvider((status, { providerCode }) =>
    setDone(t(`providers.done.${status}`, { name: providerName(providerCode) })),
  );
  const drop = useCommand({
    mutationFn: (providerCode: string) =>
      services.client.call('dropPaymentProviderRequest', { body: { providerCode } }),
    onSuccess: (_, code) => setDone(t('settings.dropped', { name: providerName(code) })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const begin = (): void => {
    setDone(undefined);
    change.reset();
    drop.reset();
  };
  const send = (order: ProviderOrder, onSent?: () => void): void => {
    begin();
    change.mutate(order, { onSuccess: () => onSent?.() });
  };
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const mayChange = mayDo(info, 'settings.write');
  const missing = data.protocols.filter(
    ({ providerCode }) => !data.list.some((provider) => provider.providerCode === providerCode),
  );
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('providers.title')}</h1>
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      <DetailedFailure error={change.error ?? drop.error} />
      <AskedProviders
        asked={data.asked}
        present={data.list}
        me={info.username}
        mayChange={mayChange}
        onApprove={({ askedBy: _, askedAt: __, ...order }) => send(order)}
        onDrop={(providerCode) => {
          begin();
          drop.mutate(providerCode);
        }}
      />
      {data.list.length === 0 ? <p className="text-muted">{t('providers.none')}</p> : null}
      <ul className="grid items-start grid-cols-[repeat(auto-fill,minmax(min(340px,100%),1fr))] gap-3">
        {data.list.map((provider) => (
          <li key={provider.providerCode}>
            <ProviderCard
              provider={provider}
              protocol={data.protocols.find(({ providerCode }) => providerCode === provider.providerCode)}
              mayChange={mayChange}
              isBusy={change.isPending}
              onOrder={send}
            />
          </li>
        ))}
      </ul>
      {mayChange ? <NewProvider protocols={missing} isBusy={change.isPending} onOrder={send} /> : null}
    </div>
  );
}
