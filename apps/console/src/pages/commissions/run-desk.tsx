import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { CommissionRunId, MemberId } from '@wau/contract/ids';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import type { OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { usePeriodText } from '../../platform/use-period-text.ts';
import { Facts } from '../../ui/card.tsx';
import { DeskSection } from '../../ui/desk-section.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { liveEveryMs } from '../../work-list/work-claims.ts';
import type { CommissionPlace } from './commission-place.ts';
import { type Run, runQuery, runsKey } from './commission-queries.ts';
import { LineBets } from './line-bets.tsx';
import { RunAgents } from './run-agents.tsx';
import { RunDecision } from './run-decision.tsx';
import { RunLines } from './run-lines.tsx';
import { runTones } from './run-states.ts';

interface RunDeskProps {
  readonly runId: CommissionRunId;
  /** Whose lines are looked at. */
  readonly agentId: MemberId | undefined;
  /** Whose bets are. */
  readonly line: number | undefined;
  readonly info: OperatorInfo;
  readonly onGo: (place: CommissionPlace) => void;
}

/** A run: what it comes to, the decision, its agents, an agent's lines, a line's bets. */
export function RunDesk({ runId, agentId, line, info, onGo }: RunDeskProps) {
  const services = useConsole();
  const t = useTexts();
  const queryClient = useQueryClient();
  const periodText = usePeriodText();
  const [done, setDone] = useState<string>();
  const asked = useInfiniteQuery({ ...runQuery(services, runId), refetchInterval: liveEveryMs });
  const run = asked.data?.pages[0]?.run;
  if (run === undefined) {
    const { error, refetch } = asked;
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const name = t('commissions.run', { kind: t(`contracts.kind.${run.kind}`), period: periodText(run) });
  const agents = asked.data?.pages.flatMap(({ list }) => list) ?? [];
  const agent = agents.find((each) => each.agentId === agentId);
  return (
    <section aria-label={t('commissions.one', { name })} className="flex min-w-0 flex-col gap-5">
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      <DeskSection title={name}>
        <p>
          <Badge tone={runTones[run.state]}>{t(`commissions.state.${run.state}`)}</Badge>
        </p>
        <RunFacts run={run} />
        {run.state === 'waiting' ? (
          <RunDecision
            run={run}
            name={name}
            me={info.username}
            onDone={(words) => {
              setDone(words);
              void queryClient.invalidateQueries({ queryKey: runsKey(services) });
            }}
          />
        ) : null}
      </DeskSection>
      <DeskSection title={t('commissions.agents')}>
        <PagedItems asked={asked} none={t('commissions.agents.none')}>
          {(list) => (
            <RunAgents agents={list} chosen={agentId} onChoose={(each) => onGo({ agent: each, line: '' })} />
          )}
        </PagedItems>
      </DeskSection>
      {agentId === undefined ? null : (
        <RunLines
          key={agentId}
          runId={runId}
          agentId={agentId}
          agent={agent}
          currencyCode={run.currencyCode}
          chosen={line}
          onChoose={(each) => onGo({ line: String(each) })}
          onClose={() => onGo({ agent: '', line: '' })}
        />
      )}
      {agentId === undefined || line === undefined ? null : (
        <LineBets
          key={`${agentId} ${line}`}
          runId={runId}
          agentId={agentId}
          line={line}
          onBet={(bet) => onGo({ bet })}
          onClose={() => onGo({ line: '' })}
        />
      )}
    </section>
  );
}

function RunFacts({ run }: { run: Run }) {
  const t = useTexts();
  const { count, money, moment } = useFormats();
  const amount = (text: string): string => money(text, run.currencyCode);
  const momentOr = (text: string | null): string => (text === null ? '–' : moment(text));
  return (
    <Facts
      facts={[
        [t('agents.title'), count(run.paymentCount)],
        [t('commissions.lines.count'), count(run.lineCount)],
        [t('commissions.due'), amount(run.dueMinor)],
        [t('commissions.corrections'), amount(run.correctionsMinor)],
        [t('commissions.shortfall'), amount(run.shortfallMinor)],
        [t('commissions.paid'), amount(run.paidMinor)],
        [t('commissions.calculated'), momentOr(run.calculatedAt)],
        [t('commissions.decided'), momentOr(run.decidedAt)],
        ...(run.approvedBy.length === 0
          ? []
          : [[t('commissions.approved.by'), run.approvedBy.join(', ')] as const]),
        ...(run.rejectedBy === null
          ? []
          : [
              [t('commissions.rejected.by'), run.rejectedBy] as const,
              [t('decision.reason'), run.reason] as const,
            ]),
      ]}
    />
  );
}
