import { useQuery } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Badge, Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
import { type GameSwitchPlan, gameSwitchPlansQuery } from './game-queries.ts';
import type { DropPlan } from './use-game-switch.ts';
import { usePlanText } from './use-plan-text.ts';

interface PlanListProps {
  readonly info: OperatorInfo;
  readonly timeZone: string;
  readonly onDrop: DropPlan;
}

const tones = {
  planned: 'look',
  begun: 'look',
  done: 'good',
  dropped: 'plain',
  overtaken: 'bad',
  missed: 'bad',
} as const;

/** What is to come of switches, and what became of the latest. */
export function PlanList({ info, timeZone, onDrop }: PlanListProps) {
  const services = useConsole();
  const t = useTexts();
  const { data: plans, error, refetch } = useQuery(gameSwitchPlansQuery(services));
  if (plans === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-3">
      <Notice>{t('games.plans.hint')}</Notice>
      {plans.length === 0 ? <p className="text-muted">{t('games.plans.none')}</p> : null}
      <ul aria-label={t('games.plans')} className="flex flex-col gap-2">
        {plans.map((plan) => (
          <li
            key={plan.planId}
            className="flex flex-wrap items-center justify-between gap-3 rounded-small border border-line bg-surface p-3"
          >
            <Plan plan={plan} timeZone={timeZone} />
            {mayDo(info, 'games.write') && plan.settledAt === null ? (
              <Drop plan={plan} onDrop={onDrop} />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Plan({ plan, timeZone }: { plan: GameSwitchPlan; timeZone: string }) {
  const t = useTexts();
  const { onDesk, onSite } = usePlanText(timeZone)(plan);
  const { moment } = useFormats();
  return (
    <div className="flex min-w-0 grow basis-72 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 break-words font-semibold">
          {plan.gameId === null ? t('games.plan.vendor', { name: plan.name }) : plan.name}
        </span>
        <Badge tone={tones[plan.state]}>{t(`games.plan.state.${plan.state}`)}</Badge>
      </p>
      <p className="tabular break-words">{onDesk}</p>
      {onSite === undefined ? null : <p className="tabular break-words text-sm text-muted">{onSite}</p>}
      <p className="break-words text-sm">{t('games.history.reason', { reason: plan.reason })}</p>
      <p className="text-sm text-muted">
        {plan.plannedBy} · {moment(plan.plannedAt)}
      </p>
    </div>
  );
}

function Drop({ plan, onDrop }: { plan: GameSwitchPlan; onDrop: DropPlan }) {
  const t = useTexts();
  const textOf = useFailureText();
  const drop = useCommand({ mutationFn: () => onDrop(plan) });
  const word = plan.state === 'planned' ? 'games.plan.drop' : 'games.plan.stay';
  return (
    <div className="flex flex-col items-end gap-2">
      <SureButton
        label={t(`${word}.label`, { name: plan.name })}
        sure={t(`${word}.sure`)}
        onSure={() => drop.mutate()}
      >
        {t(word)}
      </SureButton>
      {drop.error === null ? null : <Notice tone="bad">{textOf(drop.error)}</Notice>}
    </div>
  );
}
