import { useTexts } from '../../platform/console-services.ts';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { PlanForm } from './plan-form.tsx';
import type { PlanSwitch, Switchable, SwitchGame } from './use-game-switch.ts';

interface SwitchFormProps {
  readonly what: Switchable;
  readonly isOn: boolean;
  /** `null`: nobody here knows. */
  readonly openRoundCount: number | null;
  readonly timeZone: string;
  readonly onSwitch: SwitchGame;
  readonly onPlan: PlanSwitch;
}

/** The other way round, for a reason, now or later; what it means for players stands beside it before it is done. */
export function SwitchForm(props: SwitchFormProps) {
  const { what, isOn, openRoundCount: count, timeZone, onSwitch, onPlan } = props;
  const t = useTexts();
  const { name } = what;
  const meaning = isOn
    ? count === null
      ? t('games.off.hint.unknown')
      : t('games.off.hint', { count })
    : t('games.on.hint');
  return (
    <div className="flex flex-wrap gap-3 has-[form]:w-full">
      <ReasonForm
        key={isOn ? 'off' : 'on'}
        action={t(isOn ? 'games.off' : 'games.on', { name })}
        shortAction={t(isOn ? 'games.off.short' : 'games.on.short')}
        isDangerous={isOn}
        hint={meaning}
        act={(reason) => onSwitch(what, !isOn, reason)}
      />
      <PlanForm what={what} isOn={isOn} timeZone={timeZone} onPlan={onPlan} />
    </div>
  );
}
