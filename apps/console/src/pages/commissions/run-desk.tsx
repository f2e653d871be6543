import { useInfiniteQuery } from '@tanstack/react-query';
import type { CommissionRunId, MemberId } from '@wau/contract/ids';
import { Link } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { usePeriodText } from '../../platform/use-period-text.ts';
import { DeskSection } from '../../ui/desk-section.tsx';
import { Badge } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { liveEveryMs } from '../../work-list/work-claims.ts';
import type { CommissionPlace } from './commission-place.ts';
import { runQuery } from './commission-queries.ts';
import { LineBets } from './line-bets.tsx';
import { RunAgents } from './run-agents.tsx';
import { RunFacts } from './run-facts.tsx';
import { RunLines } from './run-lines.tsx';
import { runTones } from './run-states.ts';

interface RunDeskProps {
  readonly runId: CommissionRunId;
  /** Whose lines are looked at. */
  readonly agentId: MemberId | undefined;
  /** Whose bets are. */
  readonly line: number | undefined;
  readonly onGo: (place: CommissionPlace) => void;
}

/** A run: what it comes to, the way to its decision, its agents, an agent's lines, a line's bets. */
export function RunDesk({ runId, agentId, line, onGo }: RunDeskProps) {
  const services = useConsole();
  const t = useTexts();
  const periodText = usePeriodText();
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
      <DeskSection title={name}>
        <p>
          <Badge tone={runTones[run.state]}>{t(`commissions.state.${run.state}`)}</Badge>
        </p>
        <RunFacts run={run} />
        {run.state === 'waiting' ? (
          <p>
            <Link
              to={`/commission-approvals?case=${runId}`}
              className="inline-flex min-h-11 items-center text-gold-text underline"
            >
              {t('commissions.decide')}
            </Link>
          </p>
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
