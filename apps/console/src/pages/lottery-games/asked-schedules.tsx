import { useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { AskedCard } from '../../ui/asked-card.tsx';
import { Facts } from '../../ui/card.tsx';
import { DetailedFailure } from '../../ui/detailed-failure.tsx';
import type { SiteLottery } from './lottery-game-queries.ts';
import type { ScheduleOrder } from './schedule-form.tsx';
import { useScheduleWords } from './use-schedule-words.ts';

interface AskedSchedulesProps {
  readonly lottery: SiteLottery;
  readonly me: string;
  readonly mayChange: boolean;
  readonly act: (order: ScheduleOrder) => Promise<void>;
}

/** Schedules that a colleague has asked for; who approves one orders the same, and who drops them orders what holds. */
export function AskedSchedules({ lottery, me, mayChange, act }: AskedSchedulesProps) {
  const t = useTexts();
  const { scheduleText, leftOutText } = useScheduleWords();
  const { name, schedule: present, closingSeconds: presentClosing, asked } = lottery;
  const change = useCommand({ mutationFn: act });
  return (
    <>
      <DetailedFailure error={change.error} />
      {asked.map(({ schedule, closingSeconds, reason, askedBy, askedAt }) => (
        <AskedCard
          key={`${askedBy} ${askedAt}`}
          {...{ name, askedBy, askedAt, me }}
          mayChange={mayChange && !change.isPending}
          sure={t('lottery.schedule.approve.sure', { name })}
          onApprove={() => change.mutate({ schedule, closingSeconds, reason })}
          onDrop={() => {
            if (present === null) return;
            const why = t('lottery.schedule.drop.reason', { name: askedBy });
            change.mutate({ schedule: present, closingSeconds: presentClosing, reason: why });
          }}
        >
          <Facts
            facts={[
              [t('lottery.schedule'), scheduleText(schedule)],
              ...(leftOutText(schedule) === ''
                ? []
                : [[t('lottery.left.out'), leftOutText(schedule)] as const]),
              [t('lottery.closes'), t('lottery.closes.before', { seconds: closingSeconds })],
              [t('member.reason'), reason],
            ]}
          />
        </AskedCard>
      ))}
    </>
  );
}
