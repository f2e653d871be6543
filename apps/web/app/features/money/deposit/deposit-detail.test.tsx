import { fireEvent, screen, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSite } from '../../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { rememberGameToReturnTo } from '../../../platform/game/return-to-game.ts';
import * as depositScreen from './deposit-screen.tsx';
import { sampleDeposit, sampleMethod } from './testing/sample-deposit.ts';

const deposit: FakeValue<'getDeposit'> = {
  ...sampleDeposit,
  // Already the next day where the merchant is.
  placedAt: '2026-11-21T17:30:05Z',
  expiresAt: '2026-11-21T17:45:05Z',
};
const { depositId } = deposit;

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('ME-02 the detail of a deposit', () => {
  const open = async (dep_func: string, shown = deposit, words = 'Dalam proses') => {
    renderScreen(depositScreen, {
      path: '/m/voucherCenter',
      url: `/m/voucherCenter?depositId=${depositId}`,
      session: fakeSession,
      site: { mobileTemplate: { ...fakeSite.mobileTemplate, dep_func } },
      calls: { getDeposit: () => accepted(shown) },
    });
    await screen.findByText(words);
  };
  const factNames = () => screen.getAllByRole('term').map((term) => term.textContent);

  test.each([[''], ['0']])('ME-02 dep_func %j: the base one, a list of its facts', async (dep_func) => {
    await open(dep_func);
    expect(screen.getByText('RM 50.00')).toBeTruthy();
    expect(
      screen.getByText('Jika anda sudah membayar, tunggu sahaja. Halaman ini dikemas kini secara automatik.'),
    ).toBeTruthy();
    expect(factNames()).toEqual(['Masa', 'Rujukan']);
    const [, reference] = screen.getAllByRole('definition');
    expect(reference?.textContent).toBe(depositId);
    expect(screen.queryByRole('listitem'), 'no steps').toBeNull();
    expect(screen.getByText('22 Nov 2026, 01:30:05')).toBeTruthy();
    expect(screen.getByText('Hari dan masa mengikut GMT+8')).toBeTruthy();
  });

  test('ME-02 dep_func 1: the new one, the way of the money in steps and a card for each fact', async () => {
    await open('1');
    expect(screen.getByText('RM 50.00')).toBeTruthy();
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Dibuat', 'Bayaran', 'Masuk ke baki']);
    expect(
      within(screen.getByRole('list')).getByText('Bayaran').closest('li')?.getAttribute('aria-current'),
    ).toBe('step');
    expect(factNames()).toEqual(['Masa', 'Bayar sebelum', 'Rujukan']);
    for (const time of ['22 Nov 2026, 01:30:05', '22 Nov 2026, 01:45:05']) {
      expect(screen.getByText(time)).toBeTruthy();
    }
    expect(screen.getByText('Hari dan masa mengikut GMT+8')).toBeTruthy();
  });

  test('ME-02 dep_func 1: once it is decided, the card tells when that was, and no longer until when to pay', async () => {
    await open('1', { ...deposit, status: 'declined', decidedAt: '2026-11-21T17:36:07Z' }, 'Ditolak');
    expect(factNames()).toEqual(['Masa', 'Diproses', 'Rujukan']);
    expect(screen.getByText('22 Nov 2026, 01:36:07')).toBeTruthy();
    expect(screen.queryByText('22 Nov 2026, 01:45:05')).toBeNull();
  });
});

describe('CA-02 the bonus that was chosen with a deposit', () => {
  const bonus = (over: Partial<NonNullable<FakeValue<'getDeposit'>['bonus']>>) => ({
    ...{ promotionId: 'first-deposit', status: 'chosen' as const, reason: null },
    ...{ amountMinor: '2500', turnoverMinor: '7500' },
    ...over,
  });
  const facts = async (shown: Partial<typeof deposit>, words: string, dep_func: string) => {
    renderScreen(depositScreen, {
      path: '/m/voucherCenter',
      url: `/m/voucherCenter?depositId=${depositId}`,
      session: fakeSession,
      site: { mobileTemplate: { ...fakeSite.mobileTemplate, dep_func } },
      calls: { getDeposit: () => accepted({ ...deposit, ...shown }) },
    });
    await screen.findByText(words);
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    return screen
      .getAllByRole('term')
      .map((term, place) => `${term.textContent}: ${values[place]?.replaceAll('\u00a0', ' ')}`);
  };
  const given = 'Perlu dipertaruhkan sebelum pengeluaran: RM 75.00';
  const decidedAt = '2026-11-21T17:36:07Z';

  test.each(['0', '1'])('dep_func %s: while the money is to come, what it will bring', async (dep_func) => {
    const shown = await facts({ bonus: bonus({}) }, 'Dalam proses', dep_func);
    expect(shown).toEqual(expect.arrayContaining(['Bonus: RM 25.00, bersama wang anda', given]));
  });

  test('what it brought', async () => {
    const granted = { status: 'approved', decidedAt, bonus: bonus({ status: 'granted' }) } as const;
    expect(await facts(granted, 'Berjaya', '0')).toEqual(expect.arrayContaining(['Bonus: RM 25.00', given]));
  });

  test.each([
    ['closed', 'promosi sudah tamat'],
    ['used', 'anda sudah menerimanya'],
    ['budget', 'semua ganjaran sudah habis'],
    ['minimum', 'kurang daripada syarat'],
    ['paused', 'semasa rehat'],
  ] as const)('%s: why it is not there', async (reason, words) => {
    const none = { amountMinor: '0', turnoverMinor: '0' };
    const refused = {
      status: 'approved',
      decidedAt,
      bonus: bonus({ status: 'refused', reason, ...none }),
    } as const;
    const shown = await facts(refused, 'Berjaya', '1');
    expect(shown).toContainEqual(expect.stringMatching(new RegExp(`^Bonus: Tidak ditambah.*${words}`)));
    expect(shown.some((fact) => fact.startsWith('Perlu dipertaruhkan'))).toBe(false);
  });

  test('of one that ended without its money nothing is said', async () => {
    const shown = await facts({ status: 'declined', decidedAt, bonus: bonus({}) }, 'Ditolak', '0');
    expect(shown.some((fact) => fact.startsWith('Bonus'))).toBe(false);
  });
});

