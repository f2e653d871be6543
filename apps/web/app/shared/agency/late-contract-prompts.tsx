import { latePart } from '@wau/late-scripts/late-part';

/** Few are agents, so that nobody else fetches it. */
export const LateContractPrompts = latePart(
  async () => (await import('./contract-prompts.tsx')).ContractPrompts,
);
