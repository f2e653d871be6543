import { diceEngine } from '@wau/rules/dice/dice-engine';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { hundredthsText } from './dice-choice.ts';

export function DiceRules() {
  const { t } = useText();
  const { winningOutcomesMinimum, winningOutcomesMaximum } = useMathematics(diceEngine);
  return (
    <ul className="rules-list">
      <li>{t('dice.rules.choose')}</li>
      <li>{t('dice.rules.roll')}</li>
      <li>{t('dice.rules.pays')}</li>
      <li>
        {t('dice.rules.chance', {
          minimum: `${hundredthsText(winningOutcomesMinimum)} %`,
          maximum: `${hundredthsText(winningOutcomesMaximum)} %`,
        })}
      </li>
    </ul>
  );
}
