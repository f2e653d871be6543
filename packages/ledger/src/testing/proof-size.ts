/** Sizes of a promise's test: the one it names (`npm run prove`), and one that every `npm test` can afford. */
export function proofSize(sizes: { readonly full: number; readonly quick: number }): number {
  return process.env.WAU_PROVE === 'full' ? sizes.full : sizes.quick;
}
