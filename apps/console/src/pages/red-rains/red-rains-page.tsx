import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { DetailedFailure } from '../../ui/detailed-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { AskedRainList } from './asked-rains.tsx';
import { RainCard } from './rain-card.tsx';
import { RainForm } from './rain-form.tsx';
import { askedRainsQuery, type RainOrder, rainsKey, siteRainsQuery } from './red-rain-queries.ts';

/** AG-04: red rains of agents and of the house: what comes, what came of them, and another one of the house. */
export function RedRainsPage({ info }: PageProps) {
  const services = useConsole();
  const t = useTexts();
  const { money } = useFormats();
  const queryClient = useQueryClient();
  const rains = useInfiniteQuery(siteRainsQuery(services));
  const { data: asked, error, refetch } = useQuery(askedRainsQuery(services));
  const [done, setDone] = useState<'asked' | 'scheduled' | 'dropped'>();
  const [addedCount, setAddedCount] = useState(0);
  const again = () => queryClient.invalidateQueries({ queryKey: rainsKey(services) });
  const schedule = useCommand({
    mutationFn: (order: RainOrder) => services.client.call('scheduleSiteRedRain', { body: order }),
    onSuccess: ({ status }) => {
      setDone(status);
      setAddedCount((count) => count + 1);
    },
    onSettled: again,
  });
  const drop = useCommand({
    mutationFn: (clientId: string) => services.client.call('dropRedRainRequest', { body: { clientId } }),
    onSuccess: () => setDone('dropped'),
    onSettled: again,
  });
  const begin = (): void => {
    setDone(undefined);
    schedule.reset();
    drop.reset();
  };
  const order = (wanted: RainOrder): void => {
    begin();
    schedule.mutate(wanted);
  };
  if (asked === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const told = {
    asked: t('rains.done.asked'),
    scheduled: t('rains.done.scheduled'),
    dropped: t('rains.done.dropped'),
  };
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('rains.title')}</h1>
      <p className="text-muted">
        {t('rains.about')}{' '}
        {asked.twoPersonsFromMinor === '0'
          ? null
          : t('rains.about.two', { amount: money(asked.twoPersonsFromMinor, asked.currencyCode) })}
      </p>
      <div role="status">{done === undefined ? null : <Notice tone="good">{told[done]}</Notice>}</div>
      <DetailedFailure error={schedule.error ?? drop.error} />
      <AskedRainList
        asked={asked}
        me={info.username}
        onApprove={order}
        onDrop={(clientId) => {
          begin();
          drop.mutate(clientId);
        }}
      />
      <section
        aria-labelledby="new-rain"
        className="flex flex-col gap-4 rounded-medium border border-line bg-surface p-4"
      >
        <h2 id="new-rain" className="text-xl font-semibold">
          {t('rains.new')}
        </h2>
        <RainForm
          key={addedCount}
          currencyCode={asked.currencyCode}
          isBusy={schedule.isPending}
          onOrder={order}
        />
      </section>
      <PagedItems asked={rains} none={t('rains.none')}>
        {(items) => (
          <ul className="grid items-start grid-cols-[repeat(auto-fill,minmax(min(340px,100%),1fr))] gap-3">
            {items.map((rain) => (
              <li key={rain.rainId}>
                <RainCard rain={rain} />
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </div>
  );
}
