import { inject } from 'vitest';

/** How `npm run prove` wants the promises' tests to run; vitest.config.ts reads it from the environment. */
export interface ProofSettings {
  /** The size that the promise names, instead of the one that every `npm test` can afford. */
  readonly full: boolean;
  /** What a failed property printed, to run that case again. */
  readonly replay: { readonly seed?: number; readonly path?: string };
}

declare module 'vitest' {
  export interface ProvidedContext {
    proof: ProofSettings;
  }
}

/** The size of a promise's test in this run. */
export function proofSize(sizes: { readonly full: number; readonly quick: number }): number {
  return inject('proof').full ? sizes.full : sizes.quick;
}

/**
 * Parameters for `fc.assert`, to be spread after others: with `WAU_PROVE_SEED` and `WAU_PROVE_PATH` set to what a
 * failure printed, only that case runs.
 */
export function proofReplay(): ProofSettings['replay'] & { readonly numRuns?: number } {
  const { replay } = inject('proof');
  return replay.path === undefined ? replay : { ...replay, numRuns: 1 };
}
