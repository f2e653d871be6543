import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { AffiliateStatementId } from '@wau/contract/ids';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Badge } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import {
  affiliateRunsKey,
  type RunLine,
  type RunStatement,
  runLinesQuery,
  runStatementsQuery,
} from './affiliate-run-queries.ts';
import { useMonthName } from './use-month-name.ts';

interface RunStatementsProps {
  readonly month: string;
  /** Only a month that waits can be changed. */
  readonly isWaiting: boolean;
}

/** What each affiliate is paid for a month. */
export function RunStatements({ month, isWaiting }: RunStatementsProps) {
  const t = useTexts();
  const asked = useInfiniteQuery(runStatementsQuery(useConsole(), month));
  return (
    <PagedItems asked={asked} none={t('affiliates.run.empty')}>
      {(statements) => (
        <ul className="flex flex-col gap-3">
          {statements.map((statement) => (
            <li key={statement.statementId} className="flex flex-col gap-3 rounded-small bg-raised p-3">
              <Statement statement={statement} month={month} isWaiting={isWaiting} />
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
  );
}

interface StatementProps {
  readonly statement: RunStatement;
  readonly month: string;
  readonly isWaiting: boolean;
}

function Statement({ statement, month, isWaiting }: StatementProps) {
  const services = useConsole();
  const t = useTexts();
  const queryClient = useQueryClient();
  const { money, percent } = useFormats();
  const monthName = useMonthName();
  const { memberText } = services.language;
  const [isOpen, setIsOpen] = useState(false);
  const { statementId, userName, state, currencyCode, basisPoints } = statement;
  const amount = (wire: string) => money(wire, currencyCode);
  const withhold = async (reason: string) => {
    try {
      await services.client.call('withholdAffiliateStatement', { params: { statementId }, body: { reason } });
    } finally {
      await queryClient.invalidateQueries({ queryKey: affiliateRunsKey(services) });
    }
  };
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {userName} <span className="tabular">{amount(statement.amountMinor)}</span>
        <Badge tone={state === 'paid' ? 'good' : state === 'withheld' ? 'bad' : 'look'}>
          {t(`affiliates.statement.${state}`)}
        </Badge>
      </h3>
      {statement.withheldReason === '' ? null : <p>{statement.withheldReason}</p>}
      <Facts
        facts={[
          [
            t('affiliates.plan'),
            t('affiliates.plan.of', { plan: statement.planCode, version: statement.planVersion }),
          ],
          [t('affiliates.net'), amount(statement.netMinor)],
          [t('affiliates.carried'), amount(statement.carriedInMinor)],
          [
            t('affiliates.share'),
            `${amount(statement.shareMinor)}${basisPoints === null ? '' : ` (${percent(basisPoints / 100)})`}`,
          ],
          [t('affiliates.fees', { count: statement.qualifiedCount }), amount(statement.feeMinor)],
          [t('affiliates.carried.out'), amount(statement.carriedOutMinor)],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          isExpanded={isOpen}
          label={t('affiliates.lines.of', { name: userName })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('affiliates.lines')}
        </Button>
        {isWaiting && state === 'waiting' ? (
          <ReasonForm
            action={t('affiliates.withhold.of', { name: userName })}
            shortAction={t('affiliates.withhold')}
            isDangerous
            hint={t('affiliates.withhold.hint')}
            told={
              statement.amountMinor === '0'
                ? undefined
                : [memberText('inbox.affiliate.withheld', { month: monthName(month) })]
            }
            act={withhold}
          />
        ) : null}
      </div>
      {isOpen ? <Lines statementId={statementId} amount={amount} name={userName} /> : null}
    </>
  );
}

interface LinesProps {
  readonly statementId: AffiliateStatementId;
  readonly amount: (wire: string) => string;
  readonly name: string;
}

/** Each member with what it added, and the days of it. */
function Lines({ statementId, amount, name }: LinesProps) {
  const t = useTexts();
  const { day } = useFormats();
  const asked = useInfiniteQuery(runLinesQuery(useConsole(), statementId));
  const columns: readonly [FigureColumn<RunLine>, ...FigureColumn<RunLine>[]] = [
    { id: 'member', title: t('login.username'), isText: true, cell: (line) => line.userName },
    { id: 'net', title: t('affiliates.net'), cell: (line) => amount(line.netMinor) },
    { id: 'correction', title: t('affiliates.correction'), cell: (line) => amount(line.correctionMinor) },
    { id: 'share', title: t('affiliates.share'), cell: (line) => amount(line.shareMinor) },
    { id: 'fee', title: t('affiliates.fee.short'), cell: (line) => amount(line.feeMinor) },
    {
      id: 'days',
      title: t('affiliates.days'),
      isText: true,
      cell: (line) => line.days.map((each) => `${day(each.day)}: ${amount(each.netMinor)}`).join('; '),
    },
  ];
  return (
    <PagedItems asked={asked} none={t('affiliates.lines.none')}>
      {(lines) => (
        <FigureTable
          caption={t('affiliates.lines.of', { name })}
          columns={columns}
          rows={lines}
          keyOf={({ memberId }) => memberId}
        />
      )}
    </PagedItems>
  );
}
