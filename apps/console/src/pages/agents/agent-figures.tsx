import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Asked, DeskSection } from '../../ui/desk-section.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { lastDays, quickPeriods, samePeriod, todayAt } from '../../ui/period.ts';
import { PressChoice } from '../../ui/press-choice.tsx';
import { type AgentFigures, agentFiguresQuery } from './agent-queries.ts';

type Figures = AgentFigures['totals'];
interface FigureRow extends Figures {
  readonly name: string;
}

/** What the team did over some days: together, by day, and by kind of games. */
export function AgentFiguresSection({ memberId }: { memberId: MemberId }) {
  const services = useConsole();
  const t = useTexts();
  const today = todayAt(new Date());
  const [period, setPeriod] = useState(() => lastDays(quickPeriods[0], today));
  const figures = useQuery(agentFiguresQuery(services, memberId, period));
  return (
    <DeskSection title={t('agents.figures')}>
      <PressChoice
        label={t('dashboard.period')}
        options={quickPeriods.map((count) => ({
          value: lastDays(count, today),
          text: t('dashboard.period.days', { count }),
        }))}
        isChosen={(each) => samePeriod(each, period)}
        onChoose={setPeriod}
      />
      <Asked query={figures}>{(data) => <Tables figures={data} />}</Asked>
    </DeskSection>
  );
}

function Tables({ figures }: { figures: AgentFigures }) {
  const t = useTexts();
  const formats = useFormats();
  const { currencyCode, days, totals, categories } = figures;
  const money = (amount: string): string => formats.money(amount, currencyCode);
  if (days.length === 0) return <Notice>{t('agents.figures.none')}</Notice>;
  const columns: [FigureColumn<FigureRow>, ...FigureColumn<FigureRow>[]] = [
    { id: 'name', title: t('figure.day'), isText: true, cell: ({ name }) => name },
    {
      id: 'new',
      title: t('agents.figure.new'),
      cell: ({ registeredCount }) => formats.count(registeredCount),
    },
    { id: 'active', title: t('agents.figure.active'), cell: ({ activeCount }) => formats.count(activeCount) },
    { id: 'deposit', title: t('figure.deposit'), cell: ({ depositMinor }) => money(depositMinor) },
    {
      id: 'withdrawal',
      title: t('figure.withdrawal'),
      cell: ({ withdrawalMinor }) => money(withdrawalMinor),
    },
    { id: 'turnover', title: t('figure.turnover'), cell: ({ turnoverMinor }) => money(turnoverMinor) },
    { id: 'payout', title: t('figure.payout'), cell: ({ payoutMinor }) => money(payoutMinor) },
    { id: 'rewards', title: t('agents.figure.rewards'), cell: ({ rewardMinor }) => money(rewardMinor) },
    { id: 'net', title: t('agents.figure.net'), cell: ({ netMinor }) => money(netMinor) },
  ];
  return (
    <>
      <FigureTable
        caption={t('agents.figures.days')}
        columns={columns}
        rows={[
          { ...totals, name: t('agents.figure.total') },
          ...days.map((row) => ({ ...row, name: formats.day(row.day) })),
        ]}
        keyOf={({ name }) => name}
      />
      {categories.length === 0 ? null : (
        <FigureTable
          caption={t('agents.figures.kinds')}
          columns={[
            {
              id: 'kind',
              title: t('agents.figure.kind'),
              isText: true,
              cell: ({ category }) => <code>{category}</code>,
            },
            { id: 'bets', title: t('figure.bet.count'), cell: ({ betCount }) => formats.count(betCount) },
            {
              id: 'turnover',
              title: t('figure.turnover'),
              cell: ({ turnoverMinor }) => money(turnoverMinor),
            },
            { id: 'payout', title: t('figure.payout'), cell: ({ payoutMinor }) => money(payoutMinor) },
            { id: 'net', title: t('agents.figure.net'), cell: ({ netMinor }) => money(netMinor) },
          ]}
          rows={categories}
          keyOf={({ category }) => category}
        />
      )}
    </>
  );
}
