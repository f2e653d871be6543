import { useTexts } from '../../platform/console-services.ts';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import type { Switchable, SwitchGame } from './use-game-switch.ts';

interface SwitchFormProps {
  readonly what: Switchable;
  readonly isOn: boolean;
  /** `null`: nobody here knows. */
  readonly openRoundCount: number | null;
  readonly onSwitch: SwitchGame;
}

/** The other way round, for a reason; what it means for players stands beside it before it is done. */
export function SwitchForm({ what, isOn, openRoundCount: count, onSwitch }: SwitchFormProps) {
  const t = useTexts();
  const { name } = what;
  const meaning = isOn
    ? count === null
      ? t('games.off.hint.unknown')
      : t('games.off.hint', { count })
    : t('games.on.hint');
  return (
    <ReasonForm
      key={isOn ? 'off' : 'on'}
      action={t(isOn ? 'games.off' : 'games.on', { name })}
      isDangerous={isOn}
      hint={meaning}
      act={(reason) => onSwitch(what, !isOn, reason)}
    />
  );
}
