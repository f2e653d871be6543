import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { AskedCard, AskedSection } from '../../ui/asked-card.tsx';
import { Facts } from '../../ui/card.tsx';
import type { AskedRains, RainOrder } from './red-rain-queries.ts';

interface AskedRainsProps {
  readonly asked: AskedRains;
  readonly me: string;
  readonly onApprove: (order: RainOrder) => void;
  readonly onDrop: (clientId: string) => void;
}

/** Rains that a colleague has asked for, with all that is approved. */
export function AskedRainList({ asked, me, onApprove, onDrop }: AskedRainsProps) {
  const t = useTexts();
  const { money, moment, count } = useFormats();
  return (
    <AskedSection count={asked.list.length}>
      {asked.list.map(({ askedBy, askedAt, ...order }) => (
        <AskedCard
          key={order.clientId}
          name={order.agentName ?? t('rains.all')}
          {...{ askedBy, askedAt, me }}
          mayChange
          sure={t('rains.approve.sure', { amount: money(order.totalMinor, asked.currencyCode) })}
          onApprove={() => onApprove(order)}
          onDrop={() => onDrop(order.clientId)}
        >
          <Facts
            facts={[
              [t('rains.total'), money(order.totalMinor, asked.currencyCode)],
              [t('rains.count'), count(order.packetCount)],
              [t('rains.start'), moment(order.startsAt)],
              [t('rains.minutes'), count(order.minutes)],
              [t('rains.levels'), order.levels === null ? t('rains.levels.all') : count(order.levels)],
              [t('rains.who'), t(order.needsActive ? 'rains.who.active' : 'rains.who.all')],
              [t('member.reason'), order.reason],
            ]}
          />
        </AskedCard>
      ))}
    </AskedSection>
  );
}