describe('a deposit made on the way from a game', () => {
  const game = { path: '/m/launchGame?vendor=studio&gameId=dice', gameName: 'Dadu' };
  const open = (status: FakeValue<'getDeposit'>['status']) =>
    renderScreen(depositScreen, {
      path: '/m/voucherCenter',
      url: `/m/voucherCenter?depositId=${depositId}`,
      session: fakeSession,
      calls: { getDeposit: () => accepted({ ...deposit, status }) },
    });

  test.each(['approved', 'declined', 'pending'] as const)('%s: leads back to that game', async (status) => {
    rememberGameToReturnTo(game);
    open(status);
    const link = await screen.findByRole('link', { name: 'Kembali ke Dadu' });
    expect(link.getAttribute('href')).toBe(game.path);
    expect(screen.queryByRole('link', { name: 'Main sekarang' })).toBeNull();
  });

  test('otherwise it leads to the games', async () => {
    open('approved');
    await screen.findByRole('link', { name: 'Main sekarang' });
    expect(screen.queryByRole('link', { name: /Kembali ke/ })).toBeNull();
  });
});

describe('a deposit that brought no money', () => {
  const bank: FakeValue<'listDepositMethods'>['list'][number] = {
    ...sampleMethod,
    name: 'Perbankan dalam talian',
    suggestedAmountsMinor: [],
  };
  const wallet = { ...bank, methodCode: 'e-wallet', name: 'E-dompet' };
  const open = (status: FakeValue<'getDeposit'>['status'], methods = [wallet, bank]) =>
    renderScreen(depositScreen, {
      path: '/m/voucherCenter',
      url: `/m/voucherCenter?depositId=${depositId}`,
      session: fakeSession,
      calls: {
        getDeposit: () => accepted({ ...deposit, status }),
        listDepositMethods: () => accepted({ list: methods }),
        listDeposits: () => accepted({ list: [] }),
      },
    });
  const amount = () => screen.findByLabelText<HTMLInputElement>('Jumlah');

  test.each(['declined', 'expired', 'cancelled'] as const)(
    'CA-02 %s: leads back to the form with its method and amount',
    async (status) => {
      open(status);
      fireEvent.click(await screen.findByRole('link', { name: 'Cuba lagi' }));
      expect((await amount()).value).toBe('50');
      expect(screen.getByRole('radio', { name: /Perbankan dalam talian/ })).toHaveProperty('checked', true);
    },
  );

  test('CA-02 and to another method with the same amount', async () => {
    open('declined');
    fireEvent.click(await screen.findByRole('link', { name: 'Guna kaedah lain' }));
    expect((await amount()).value).toBe('50');
    expect(screen.getByRole('radio', { name: /E-dompet/ })).toHaveProperty('checked', true);
  });

  test('a single method leads to no other', async () => {
    open('declined', [bank]);
    await screen.findByText('Perbankan dalam talian');
    expect(screen.queryByRole('link', { name: 'Guna kaedah lain' })).toBeNull();
  });

  test('one whose method is gone says so, with the amount in another', async () => {
    open('declined', [wallet]);
    fireEvent.click(await screen.findByRole('link', { name: 'Cuba lagi' }));
    expect((await amount()).value).toBe('50');
    expect(screen.getByRole('note').textContent).toMatch(/tidak lagi ditawarkan/);
  });
});

test('the reference is copied with a tap, and the player sees that it is', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    onLine: true,
    clipboard: { writeText: async (text: string) => written.push(text) },
  });
  renderScreen(depositScreen, {
    path: '/m/voucherCenter',
    url: `/m/voucherCenter?depositId=${depositId}`,
    session: fakeSession,
    calls: { getDeposit: () => accepted(deposit) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Salin rujukan' }));
  await screen.findByText('Disalin');
  expect(written).toEqual([depositId]);
});

describe('money that came after the deposit had ended', () => {
  test.each([
    ['cancelled', /membatalkan deposit ini, tetapi bayaran anda sampai juga/],
    ['expired', /sampai selepas tempoh tamat/],
    ['declined', /ditolak pada mulanya, kemudian diluluskan/],
  ] as const)('CA-02 %s: the page says what happened', async (creditedAfter, words) => {
    renderScreen(depositScreen, {
      path: '/m/voucherCenter',
      url: `/m/voucherCenter?depositId=${depositId}`,
      session: fakeSession,
      calls: { getDeposit: () => accepted({ ...deposit, status: 'approved', creditedAfter }) },
    });
    await screen.findByText(words);
    expect(screen.getByText('Berjaya')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Cuba lagi' })).toBeNull();
  });
});
