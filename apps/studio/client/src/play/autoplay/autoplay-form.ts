import type { Currency } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { parseTypedStake } from '../stake/stake-steps.ts';
import type { AutoplayPlan, StakeChange } from './autoplay-plan.ts';

export const roundChoices = [10, 25, 50, 100] as const;

/** What stands in the form; an empty field switches its stop off. */
export interface AutoplayForm {
  readonly rounds: number;
  readonly win: string;
  readonly loss: string;
  readonly balanceAbove: string;
  readonly balanceBelow: string;
  readonly stopsOnFeature: boolean;
  /** By how many per cent the stake is raised; empty: back to the first stake. */
  readonly onWin: string;
  readonly onLoss: string;
}

export type AutoplayField = 'win' | 'loss' | 'balanceAbove' | 'balanceBelow' | 'onWin' | 'onLoss';

export const emptyAutoplayForm: AutoplayForm = {
  rounds: roundChoices[0],
  win: '',
  loss: '',
  balanceAbove: '',
  balanceBelow: '',
  stopsOnFeature: false,
  onWin: '',
  onLoss: '',
};

const percentMaximum = 1_000;

export type ReadForm =
  | { readonly ok: true; readonly plan: AutoplayPlan }
  /** The first field that cannot be read. */
  | { readonly ok: false; readonly field: AutoplayField };

export function readAutoplayForm(form: AutoplayForm, currency: Pick<Currency, 'exponent'>): ReadForm {
  const amounts: Partial<Record<AutoplayField, Minor>> = {};
  for (const field of ['win', 'loss', 'balanceAbove', 'balanceBelow'] as const) {
    if (form[field].trim() === '') continue;
    const amount = parseTypedStake(form[field], currency);
    if (amount === undefined || amount <= 0n) return { ok: false, field };
    amounts[field] = amount;
  }
  const onWin = readChange(form.onWin);
  if (onWin === undefined) return { ok: false, field: 'onWin' };
  const onLoss = readChange(form.onLoss);
  if (onLoss === undefined) return { ok: false, field: 'onLoss' };
  return {
    ok: true,
    plan: {
      rounds: form.rounds,
      winMinor: amounts.win,
      lossMinor: amounts.loss,
      balanceAboveMinor: amounts.balanceAbove,
      balanceBelowMinor: amounts.balanceBelow,
      stopsOnFeature: form.stopsOnFeature,
      onWin,
      onLoss,
    },
  };
}

function readChange(text: string): StakeChange | undefined {
  const typed = text.trim();
  if (typed === '') return { kind: 'reset' };
  const percent = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
  return percent >= 1 && percent <= percentMaximum ? { kind: 'raise', percent } : undefined;
}
