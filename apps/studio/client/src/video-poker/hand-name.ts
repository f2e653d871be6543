import type { PokerHand, VideoPokerMathematics } from '@wau/rules/video-poker/video-poker-mathematics';
import type { StudioText } from '../platform/text.tsx';

const pairNames = ['10', 'J', 'Q', 'K', 'A'] as const;
const tenRank = 8;

/** A hand of the pay table in words. */
export function handName(hand: PokerHand, { highPairFrom }: VideoPokerMathematics, t: StudioText): string {
  if (hand === 'highPair') return t('poker.highPair', { rank: pairNames[highPairFrom - tenRank] ?? '' });
  return t(`poker.${hand}`);
}
