import type { VerifiedGame } from '../verified-game/verified-game.ts';

/** What the form that recomputes rounds needs of a game in which nothing is chosen before a bet. */
export const noParameters: Pick<
  VerifiedGame,
  'openingTexts' | 'textsOf' | 'parametersOf' | 'ParameterFields'
> = {
  openingTexts: () => ({}),
  textsOf: () => ({}),
  parametersOf: () => ({}),
  ParameterFields: () => null,
};
