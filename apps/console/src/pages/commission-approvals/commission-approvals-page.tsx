import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { usePeriodText } from '../../platform/use-period-text.ts';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Badge } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import { runQuery } from '../commissions/commission-queries.ts';
import { RunFacts } from '../commissions/run-facts.tsx';
import type { PageProps } from '../console-page.ts';
import { RunDecision } from './run-decision.tsx';

interface ItemProps {
  readonly item: CaseOf<'commissionRun'>;
}

const look: CaseLook<'commissionRun'> = {
  id: ({ runId }) => runId,
  approvedBy: ({ approvals }) => approvals[0]?.approvedBy ?? null,
  Row,
  Details,
  Decision: RunDecision,
};

/** Runs of commissions that wait for somebody to let their sum go. */
export function CommissionApprovalsPage({ info }: PageProps) {
  const t = useTexts();
  return <WorkList kind="commissionRun" title={t('commissionRun.title')} info={info} look={look} />;
}

function Row({ item }: ItemProps) {
  const t = useTexts();
  const { money, moment } = useFormats();
  const periodText = usePeriodText();
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>{t(`contracts.kind.${item.kind}`)}</span>
        <span className="tabular">{money(item.dueMinor, item.currencyCode)}</span>
      </span>
      <span className="text-sm text-muted">
        {periodText(item)} · {t('commissions.agents.count', { count: item.paymentCount })}
        {item.calculatedAt === null ? null : ` · ${moment(item.calculatedAt)}`}
      </span>
      {item.needsTwoPersons ? (
        <span>
          <Badge>{t('work.two')}</Badge>
        </span>
      ) : null}
    </>
  );
}

function Details({ item }: ItemProps) {
  const t = useTexts();
  const periodText = usePeriodText();
  return (
    <>
      <h2 className="text-lg font-semibold">
        {t('commissions.run', { kind: t(`contracts.kind.${item.kind}`), period: periodText(item) })}
      </h2>
      <RunFacts run={item} />
      <Agents item={item} />
      <p>
        <Link
          to={`/commissions?run=${item.runId}`}
          className="inline-flex min-h-11 items-center text-gold-text underline"
        >
          {t('commissions.look.through')}
        </Link>
      </p>
    </>
  );
}

/** Who is paid what, the largest amounts first; each leads to the lines and bets behind it. */
function Agents({ item: { runId } }: ItemProps) {
  const t = useTexts();
  const { count, money } = useFormats();
  const asked = useInfiniteQuery(runQuery(useConsole(), runId));
  return (
    <PagedItems asked={asked} none={t('commissions.agents.none')}>
      {(agents) => (
        <FigureTable
          caption={t('commissions.agents.table')}
          columns={[
            {
              id: 'agent',
              title: t('commissions.agent'),
              isText: true,
              cell: ({ agentId, userName }) => (
                <Link
                  to={`/commissions?run=${runId}&agent=${agentId}`}
                  aria-label={t('commissions.agent.lines', { name: userName })}
                  className="inline-flex min-h-11 items-center text-gold-text underline"
                >
                  {userName}
                </Link>
              ),
            },
            { id: 'lines', title: t('commissions.lines'), cell: ({ lineCount }) => count(lineCount) },
            {
              id: 'due',
              title: t('commissions.due'),
              cell: ({ dueMinor, currencyCode }) => money(dueMinor, currencyCode),
            },
          ]}
          rows={agents}
          keyOf={({ agentId }) => agentId}
        />
      )}
    </PagedItems>
  );
}
