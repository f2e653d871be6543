import { hiLoEngine } from '@wau/rules/hi-lo/hi-lo-engine';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';

export function HiLoRules() {
  const { t } = useText();
  const { pack, ace, ties, skipsMaximum, guessesMaximum, multiplierMaximumTenThousandths } =
    useMathematics(hiLoEngine);
  return (
    <ul className="rules-list">
      <li>{t('hiLo.rules.guess')}</li>
      <li>{t(`hiLo.rules.pack.${pack}`)}</li>
      <li>{t(`hiLo.rules.ace.${ace}`)}</li>
      <li>{t(`hiLo.rules.ties.${ties}`)}</li>
      <li>{t('hiLo.rules.pays')}</li>
      {skipsMaximum > 0 && <li>{t('hiLo.rules.skips', { count: skipsMaximum })}</li>}
      <li>
        {t('hiLo.rules.end', {
          count: guessesMaximum,
          multiplier: `${multiplierLabel(multiplierMaximumTenThousandths)}×`,
        })}
      </li>
      <li>{t('instant.rules.limit')}</li>
      <li>{t('hiLo.rules.time')}</li>
    </ul>
  );
}
