import type { DepositStatus } from '@wau/contract/deposit-statuses';

export type StepState = 'done' | 'now' | 'ahead' | 'failed';

export interface DepositStep {
  readonly name: 'placed' | 'paid' | 'added';
  readonly state: StepState;
}

const states: Readonly<Record<DepositStatus, readonly [StepState, StepState, StepState]>> = {
  pending: ['done', 'now', 'ahead'],
  approved: ['done', 'done', 'done'],
  declined: ['done', 'failed', 'ahead'],
  expired: ['done', 'failed', 'ahead'],
  cancelled: ['done', 'failed', 'ahead'],
};

/** The way of a deposit, from the order to the balance, as far as it has come. */
export function depositSteps(status: DepositStatus): readonly DepositStep[] {
  const [placed, paid, added] = states[status];
  return [
    { name: 'placed', state: placed },
    { name: 'paid', state: paid },
    { name: 'added', state: added },
  ];
}
