import type { SlotStakes } from '@wau/rules/slot/slot-stake';
import { type StudioText, useText } from '../platform/text.tsx';
import { Choice } from '../verified-game/form-fields.tsx';
import {
  eventOf,
  isRecord,
  type ParameterFieldsProps,
  settledMultiplier,
  type VerifiedGame,
} from '../verified-game/verified-game.ts';

const spin = 'spin';

/** What checking rounds of a slot needs: a spin, or one of the features that its title sells. */
export function verifiedSlot(hasDecisions: boolean): VerifiedGame {
  return {
    resultText(events, t) {
      if (eventOf(events, 'spinEnded') === undefined) return undefined;
      const wins = events.filter((event) => isRecord(event) && event.type === 'winPaid').length;
      return `${settledMultiplier(events)} · ${t('slot.wins', { count: wins })}`;
    },
    openingTexts: () => ({ buy: spin }),
    textsOf(parameters) {
      const buy = isRecord(parameters) ? parameters.buy : undefined;
      return { buy: typeof buy === 'string' ? buy : spin };
    },
    parametersOf: ({ buy }) => (buy === undefined || buy === spin ? {} : { buy }),
    hasDecisions,
    ParameterFields: SlotFields,
  };
}

const features = ['freeSpins', 'holdAndSpin', 'pick', 'wheel'] as const;

/** What a title sells, in the player's words. */
function featureName(feature: string, t: StudioText): string {
  const known = features.find((each) => each === feature);
  return known === undefined ? feature : t(`slot.feature.${known}`);
}

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
