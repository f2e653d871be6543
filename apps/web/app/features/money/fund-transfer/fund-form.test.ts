import { expect, test } from 'vitest';
import type { MerchantWallet } from '../../../platform/wallets/merchant-wallet-queries.ts';
import { checkFunds, startRoute } from './fund-form.ts';
import { sampleWallet } from './testing/sample-wallet.ts';

const there = (balanceMinor: string | null, isOpen = true): MerchantWallet['wallets'] => [
  { vendorCode: 'samudra', vendorName: 'Samudra Gaming', balanceMinor, isOpen },
];

test('the form begins where the player most likely goes', () => {
  const startOf = (wallet: Partial<MerchantWallet>) => startRoute({ ...sampleWallet, ...wallet });
  expect(startOf({ wallets: [] })).toBeUndefined();
  expect(startOf({ wallets: there('0') })).toEqual({ vendorCode: 'samudra', direction: 'in' });
  expect(startOf({ wallets: there('500') })).toEqual({ vendorCode: 'samudra', direction: 'in' });
  expect(startOf({ wallets: there('500'), mainBalanceMinor: '0' })).toMatchObject({ direction: 'out' });
  // Nothing may be moved there any more.
  expect(startOf({ wallets: there('500', false) })).toMatchObject({ direction: 'out' });
  expect(startOf({ wallets: there(null) })).toMatchObject({ direction: 'in' });
});

test('what is typed becomes an order, and all that there is goes as everything', () => {
  const wallet = { ...sampleWallet, wallets: there('5050') };
  const goingIn = { vendorCode: 'samudra', direction: 'in' } as const;
  const goingOut = { vendorCode: 'samudra', direction: 'out' } as const;
  const wallets = { from: 'main', to: 'samudra' };
  expect(checkFunds('', goingIn, wallet)).toEqual({ ok: false, problem: 'required' });
  for (const text of ['abc', '0', '0.00', '1.234', '-5']) {
    expect(checkFunds(text, goingIn, wallet), text).toEqual({ ok: false, problem: 'invalid' });
  }
  expect(checkFunds('10000', goingIn, wallet)).toEqual({ ok: false, problem: 'more' });
  expect(checkFunds('12.50', goingIn, wallet)).toEqual({
    ok: true,
    intention: { ...wallets, amountMinor: '1250' },
  });
  expect(checkFunds('50.50', goingOut, wallet)).toEqual({
    ok: true,
    intention: { from: 'samudra', to: 'main' },
  });
  // A vendor that does not say what is there decides itself.
  expect(checkFunds('99', goingOut, { ...wallet, wallets: there(null) })).toMatchObject({ ok: true });
});
