/** The heading of a number's plays by how many digits it has. */
export const digitGroups = { 2: 'twoDigits', 3: 'threeDigits', 4: 'fourDigits' } as const;
export type NumberLength = keyof typeof digitGroups;
