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
  return next === undefined ? null : (
    <span className="tabular text-sm">{t('games.plan.next', { plan: planText(next) })}</span>
  );
}
