import { eventOf, isRecord, settledMultiplier, type VerifiedGame } from '../verified-game/verified-game.ts';

export const verifiedWauBulan: VerifiedGame = {
  resultText(events, t) {
    if (eventOf(events, 'reelsStopped') === undefined) return undefined;
    const lines = events.filter((event) => isRecord(event) && event.type === 'lineWon').length;
    return `${settledMultiplier(events)} · ${t('wauBulan.lines')}: ${lines}`;
  },
  openingTexts: () => ({}),
  textsOf: () => ({}),
  parametersOf: () => ({}),
  // The slot has nothing to choose but the stake.
  hasDecisions: false,
  ParameterFields: () => null,
};
