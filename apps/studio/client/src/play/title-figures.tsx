import { volatilityClasses, volatilityOf } from '@wau/rules/figures';
import { useText } from '../platform/text.tsx';
import { openWays, percentRange } from './advertised-return.ts';
import { usePlay } from './play-context.tsx';

/** How a title plays over very many rounds, and how that is known. Its return stands above, for it is asked for first. */
export function TitleFigures() {
  const { t } = useText();
  const { title, allowsFeatureBuy } = usePlay();
  const { confidence } = title.figures;
  const ways = openWays(title.figures, { allowsFeatureBuy });
  const places = ways.map((way) => volatilityClasses.indexOf(volatilityOf(way)));
  const [lowest, highest] = [Math.min(...places), Math.max(...places)];
  const classes = volatilityClasses.filter((_, place) => place === lowest || place === highest);
  const largest = ways.reduce((most, way) => (way.largestWin > most.largestWin ? way : most));
  return (
    <section>
      <h3>{t('rules.figures')}</h3>
      <dl className="facts">
        <dt>{t('rules.figures.hitRate')}</dt>
        <dd>{percentRange(ways.map(({ hitRatePercent }) => hitRatePercent)).text}</dd>
        <dt>{t('rules.figures.volatility')}</dt>
        <dd>{classes.map((each) => t(`rules.volatility.${each}`)).join(' – ')}</dd>
        <dt>{t('rules.figures.largestWin')}</dt>
        <dd>{t(`rules.figures.largestWin.${largest.largestWinIs}`, { multiplier: largest.largestWin })}</dd>
      </dl>
      <p className="quiet">
        {confidence === undefined
          ? t('rules.figures.exact')
          : t('rules.figures.simulated', {
              count: confidence.rounds,
              percent: `${Math.ceil(Number(confidence.halfWidthPercent) * 100) / 100} %`,
              level: confidence.levelPercent,
            })}
      </p>
    </section>
  );
}
