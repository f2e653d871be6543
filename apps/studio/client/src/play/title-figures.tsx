import { volatilityClasses, volatilityOf } from '@wau/rules/figures';
import { useText } from '../platform/text.tsx';
import { openWays, percentRange } from './advertised-return.ts';
import type { PlayedTitle } from './play-context.tsx';

interface TitleFiguresProps {
  readonly figures: PlayedTitle['figures'];
  readonly market: { readonly allowsFeatureBuy: boolean };
}

/** How a title plays over very many rounds, and how that is known. Its return stands above, for it is asked for first. */
export function TitleFigures({ figures, market }: TitleFiguresProps) {
  const { t } = useText();
  const { confidence } = figures;
  const ways = openWays(figures, market);
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
