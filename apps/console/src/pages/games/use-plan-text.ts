import { useConsole, useTexts } from '../../platform/console-services.ts';
import { siteMoment } from '../../platform/site-moment.ts';
import { useFormats } from '../../platform/use-formats.ts';
import type { GameSwitchPlan } from './game-queries.ts';

export interface PlanText {
  /** By the clock of this desk. */
  readonly onDesk: string;
  /** By that of the site; `undefined` where the two say the same. */
  readonly onSite: string | undefined;
}

/** What is planned in a sentence: off or on, from when and until when. */
export function usePlanText(
  timeZone: string,
): (plan: Pick<GameSwitchPlan, 'isOn' | 'beginsAt' | 'endsAt'>) => PlanText {
  const t = useTexts();
  const { locale } = useConsole().language;
  const { moment } = useFormats();
  return ({ isOn, beginsAt, endsAt }) => {
    const say = (momentOf: (text: string) => string): string => {
      const to = isOn ? 'on' : 'off';
      const from = momentOf(beginsAt);
      return endsAt === null
        ? t(`games.plan.${to}.from`, { from })
        : t(`games.plan.${to}.while`, { from, until: momentOf(endsAt) });
    };
    const onDesk = say(moment);
    const onSite = say((text) => siteMoment(text, timeZone, locale) ?? moment(text));
    return {
      onDesk,
      onSite: onSite === onDesk ? undefined : t('games.plan.on.site', { zone: timeZone, plan: onSite }),
    };
  };
}
