import { type CoinFlipMathematics, coinSides } from '@wau/rules/coin-flip/coin-flip';
import { useText } from '../platform/text.tsx';
import { Choice } from '../verified-game/form-fields.tsx';
import {
  isRecord,
  type ParameterFieldsProps,
  settledMultiplier,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';
import { flipsOf } from './coin-motion.ts';

export const verifiedCoinFlip: VerifiedGame = {
  resultText(events, t) {
    const flips = flipsOf(events);
    if (flips.length === 0) return undefined;
    const texts = flips.map(({ sides }) => sides.map((side) => t(`coin.${side}`)).join(' + '));
    return `${texts.join(', ')} (${settledMultiplier(events)})`;
  },
  openingTexts: () => ({ side: 'heads', flips: '1' }),
  textsOf(parameters) {
    const { side, flips } = isRecord(parameters) ? parameters : {};
    return { side: String(side), flips: String(flips) };
  },
  parametersOf: ({ side, flips }) => ({ side, flips: Number(flips) }),
  ParameterFields: CoinFields,
};

function CoinFields({ mathematics, texts, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  const { seriesMaximum } = mathematics as CoinFlipMathematics;
  const counts = Array.from({ length: seriesMaximum + 1 }, (_, flips) => flips);
  return (
    <div className="manual-pair">
      <Choice
        label={t('coin.side')}
        value={texts.side ?? ''}
        options={coinSides.map((side) => [side, t(`coin.${side}`)])}
        onChoose={(side) => onChange({ ...texts, side })}
      />
      <Choice
        label={t('coin.flips')}
        value={texts.flips ?? ''}
        options={counts.map((count) => [
          String(count),
          count === 0 ? t('coin.flips.each') : t('coin.flips.value', { count }),
        ])}
        onChoose={(flips) => onChange({ ...texts, flips })}
      />
    </div>
  );
}
