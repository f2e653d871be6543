import type { Currency } from '@wau/money/currency';
import { minorToTypedText, parseMajorText, toMinor } from '@wau/money/minor';
import { findTierFault, type TierFault, type TierField } from './check-contract-tiers.ts';
import { findUncoveredTier } from './compare-contracts.ts';
import { isStart } from './contract-periods.ts';
import type { ContractKind, ContractProduct, ContractTerms, ContractTier } from './contract-terms.ts';
import { tierToWire, type WireTier } from './wire-tiers.ts';

export type TierTextField = 'turnover' | 'netLoss' | 'active' | 'pays';
export type TierTexts = Readonly<Record<TierTextField, string>>;

/** What is typed of a contract. */
export interface ContractForm {
  readonly product: ContractProduct;
  readonly startsOn: string;
  readonly pay: 'rate' | 'amount';
  readonly tiers: readonly TierTexts[];
}

export type FormProblem =
  | { readonly kind: 'number' | 'bounds' | 'ascending' | 'pay' | 'own.none' | 'start' }
  | { readonly kind: 'own'; readonly basisPoints: number };

/** By the place: `startsOn`, or the tier from 0 and its field, e.g. `1 pays`. */
export type FormProblems = ReadonlyMap<string, FormProblem>;

export type CheckedForm =
  | { readonly ok: true; readonly tiers: readonly WireTier[] }
  | { readonly ok: false; readonly problems: FormProblems };

export const emptyTier: TierTexts = { turnover: '', netLoss: '', active: '', pays: '' };

type Exponent = Pick<Currency, 'exponent'>;

/** A rate is typed in percent, with as many digits as hundredths have. */
const percentDigits: Exponent = { exponent: 2 };

/** A contract as it would be typed, to begin a change with. */
export function formOf(
  { product, tiers }: ContractTerms,
  startsOn: string,
  currency: Exponent,
): ContractForm {
  const text = (amount: bigint) => (amount === 0n ? '' : minorToTypedText(toMinor(amount), currency));
  return {
    ...{ product, startsOn },
    pay: tiers[0]?.amountMinor == null ? 'rate' : 'amount',
    tiers: tiers.map((tier) => ({
      turnover: text(tier.minimumBetMinor),
      netLoss: text(tier.netLossMinor),
      active: tier.activeMembers === 0 ? '' : String(tier.activeMembers),
      pays:
        tier.amountMinor === null
          ? minorToTypedText(toMinor(BigInt(tier.basisPoints ?? 0)), percentDigits)
          : text(tier.amountMinor),
    })),
  };
}

const textFields: Readonly<Record<TierField, TierTextField>> = {
  minimumBetMinor: 'turnover',
  netLossMinor: 'netLoss',
  activeMembers: 'active',
  basisPoints: 'pays',
  amountMinor: 'pays',
};

const problemOf: Readonly<Partial<Record<TierFault, FormProblem>>> = {
  pay: { kind: 'number' },
  ascending: { kind: 'ascending' },
  'pay.ascending': { kind: 'pay' },
};

interface FormContext {
  readonly currency: Exponent;
  readonly firstStart: string;
  /** What the agent gets from the day on out of which the offer is paid; `undefined` for a wish, which somebody else pays. */
  readonly own: readonly ContractTerms[] | undefined;
}

/** Reads what was typed, by the rules that the server has as well; the first problem of the tiers is named. */
export function checkContractForm(
  kind: ContractKind,
  form: ContractForm,
  { currency, firstStart, own }: FormContext,
): CheckedForm {
  const problems = new Map<string, FormProblem>();
  if (form.startsOn < firstStart || !isStart(kind, form.startsOn))
    problems.set('startsOn', { kind: 'start' });
  const tiers = form.tiers.map((texts, index) => readTier(form.pay, texts, index, currency, problems));
  const fault = problems.size === 0 ? findTierFault(kind, tiers) : undefined;
  if (fault !== undefined)
    problems.set(
      `${fault.tier - 1} ${textFields[fault.field]}`,
      problemOf[fault.fault] ?? { kind: 'bounds' },
    );
  if (problems.size === 0 && own !== undefined) {
    const found = findUncoveredTier(kind, own, { product: form.product, tiers });
    // Of the rest the server has a sentence.
    if (found?.reason === 'above.own') {
      const { ownBasisPoints: basisPoints } = found;
      const problem: FormProblem = basisPoints === 0 ? { kind: 'own.none' } : { kind: 'own', basisPoints };
      problems.set(`${found.tier - 1} pays`, problem);
    }
  }
  return problems.size === 0 ? { ok: true, tiers: tiers.map(tierToWire) } : { ok: false, problems };
}

function readTier(
  pay: ContractForm['pay'],
  { turnover, netLoss, active, pays }: TierTexts,
  index: number,
  currency: Exponent,
  problems: Map<string, FormProblem>,
): ContractTier {
  const read = (field: TierTextField, text: string, digits: Exponent): bigint => {
    const value = text.trim() === '' && field !== 'pays' ? 0n : parseMajorText(text, digits);
    if (value === undefined) problems.set(`${index} ${field}`, { kind: 'number' });
    return value ?? 0n;
  };
  return {
    minimumBetMinor: read('turnover', turnover, currency),
    netLossMinor: read('netLoss', netLoss, currency),
    activeMembers: Number(read('active', active, { exponent: 0 })),
    basisPoints: pay === 'rate' ? Number(read('pays', pays, percentDigits)) : null,
    amountMinor: pay === 'amount' ? read('pays', pays, currency) : null,
  };
}
