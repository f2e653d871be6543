import { diceWinningOutcomesMaximum, diceWinningOutcomesMinimum } from '@wau/rules/dice/dice';
import { useText } from '../platform/text.tsx';
import { hundredthsText } from './dice-choice.ts';

export function DiceRules() {
  const { t } = useText();
  return (
    <ul className="rules-list">
      <li>{t('dice.rules.choose')}</li>
      <li>{t('dice.rules.roll')}</li>
      <li>{t('dice.rules.pays')}</li>
      <li>
        {t('dice.rules.chance', {
          minimum: `${hundredthsText(diceWinningOutcomesMinimum)} %`,
          maximum: `${hundredthsText(diceWinningOutcomesMaximum)} %`,
        })}
      </li>
    </ul>
  );
}
