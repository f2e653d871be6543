import { useTexts } from '../../platform/console-services.ts';
import type { GameSwitchPlan } from './game-queries.ts';
import { usePlanText } from './use-plan-text.ts';

interface NextPlanProps {
  readonly plans: readonly GameSwitchPlan[];
  readonly vendor: string;
  /** Null: all of the vendor. */
  readonly gameId: string | null;
  readonly timeZone: string;
}

/** What is planned next for a title or a vendor, beside how it stands now. */
export function NextPlan({ plans, vendor, gameId, timeZone }: NextPlanProps) {
  const t = useTexts();
  const planText = usePlanText(timeZone);
  const next = plans.find(
    (plan) =>
      plan.vendor === vendor &&
      plan.gameId === gameId &&
      (plan.state === 'planned' || plan.state === 'begun'),
  );
  if (next === undefined) return null;
  const { onDesk, onSite } = planText(next);
  return (
    <span className="tabular flex flex-col text-sm">
      <span>{t('games.plan.next', { plan: onDesk })}</span>
      {onSite === undefined ? null : <span className="text-muted">{onSite}</span>}
    </span>
  );
}
