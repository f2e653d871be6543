import { useSearchParams } from 'react-router';
import { useTexts } from '../../platform/console-services.ts';
import { periodOf, todayAt } from '../../ui/period.ts';
import { DaysSection } from './days-section.tsx';
import { FunnelSection } from './funnel-section.tsx';
import { GamesSection } from './games-section.tsx';
import { PeriodChoice } from './period-choice.tsx';

/** What the site took and gave in a period, who came, and how far they went. The period stands in the address. */
export function DashboardPage() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const today = todayAt(new Date());
  const period = periodOf(search, today);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h1 className="text-2xl font-bold">{t('dashboard.title')}</h1>
        <PeriodChoice
          period={period}
          today={today}
          onChoose={({ fromDay, toDay }) =>
            setSearch((before) => {
              const next = new URLSearchParams(before);
              next.set('from', fromDay);
              next.set('to', toDay);
              return next;
            })
          }
        />
      </div>
      <DaysSection period={period} />
      <GamesSection period={period} />
      <FunnelSection period={period} />
    </div>
  );
}
