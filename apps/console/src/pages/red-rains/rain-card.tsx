import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Badge } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { rainsKey, type SiteRain, sitePacketsQuery } from './red-rain-queries.ts';

/** A rain with what came of it; before it starts it can be cancelled. */
export function RainCard({ rain }: { readonly rain: SiteRain }) {
  const t = useTexts();
  const services = useConsole();
  const queryClient = useQueryClient();
  const { money, moment, count } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = `packets-${rain.rainId}`;
  const amount = (wire: string) => money(wire, rain.currencyCode);
  const hasBegun = Date.parse(rain.startsAt) <= Date.now();
  const canCancel = rain.status === 'scheduled' && !hasBegun;
  const states = {
    scheduled: t(hasBegun ? 'rains.state.running' : 'rains.state.scheduled'),
    cancelled: t('rains.state.cancelled'),
    ended: t('rains.state.ended'),
  };
  const cancel = async (reason: string) => {
    const { rainId } = rain;
    await services.client.call('cancelSiteRedRain', { params: { rainId }, body: { reason } });
    await queryClient.invalidateQueries({ queryKey: rainsKey(services) });
  };
  return (
    <article
      aria-label={moment(rain.startsAt)}
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 grow text-lg font-semibold">{moment(rain.startsAt)}</h2>
        <Badge tone={rain.status === 'scheduled' ? 'good' : 'plain'}>{states[rain.status]}</Badge>
      </div>
      <Facts
        facts={[
          [t('rains.for'), rain.agentName ?? t('rains.all')],
          [t('rains.by'), rain.scheduledBy],
          [t('rains.total'), amount(rain.totalMinor)],
          [t('rains.caught'), `${count(rain.caughtCount)} / ${count(rain.packetCount)}`],
          [t('rains.paid'), amount(rain.caughtMinor)],
          [t('rains.returned'), rain.returnedMinor === null ? '–' : amount(rain.returnedMinor)],
          [t('rains.ends'), moment(rain.endsAt)],
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button isExpanded={isOpen} controls={panelId} onClick={() => setIsOpen(!isOpen)}>
          {t('rains.packets')}
        </Button>
        {canCancel ? <ReasonForm action={t('rains.cancel')} isDangerous act={cancel} /> : null}
      </div>
      <div id={panelId}>{isOpen ? <Packets rain={rain} /> : null}</div>
    </article>
  );
}

function Packets({ rain }: { readonly rain: SiteRain }) {
  const t = useTexts();
  const { money, exactMoment } = useFormats();
  const asked = useInfiniteQuery(sitePacketsQuery(useConsole(), rain.rainId));
  return (
    <PagedItems asked={asked} none={t('rains.packets.none')}>
      {(packets) => (
        <FigureTable
          caption={t('rains.packets')}
          rows={packets}
          keyOf={({ packetNumber }) => String(packetNumber)}
          columns={[
            { id: 'name', title: t('rains.member'), isText: true, cell: ({ userName }) => userName },
            { id: 'number', title: t('rains.number'), cell: ({ packetNumber }) => String(packetNumber) },
            {
              id: 'amount',
              title: t('rains.paid'),
              cell: ({ amountMinor }) => money(amountMinor, rain.currencyCode),
            },
            { id: 'moment', title: t('rains.moment'), cell: ({ caughtAt }) => exactMoment(caughtAt) },
          ]}
        />
      )}
    </PagedItems>
  );
}
