import { mainWallet } from '@wau/contract/fund-transfer-statuses';
import { currencyOf } from '@wau/money/currency';
import { type Minor, parseMajorText } from '@wau/money/minor';
import { minorOf } from '../../../platform/money/minor-of.ts';
import type { MerchantWallet } from '../../../platform/wallets/merchant-wallet-queries.ts';

/** What the player is about to move; without an amount, everything. */
export interface FundIntention {
  readonly from: string;
  readonly to: string;
  readonly amountMinor?: string;
}

/** Between the main wallet and one at a vendor, one way or the other. */
export interface FundRoute {
  readonly vendorCode: string;
  readonly direction: 'in' | 'out';
}

export type FundProblem = 'required' | 'invalid' | 'more';

export type FundCheck =
  | { readonly ok: true; readonly intention: FundIntention }
  | { readonly ok: false; readonly problem: FundProblem };

/** Where the form begins: there, or back where money is there and none here. */
export function startRoute({ wallets, mainBalanceMinor }: MerchantWallet): FundRoute | undefined {
  const filled = wallets.find(({ balanceMinor }) => balanceMinor !== null && balanceMinor !== '0');
  const first = filled ?? wallets.find(({ isOpen }) => isOpen) ?? wallets[0];
  if (first === undefined) return undefined;
  const isBack = !first.isOpen || (filled !== undefined && mainBalanceMinor === '0');
  return { vendorCode: first.vendorCode, direction: isBack ? 'out' : 'in' };
}

export function walletsOf({ vendorCode, direction }: FundRoute): Pick<FundIntention, 'from' | 'to'> {
  return direction === 'in' ? { from: mainWallet, to: vendorCode } : { from: vendorCode, to: mainWallet };
}

/** What can be moved on a route; `undefined` where the vendor does not say. */
export function availableOn(route: FundRoute, wallet: MerchantWallet): Minor | undefined {
  if (route.direction === 'in') return minorOf(wallet.mainBalanceMinor);
  const there = wallet.wallets.find(({ vendorCode }) => vendorCode === route.vendorCode)?.balanceMinor;
  return there === undefined || there === null ? undefined : minorOf(there);
}

/** The order that was typed. All that there is goes as everything, whatever it is by then. */
export function checkFunds(text: string, route: FundRoute, wallet: MerchantWallet): FundCheck {
  if (text.trim() === '') return { ok: false, problem: 'required' };
  const amount = parseMajorText(text, currencyOf(wallet.currencyCode));
  if (amount === undefined || amount === 0n) return { ok: false, problem: 'invalid' };
  const available = availableOn(route, wallet);
  if (available !== undefined && amount > available) return { ok: false, problem: 'more' };
  const wallets = walletsOf(route);
  return {
    ok: true,
    intention: amount === available ? wallets : { ...wallets, amountMinor: String(amount) },
  };
}
