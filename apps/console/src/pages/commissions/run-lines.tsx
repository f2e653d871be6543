import { useInfiniteQuery } from '@tanstack/react-query';
import type { CommissionRunId, MemberId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { usePeriodText } from '../../platform/use-period-text.ts';
import { Button } from '../../ui/button.tsx';
import { DeskSection } from '../../ui/desk-section.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { type RunAgent, type RunLine, runLinesQuery } from './commission-queries.ts';
import { PaymentFacts } from './payment-facts.tsx';

interface RunLinesProps {
  readonly runId: CommissionRunId;
  readonly agentId: MemberId;
  /** What is known of the agent, where its page of the list has come. */
  readonly agent: RunAgent | undefined;
  readonly currencyCode: CurrencyCode;
  readonly chosen: number | undefined;
  readonly onChoose: (line: number) => void;
  readonly onClose: () => void;
}

/** How an agent's payment comes about: its contracts, and the lines that add up to it. */
export function RunLines({ runId, agentId, agent, currencyCode, chosen, onChoose, onClose }: RunLinesProps) {
  const t = useTexts();
  const asked = useInfiniteQuery(runLinesQuery(useConsole(), runId, agentId));
  const name = agent?.userName ?? agentId;
  return (
    <DeskSection title={t('commissions.agent.lines', { name })}>
      {agent === undefined ? null : <PaymentFacts agent={agent} />}
      <PagedItems asked={asked} none={t('commissions.lines.none')}>
        {(lines) => (
          <Lines
            lines={lines}
            caption={t('commissions.lines.table', { name })}
            currencyCode={currencyCode}
            chosen={chosen}
            onChoose={onChoose}
          />
        )}
      </PagedItems>
      <div>
        <Button onClick={onClose}>{t('commissions.close')}</Button>
      </div>
    </DeskSection>
  );
}

interface LinesProps extends Pick<RunLinesProps, 'currencyCode' | 'chosen' | 'onChoose'> {
  readonly lines: readonly RunLine[];
  readonly caption: string;
}

function Lines({ lines, caption, currencyCode, chosen, onChoose }: LinesProps) {
  const t = useTexts();
  const { money, percent } = useFormats();
  const periodText = usePeriodText();
  const amount = (text: string): string => money(text, currencyCode);
  return (
    <FigureTable
      caption={caption}
      columns={[
        { id: 'line', title: t('commissions.line'), isText: true, cell: ({ line }) => line },
        {
          id: 'bets',
          title: t('commissions.line.bets'),
          isText: true,
          cell: ({ line, basis }) =>
            basis === 'share' ? (
              <button
                type="button"
                aria-pressed={line === chosen}
                aria-label={t('commissions.line.bets.label', { line: String(line) })}
                onClick={() => onChoose(line)}
                className="min-h-11 text-gold-text underline aria-pressed:font-semibold"
              >
                {t('commissions.line.bets')}
              </button>
            ) : (
              '–'
            ),
        },
        {
          id: 'member',
          title: t('commissions.line.member'),
          isText: true,
          cell: ({ userName }) => userName,
        },
        {
          id: 'product',
          title: t('contracts.product'),
          isText: true,
          cell: ({ product }) => t(`contracts.product.${product}`),
        },
        {
          id: 'basis',
          title: t('commissions.line.basis'),
          isText: true,
          cell: (row) =>
            row.isCorrection
              ? t('commissions.line.correction', { period: periodText(row) })
              : t(`commissions.line.basis.${row.basis}`),
        },
        {
          id: 'through',
          title: t('commissions.line.through'),
          isText: true,
          cell: ({ downlineUserName }) => downlineUserName ?? '–',
        },
        {
          id: 'turnover',
          title: t('figure.turnover'),
          cell: ({ turnoverMinor }) => amount(turnoverMinor),
        },
        {
          id: 'netLoss',
          title: t('commissions.line.netLoss'),
          cell: ({ netLossMinor }) => amount(netLossMinor),
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
        {
          id: 'amount',
          title: t('commissions.line.amount'),
          cell: ({ amountMinor }) => amount(amountMinor),
        },
      ]}
      rows={lines}
      keyOf={({ line }) => String(line)}
    />
  );
}
