import type { StudioText } from '../platform/text.tsx';
import type { FeatureOffer } from '../play/feature-buy/feature-offer.ts';
import type { PlayedTitle } from '../play/play-context.tsx';
import type { SlotLook } from './slot-look.ts';

const features = ['freeSpins', 'holdAndSpin', 'pick', 'wheel'] as const;

type Feature = (typeof features)[number];

function isFeature(name: string): name is Feature {
  return features.some((each) => each === name);
}

/** What a title sells, in the player's words. */
export function featureName(feature: string, t: StudioText): string {
  return isFeature(feature) ? t(`slot.feature.${feature}`) : feature;
}

/** What was bought with the parameters of a bet, and for how much; `undefined` for a spin. */
export function boughtText(
  { prices }: SlotLook['stakes'],
  parameters: unknown,
  t: StudioText,
): string | undefined {
  const { buy } = (parameters ?? {}) as { readonly buy?: unknown };
  if (typeof buy !== 'string') return undefined;
  return t('slot.buy', { feature: featureName(buy, t), price: prices.get(buy) ?? 1 });
}

/** What a title sells. A feature whose own return its figures do not state is not sold: nobody buys blindly. */
export function featureOffers(
  { stakes: { prices }, boughtSpins }: Pick<SlotLook, 'stakes' | 'boughtSpins'>,
  { ways }: { readonly ways: readonly PlayedTitle['figures']['ways'][number][] },
  t: StudioText,
): readonly FeatureOffer[] {
  return [...prices].flatMap(([feature, price]): FeatureOffer[] => {
    const figures = ways.find(({ way }) => way === `buy ${feature}`);
    if (figures === undefined) return [];
    const name =
      feature === 'freeSpins' && boughtSpins !== undefined
        ? t('slot.intro.freeSpins', { count: boughtSpins })
        : featureName(feature, t);
    const text = isFeature(feature) ? t(`slot.intro.${feature}.text`) : '';
    return [{ name, text, parameters: { buy: feature }, price, returnPercent: figures.returnPercent }];
  });
}
