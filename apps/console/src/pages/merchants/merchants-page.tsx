import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { DetailedFailure } from '../../ui/detailed-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { AskedMerchants } from './asked-merchants.tsx';
import { MerchantCard } from './merchant-card.tsx';
import { MerchantForm } from './merchant-form.tsx';
import { merchantsQuery } from './merchant-queries.ts';
import { useOpenMerchant } from './use-open-merchant.ts';

/** The brands that whoever looks serves, and opening another one. */
export function MerchantsPage({ info }: PageProps) {
  const services = useConsole();
  const t = useTexts();
  const queryClient = useQueryClient();
  const query = merchantsQuery(services);
  const { data, error, refetch } = useQuery(query);
  const [done, setDone] = useState<string>();
  const give = useOpenMerchant((status, { brandName }) =>
    setDone(t(`merchants.done.${status}`, { name: brandName })),
  );
  const drop = useCommand({
    mutationFn: (merchantCode: string) =>
      services.client.call('dropMerchantRequest', { body: { merchantCode } }),
    onSuccess: (_, merchantCode) => setDone(t('settings.dropped', { name: merchantCode })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const begin = (): void => {
    setDone(undefined);
    give.reset();
    drop.reset();
  };
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('merchants.title')}</h1>
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      <DetailedFailure error={give.error ?? drop.error} />
      <AskedMerchants
        asked={data.asked}
        me={info.username}
        onApprove={(order) => {
          begin();
          give.mutate(order);
        }}
        onDrop={(merchantCode) => {
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
      <MerchantForm merchants={data.list} />
    </div>
  );
}
