import { useQuery } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import type { Period } from '../../ui/period.ts';
import { type DashboardDays, daysQuery } from './dashboard-queries.ts';
import { DayBars } from './day-bars.tsx';
import { dayFigures, figureMeanings, figureText, figureTitles } from './day-figures.ts';
import { FiguresSection } from './figures-section.tsx';

/** People and money of the period as a whole, each with what it counts, and day by day. */
export function DaysSection({ period }: { period: Period }) {
  const services = useConsole();
  const t = useTexts();
  return (
    <FiguresSection
      title={t('dashboard.days')}
      fileName={`days_${period.fromDay}_${period.toDay}.csv`}
      askFile={() => services.client.file('exportDashboardDays', { ...period })}
      query={useQuery(daysQuery(services, period))}
    >
      {(data) => <Days data={data} />}
    </FiguresSection>
  );
}

function Days({ data }: { data: DashboardDays }) {
  const t = useTexts();
  const formats = useFormats();
  const { currencyCode, countedAt, totals, days } = data;
  const columns: [
    FigureColumn<DashboardDays['days'][number]>,
    ...FigureColumn<DashboardDays['days'][number]>[],
  ] = [
    { id: 'day', title: t('figure.day'), isText: true, cell: ({ day }) => formats.day(day) },
    {
      id: 'activePlayers',
      title: t('figure.active'),
      cell: ({ activePlayers }) => formats.count(activePlayers),
    },
    ...dayFigures.map((figure) => ({
      id: figure,
      title: t(figureTitles[figure]),
      cell: (row: DashboardDays['days'][number]) => figureText(row[figure], currencyCode, formats),
    })),
  ];
  return (
    <>
      <p className="text-sm text-muted">
        {countedAt === null
          ? t('dashboard.counted.never')
          : t('dashboard.counted', { moment: formats.moment(countedAt) })}
      </p>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(210px,1fr))] gap-3">
        {dayFigures.map((figure) => (
          <div key={figure} className="flex flex-col gap-1 rounded-medium border border-line bg-surface p-4">
            <dt className="text-sm text-muted">{t(figureTitles[figure])}</dt>
            <dd className="tabular text-xl font-semibold">
              {figureText(totals[figure], currencyCode, formats)}
            </dd>
            <dd className="text-sm text-muted">{t(figureMeanings[figure])}</dd>
          </div>
        ))}
      </dl>
      <DayBars days={days} currencyCode={currencyCode} />
      <p className="text-sm text-muted">{t('figure.active.meaning')}</p>
      <FigureTable
        caption={t('dashboard.days.table')}
        columns={columns}
        rows={days}
        keyOf={({ day }) => day}
      />
    </>
  );
}
