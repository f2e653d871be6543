import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { usePeriodText } from '../../platform/use-period-text.ts';
import { Button } from '../../ui/button.tsx';
import { Asked, DeskSection } from '../../ui/desk-section.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CommissionPlace } from './commission-place.ts';
import { betLinesQuery } from './commission-queries.ts';

export function BetSearch({ betKey, onFind }: { betKey: string; onFind: (betKey: string) => void }) {
  const t = useTexts();
  const [text, setText] = useState(betKey);
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(text.trim());
      }}
    >
      <div className="min-w-80">
        <TextField
          label={t('commissions.bet.find')}
          hint={t('commissions.bet.find.hint')}
          value={text}
          maxLength={200}
          onChange={setText}
        />
      </div>
      <Button type="submit">{t('commissions.bet.find.do')}</Button>
    </form>
  );
}

interface BetLinesProps {
  readonly betKey: string;
  readonly onGo: (place: CommissionPlace) => void;
}

/** Every line of any agent that a bet has caused; each leads to its run. */
export function BetLines({ betKey, onGo }: BetLinesProps) {
  const t = useTexts();
  const { money, percent } = useFormats();
  const periodText = usePeriodText();
  const lines = useQuery(betLinesQuery(useConsole(), betKey));
  const title = t('commissions.bet.of', { key: betKey });
  return (
    <DeskSection title={title}>
      <Asked query={lines}>
        {(list) =>
          list.length === 0 ? (
            <Notice>{t('commissions.bet.of.none')}</Notice>
          ) : (
            <FigureTable
              caption={t('commissions.bet.of.table')}
              columns={[
                {
                  id: 'agent',
                  title: t('commissions.agent'),
                  isText: true,
                  cell: ({ agentId, agentName, runId, line }) => (
                    <button
                      type="button"
                      onClick={() => onGo({ run: runId, agent: agentId, line: String(line) })}
                      className="min-h-11 text-gold-text underline"
                    >
                      {agentName}
                    </button>
                  ),
                },
                {
                  id: 'kind',
                  title: t('contracts.kind'),
                  isText: true,
                  cell: ({ kind }) => t(`contracts.kind.${kind}`),
                },
                { id: 'period', title: t('commissions.period'), isText: true, cell: periodText },
                {
                  id: 'state',
                  title: t('contracts.state'),
                  isText: true,
                  cell: ({ state }) => t(`commissions.state.${state}`),
                },
                { id: 'line', title: t('commissions.line'), cell: ({ line }) => line },
                {
                  id: 'turnover',
                  title: t('commissions.bet.turnover'),
                  cell: (row) => money(row.countedTurnoverMinor, row.currencyCode),
                },
                {
                  id: 'netLoss',
                  title: t('commissions.bet.netLoss'),
                  cell: (row) => money(row.countedNetLossMinor, row.currencyCode),
                },
                {
                  id: 'own',
                  title: t('commissions.line.own'),
                  cell: ({ ownBasisPoints }) => percent(ownBasisPoints / 100),
                },
                {
                  id: 'below',
                  title: t('commissions.line.below'),
                  cell: ({ downlineBasisPoints }) => percent(downlineBasisPoints / 100),
                },
              ]}
              rows={list}
              keyOf={({ runId, agentId, line }) => `${runId} ${agentId} ${line}`}
            />
          )
        }
      </Asked>
      <div>
        <Button onClick={() => onGo({ bet: '' })}>{t('commissions.close')}</Button>
      </div>
    </DeskSection>
  );
}
