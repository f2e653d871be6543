import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Badge } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { type AffiliateRun, affiliateRunsKey, affiliateRunsQuery } from './affiliate-run-queries.ts';
import { RunStatements } from './run-statements.tsx';
import { useMonthName } from './use-month-name.ts';

/** What affiliates are paid month by month: looked at, approved, or counted anew. */
export function AffiliateRunsPage() {
  const services = useConsole();
  const t = useTexts();
  const asked = useInfiniteQuery(affiliateRunsQuery(services));
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-bold">{t('affiliates.runs.title')}</h1>
      <p className="text-muted">{t('affiliates.runs.about')}</p>
      <PagedItems asked={asked} none={t('affiliates.runs.none')}>
        {(runs) => (
          <ul className="flex flex-col gap-4">
            {runs.map((run) => (
              <li
                key={run.month}
                className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
              >
                <Run run={run} />
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </div>
  );
}

function Run({ run }: { readonly run: AffiliateRun }) {
  const t = useTexts();
  const { money, moment, count } = useFormats();
  const monthName = useMonthName();
  const [isOpen, setIsOpen] = useState(false);
  const { month, state } = run;
  const tone = state === 'paid' ? 'good' : 'look';
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-2 text-lg font-semibold">
        {monthName(month)} <Badge tone={tone}>{t(`affiliates.run.${state}`)}</Badge>
      </h2>
      <Facts
        facts={[
          [t('affiliates.run.amount'), money(run.amountMinor, run.currencyCode)],
          [t('affiliates.run.count'), count(run.statementCount)],
          ...(run.withheldCount === 0
            ? []
            : [[t('affiliates.run.withheld'), count(run.withheldCount)] as const]),
          ...(state === 'approved' ? [[t('affiliates.run.paid.count'), count(run.paidCount)] as const] : []),
          ...(run.countedAt === null ? [] : [[t('affiliates.run.counted'), moment(run.countedAt)] as const]),
          ...(run.decidedAt === null
            ? []
            : [
                [
                  t('affiliates.run.decided'),
                  `${run.decidedBy ?? ''}, ${moment(run.decidedAt)}: ${run.reason}`,
                ] as const,
              ]),
        ]}
      />
      {state === 'waiting' ? <RunDecision run={run} /> : null}
      <div>
        <Button
          isExpanded={isOpen}
          label={t('affiliates.run.statements.of', { month: monthName(month) })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('affiliates.run.statements')}
        </Button>
      </div>
      {isOpen ? <RunStatements month={month} isWaiting={state === 'waiting'} /> : null}
    </>
  );
}

function RunDecision({ run }: { readonly run: AffiliateRun }) {
  const { month, amountMinor, currencyCode, statementCount, withheldCount } = run;
  const services = useConsole();
  const t = useTexts();
  const queryClient = useQueryClient();
  const { money } = useFormats();
  const monthName = useMonthName();
  const { memberText } = services.language;
  const values = { month: monthName(month) };
  // What each is paid is told to each alone.
  const told = [
    ...(statementCount > withheldCount ? [memberText('inbox.affiliate.paid', { amount: '…', ...values })] : []),
    ...(withheldCount > 0 ? [memberText('inbox.affiliate.withheld', values)] : []),
  ];
  const decide = (decision: 'approved' | 'recounted') => async (reason: string) => {
    const body = { decision, amountMinor, reason };
    try {
      await services.client.call('decideAffiliateRun', { params: { month }, body });
    } finally {
      await queryClient.invalidateQueries({ queryKey: affiliateRunsKey(services) });
    }
  };
  return (
    <div className="flex flex-wrap gap-3">
      <ReasonForm
        action={t('affiliates.run.approve', { amount: money(amountMinor, currencyCode) })}
        hint={t('affiliates.reason.hint')}
        told={told.length === 0 ? undefined : told}
        act={decide('approved')}
      />
      <ReasonForm
        action={t('affiliates.run.recount')}
        hint={t('affiliates.run.recount.hint')}
        act={decide('recounted')}
      />
    </div>
  );
}
