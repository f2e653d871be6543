/** In their order, which a year's animal and the pickers of numbers follow. */
export const zodiacAnimals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type ZodiacAnimal = (typeof zodiacAnimals)[number];
