import type { SlotStakes } from '@wau/rules/slot/slot-stake';
import { useText } from '../platform/text.tsx';
import { Choice } from '../verified-game/form-fields.tsx';
import {
  eventOf,
  isRecord,
  type ParameterFieldsProps,
  settledMultiplier,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';
import { boughtText, featureName } from './feature-offers.ts';

const spin = 'spin';

/** What checking rounds of a slot needs: a spin, or one of the features that its title sells. */
export const verifiedSlot: VerifiedGame = {
  resultText(events, t) {
    if (eventOf(events, 'spinEnded') === undefined) return undefined;
    const wins = events.filter((event) => isRecord(event) && event.type === 'winPaid').length;
    return `${settledMultiplier(events)} · ${t('slot.wins', { count: wins })}`;
  },
  playedText: (mathematics, parameters, t) =>
    boughtText((mathematics as { readonly stakes: SlotStakes }).stakes, parameters, t),
  openingTexts: () => ({ buy: spin }),
  textsOf(parameters) {
    const buy = isRecord(parameters) ? parameters.buy : undefined;
    return { buy: typeof buy === 'string' ? buy : spin };
  },
  parametersOf: ({ buy }) => (buy === undefined || buy === spin ? {} : { buy }),
  ParameterFields: SlotFields,
};

function SlotFields({ mathematics, texts, onChange }: ParameterFieldsProps) {
  const { t } = useText();
  const { stakes } = mathematics as { readonly stakes: SlotStakes };
  if (stakes.prices.size === 0) return null;
  return (
    <Choice
      label={t('verify.form.play')}
      value={texts.buy ?? spin}
      options={[
        [spin, t('slot.bet')],
        ...[...stakes.prices].map(
          ([feature, price]) =>
            [feature, t('slot.buy', { feature: featureName(feature, t), price })] as const,
        ),
      ]}
      onChoose={(buy) => onChange({ ...texts, buy })}
    />
  );
}
