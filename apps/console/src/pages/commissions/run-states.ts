import type { Run } from './commission-queries.ts';

/** In the order in which a run goes through them. */
export const runStates = ['calculating', 'waiting', 'approved', 'paid', 'rejected'] as const;

export const runTones: Readonly<Record<Run['state'], 'plain' | 'good' | 'bad' | 'look'>> = {
  calculating: 'plain',
  waiting: 'look',
  approved: 'plain',
  paid: 'good',
  rejected: 'bad',
};
