import { coinFlipEngine } from '@wau/rules/coin-flip/coin-flip-engine';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';

export function CoinRules() {
  const { t } = useText();
  const { coins, needed, seriesMaximum } = useMathematics(coinFlipEngine);
  return (
    <ul className="rules-list">
      <li>{t('coin.rules.choose')}</li>
      <li>{coins === 1 ? t('coin.rules.one') : t('coin.rules.needed', { needed, coins })}</li>
      {seriesMaximum > 1 && (
        <>
          <li>{t('coin.rules.again', { most: seriesMaximum })}</li>
          <li>{t('coin.rules.fixed')}</li>
          <li>{t('instant.rules.limit')}</li>
          <li>{t('coin.rules.time')}</li>
        </>
      )}
    </ul>
  );
}
