import { useInfiniteQuery } from '@tanstack/react-query';
import { parseId } from '@wau/contract/ids';
import { contractKinds } from '@wau/rules/agency/contract-terms';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useAddress } from '../../platform/use-address.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { usePeriodText } from '../../platform/use-period-text.ts';
import { FoundList } from '../../ui/found-list.tsx';
import { ListAndDesk } from '../../ui/list-and-desk.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { liveEveryMs } from '../../work-list/work-claims.ts';
import { BetLines, BetSearch } from './bet-lines.tsx';
import type { CommissionPlace } from './commission-place.ts';
import { type Run, type RunFilter, runsQuery } from './commission-queries.ts';
import { RunDesk } from './run-desk.tsx';
import { runStates, runTones } from './run-states.ts';

/** Runs of commissions, the one that was chosen down to its bets, and the lines of a bet. All of it stands in the address. */
export function CommissionsPage() {
  const t = useTexts();
  const [search, go] = useAddress<keyof CommissionPlace>();
  const runId = parseId('commissionRun', search.get('run') ?? '');
  const agentId = parseId('member', search.get('agent') ?? '');
  const line = Number(search.get('line') ?? '0');
  const betKey = search.get('bet') ?? '';
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('commissions.title')}</h1>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <Filters filter={filterOf(search)} onChange={go} />
        <BetSearch key={betKey} betKey={betKey} onFind={(bet) => go({ bet })} />
      </div>
      {betKey === '' ? null : <BetLines betKey={betKey} onGo={go} />}
      <ListAndDesk
        list={
          <FoundRuns
            filter={filterOf(search)}
            chosen={runId}
            onChoose={(run) => go({ run, agent: '', line: '' })}
          />
        }
        desk={
          runId === undefined ? (
            <Notice>{t('commissions.choose')}</Notice>
          ) : (
            <RunDesk
              key={runId}
              runId={runId}
              agentId={agentId}
              line={Number.isSafeInteger(line) && line > 0 ? line : undefined}
              onGo={go}
            />
          )
        }
      />
    </div>
  );
}

function filterOf(search: URLSearchParams): RunFilter {
  const kind = contractKinds.find((each) => each === search.get('kind'));
  const state = runStates.find((each) => each === search.get('state'));
  return { ...(kind === undefined ? {} : { kind }), ...(state === undefined ? {} : { state }) };
}

interface FiltersProps {
  readonly filter: RunFilter;
  readonly onChange: (place: CommissionPlace) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const t = useTexts();
  return (
    <search aria-label={t('commissions.find')} className="flex flex-wrap gap-3">
      <div className="min-w-48">
        <SelectField
          label={t('contracts.kind')}
          value={filter.kind ?? ''}
          onChange={(kind) => onChange({ kind })}
          options={[
            { value: '', text: t('contracts.kind.all') },
            ...contractKinds.map((value) => ({ value, text: t(`contracts.kind.${value}`) })),
          ]}
        />
      </div>
      <div className="min-w-48">
        <SelectField
          label={t('contracts.state')}
          value={filter.state ?? ''}
          onChange={(state) => onChange({ state })}
          options={[
            { value: '', text: t('contracts.state.all') },
            ...runStates.map((value) => ({ value, text: t(`commissions.state.${value}`) })),
          ]}
        />
      </div>
    </search>
  );
}

interface FoundRunsProps {
  readonly filter: RunFilter;
  readonly chosen: string | undefined;
  readonly onChoose: (runId: string) => void;
}

function FoundRuns({ filter, chosen, onChoose }: FoundRunsProps) {
  const t = useTexts();
  return (
    <FoundList
      asked={useInfiniteQuery({ ...runsQuery(useConsole(), filter), refetchInterval: liveEveryMs })}
      label={t('commissions.found')}
      none={t('commissions.none')}
      keyOf={({ runId }) => runId}
      isChosen={({ runId }) => runId === chosen}
      onChoose={({ runId }) => onChoose(runId)}
    >
      {(run) => <Found run={run} />}
    </FoundList>
  );
}

function Found({ run }: { run: Run }) {
  const t = useTexts();
  const { money } = useFormats();
  const periodText = usePeriodText();
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{t(`contracts.kind.${run.kind}`)}</span>
        <span className="flex flex-wrap gap-1">
          {run.state === 'waiting' && run.needsTwoPersons ? <Badge>{t('work.two')}</Badge> : null}
          <Badge tone={runTones[run.state]}>{t(`commissions.state.${run.state}`)}</Badge>
        </span>
      </span>
      <span className="text-sm text-muted">{periodText(run)}</span>
      <span className="flex flex-wrap justify-between gap-2">
        <span className="text-sm text-muted">
          {t('commissions.agents.count', { count: run.paymentCount })}
        </span>
        <span className="tabular">{money(run.dueMinor, run.currencyCode)}</span>
      </span>
    </>
  );
}
