import { limboEngine } from '@wau/rules/limbo/limbo-engine';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { targetText } from './limbo-choice.ts';

export function LimboRules() {
  const { t } = useText();
  const mathematics = useMathematics(limboEngine);
  const { runners, counts, targetMinimumHundredths, targetMaximumHundredths } = mathematics;
  return (
    <ul className="rules-list">
      <li>
        {t('limbo.rules.target', {
          minimum: `${targetText(targetMinimumHundredths)}×`,
          maximum: `${targetText(targetMaximumHundredths)}×`,
        })}
      </li>
      {runners > 1 && <li>{t(`limbo.rules.${counts}`, { count: runners })}</li>}
      <li>{t('limbo.rules.pays')}</li>
      <li>{t('limbo.rules.height')}</li>
    </ul>
  );
}
