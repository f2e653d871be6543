import { useTexts } from '../../platform/console-services.ts';
import type { GameSwitchPlan } from './game-queries.ts';
import { useDeskAndSiteMoment } from './use-desk-and-site-moment.ts';

/** What is planned in one sentence: off or on, from when and until when. */
export function usePlanText(
  timeZone: string,
): (plan: Pick<GameSwitchPlan, 'isOn' | 'beginsAt' | 'endsAt'>) => string {
  const t = useTexts();
  const momentOf = useDeskAndSiteMoment(timeZone);
  return ({ isOn, beginsAt, endsAt }) => {
    const to = isOn ? 'on' : 'off';
    const from = momentOf(beginsAt);
    return endsAt === null
      ? t(`games.plan.${to}.from`, { from })
      : t(`games.plan.${to}.while`, { from, until: momentOf(endsAt) });
  };
}
