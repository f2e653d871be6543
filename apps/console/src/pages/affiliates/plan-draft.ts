import { type Currency, currencyOf } from '@wau/money/currency';
import { minorToTypedText, parseMajorText, toMinor } from '@wau/money/minor';
import { findAffiliateFault } from '@wau/rules/agency/affiliate-terms';
import { termsToWire } from '@wau/rules/agency/affiliate-wire-terms';
import type { AffiliatePlan, AffiliatePlans, PlanOrder } from './affiliate-queries.ts';

export interface TierDraft {
  readonly key: number;
  readonly net: string;
  readonly firstDeposits: string;
  readonly percent: string;
}

/** A plan as it is typed. */
export interface PlanDraft {
  readonly planCode: string;
  readonly planName: string;
  readonly version: number;
  readonly tiers: readonly TierDraft[];
  readonly fee: string;
  readonly deposit: string;
  readonly turnover: string;
  readonly carriesOver: boolean;
}

/** Rates are typed in percent with as many decimals. */
const percentDigits = { exponent: 2 } as const;

/** What a form begins with: the version that there is, or a plan with a single tier. */
export function draftOf(
  plan: AffiliatePlan | undefined,
  currencyCode: AffiliatePlans['currencyCode'],
): PlanDraft {
  const currency = currencyOf(currencyCode);
  const typed = (wire: string) => minorToTypedText(toMinor(BigInt(wire)), currency);
  if (plan === undefined) {
    return {
      ...{ planCode: '', planName: '', version: 0, fee: '', deposit: '', turnover: '', carriesOver: true },
      tiers: [{ key: 0, net: '0', firstDeposits: '0', percent: '25' }],
    };
  }
  return {
    ...{
      planCode: plan.planCode,
      planName: plan.planName,
      version: plan.version,
      carriesOver: plan.carriesOver,
    },
    tiers: plan.tiers.map((tier, key) => ({
      key,
      net: typed(tier.netMinor),
      firstDeposits: String(tier.firstDeposits),
      percent: minorToTypedText(toMinor(BigInt(tier.basisPoints)), percentDigits),
    })),
    fee: plan.fee === null ? '' : typed(plan.fee.amountMinor),
    deposit: plan.fee === null ? '' : typed(plan.fee.depositMinor),
    turnover: plan.fee === null ? '' : typed(plan.fee.turnoverMinor),
  };
}

/** The order that a draft makes; `undefined` where it makes none. Without a fee there is none. */
export function orderOf(
  draft: PlanDraft,
  currencyCode: AffiliatePlans['currencyCode'],
): PlanOrder | undefined {
  const currency = currencyOf(currencyCode);
  const tiers = draft.tiers.map((tier) => ({
    netMinor: amountOf(tier.net, currency),
    firstDeposits: /^\d{1,7}$/.test(tier.firstDeposits.trim()) ? Number(tier.firstDeposits) : undefined,
    basisPoints: amountOf(tier.percent, percentDigits),
  }));
  const fee = feeOf(draft, currency);
  const planCode = draft.planCode.trim();
  const planName = draft.planName.trim();
  if (fee === undefined || !/^[a-z0-9][a-z0-9-]{1,31}$/.test(planCode) || planName === '') return undefined;
  const read = tiers.flatMap(({ netMinor, firstDeposits, basisPoints }) =>
    netMinor === undefined || firstDeposits === undefined || basisPoints === undefined
      ? []
      : [{ netMinor, firstDeposits, basisPoints: Number(basisPoints) }],
  );
  if (read.length < tiers.length) return undefined;
  const { version, carriesOver } = draft;
  const terms = { tiers: read, fee, carriesOver };
  if (findAffiliateFault(terms) !== undefined) return undefined;
  return { planCode, planName, version, ...termsToWire(terms) };
}

function amountOf(text: string, currency: Pick<Currency, 'exponent'>): bigint | undefined {
  return parseMajorText(text.trim(), currency);
}

function feeOf(draft: PlanDraft, currency: Pick<Currency, 'exponent'>) {
  if (draft.fee.trim() === '') return null;
  const amountMinor = amountOf(draft.fee, currency);
  const depositMinor = amountOf(draft.deposit, currency);
  const turnoverMinor = amountOf(draft.turnover, currency);
  if (amountMinor === undefined || depositMinor === undefined || turnoverMinor === undefined)
    return undefined;
  return { amountMinor, depositMinor, turnoverMinor };
}
