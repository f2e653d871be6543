import { useInfiniteQuery } from '@tanstack/react-query';
import type { CommissionRunId, MemberId } from '@wau/contract/ids';
import { commissionBetDays } from '@wau/contract/record-limits';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { DeskSection } from '../../ui/desk-section.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { lineBetsQuery } from './commission-queries.ts';

interface LineBetsProps {
  readonly runId: CommissionRunId;
  readonly agentId: MemberId;
  readonly line: number;
  readonly onBet: (betKey: string) => void;
  readonly onClose: () => void;
}

/** The bets that a line comes from, as they were counted and as they stand now. */
export function LineBets({ runId, agentId, line, onBet, onClose }: LineBetsProps) {
  const t = useTexts();
  const { money, moment } = useFormats();
  const asked = useInfiniteQuery(lineBetsQuery(useConsole(), runId, agentId, line));
  const isPruned = asked.data?.pages[0]?.arePruned === true;
  const pruned = t('commissions.bets.pruned', { days: String(commissionBetDays) });
  const title = t('commissions.line.bets.label', { line: String(line) });
  return (
    <DeskSection title={title}>
      {isPruned && asked.data?.pages[0]?.list.length !== 0 ? <Notice>{pruned}</Notice> : null}
      <PagedItems asked={asked} none={isPruned ? pruned : t('commissions.bets.none')}>
        {(bets) => (
          <FigureTable
            caption={t('commissions.bets.table')}
            columns={[
              {
                id: 'game',
                title: t('commissions.bet.game'),
                isText: true,
                cell: ({ gameName }) => gameName,
              },
              {
                id: 'placed',
                title: t('member.when'),
                isText: true,
                cell: ({ placedAt }) => moment(placedAt),
              },
              {
                id: 'turnover',
                title: t('commissions.bet.turnover'),
                cell: (bet) => money(bet.countedTurnoverMinor, bet.currencyCode),
              },
              {
                id: 'netLoss',
                title: t('commissions.bet.netLoss'),
                cell: (bet) => money(bet.countedNetLossMinor, bet.currencyCode),
              },
              {
                id: 'stake',
                title: t('member.stake'),
                cell: (bet) => money(bet.stakeMinor, bet.currencyCode),
              },
              {
                id: 'payout',
                title: t('figure.payout'),
                cell: (bet) => money(bet.payoutMinor, bet.currencyCode),
              },
              {
                id: 'status',
                title: t('members.status'),
                isText: true,
                cell: ({ status }) => t(`bet.status.${status}`),
              },
              {
                id: 'lines',
                title: t('commissions.lines'),
                isText: true,
                cell: ({ betKey }) => (
                  <button
                    type="button"
                    aria-label={t('commissions.bet.lines.label', { key: betKey })}
                    onClick={() => onBet(betKey)}
                    className="min-h-11 text-gold-text underline"
                  >
                    {t('commissions.bet.lines')}
                  </button>
                ),
              },
              {
                id: 'key',
                title: t('commissions.bet.key'),
                isText: true,
                cell: ({ betKey }) => <code>{betKey}</code>,
              },
            ]}
            rows={bets}
            keyOf={({ betKey }) => betKey}
          />
        )}
      </PagedItems>
      <div>
        <Button onClick={onClose}>{t('commissions.close')}</Button>
      </div>
    </DeskSection>
  );
}
