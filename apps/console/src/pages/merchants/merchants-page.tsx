import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { AskedMerchants } from './asked-merchants.tsx';
import { MerchantCard } from './merchant-card.tsx';
import { MerchantForm } from './merchant-form.tsx';
import { type MerchantOrder, merchantsQuery } from './merchant-queries.ts';

/** The brands that whoever looks serves, and opening another one. */
export function MerchantsPage({ info }: PageProps) {
  const services = useConsole();
  const { client } = services;
  const t = useTexts();
  const queryClient = useQueryClient();
  const query = merchantsQuery(services);
  const { data, error, refetch } = useQuery(query);
  const [done, setDone] = useState<string>();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const open = useMutation({
    mutationFn: (order: MerchantOrder) => client.call('openMerchant', { body: order }),
    onSuccess: ({ status }, { brandName }) => setDone(t(`merchants.done.${status}`, { name: brandName })),
    onSettled,
  });
  const drop = useMutation({
    mutationFn: (merchantCode: string) => client.call('dropMerchantRequest', { body: { merchantCode } }),
    onSuccess: (_, merchantCode) => setDone(t('settings.dropped', { name: merchantCode })),
    onSettled,
  });
  const begin = (): void => {
    setDone(undefined);
    open.reset();
    drop.reset();
  };
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('merchants.title')}</h1>
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      <Failure error={open.error ?? drop.error} />
      <AskedMerchants
        asked={data.asked}
        me={info.username}
        onApprove={(order) => {
          if (open.isPending) return;
          begin();
          open.mutate(order);
        }}
        onDrop={(merchantCode) => {
          if (drop.isPending) return;
          begin();
          drop.mutate(merchantCode);
        }}
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(340px,100%),1fr))] gap-3">
        {data.list.map((merchant) => (
          <li key={merchant.merchantCode}>
            <MerchantCard merchant={merchant} isHere={merchant.merchantCode === info.merchantCode} />
          </li>
        ))}
      </ul>
      <MerchantForm
        merchants={data.list}
        isBusy={open.isPending}
        onAsk={(order, onAsked) => {
          begin();
          open.mutate(order, { onSuccess: onAsked });
        }}
      />
    </div>
  );
}

/** What was refused, with what the server says of it besides. */
function Failure({ error }: { error: Error | null }) {
  const textOf = useFailureText();
  if (error === null) return null;
  const detail = error instanceof CallFailure ? error.detail : undefined;
  return (
    <Notice tone="bad">
      <p>{textOf(error)}</p>
      {detail === undefined ? null : (
        <p lang="en" className="text-sm">
          {detail}
        </p>
      )}
    </Notice>
  );
}
