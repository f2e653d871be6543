import { fireEvent, screen, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as monthsScreen from './affiliate-months-screen.tsx';
import * as affiliateScreen from './affiliate-screen.tsx';
import { affiliateWith, sampleFigures, sampleLine, sampleMonth } from './testing/affiliate-samples.ts';

const session = { ...fakeSession, type: 2 };

function open(calls: FakeCalls = {}) {
  renderScreen(affiliateScreen, {
    path: '/m/agent/affiliate',
    session,
    calls: {
      getAffiliate: () => accepted(affiliateWith()),
      getAffiliateFigures: () => accepted(sampleFigures),
      ...calls,
    },
  });
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

test('AFFMAN3 a link is made for a campaign and a part of it', async () => {
  open();
  expect(await screen.findByText(/\/wps\/affiliates\/visit\/layang-gold$/)).toBeTruthy();
  fireEvent.change(screen.getAllByLabelText('Kempen')[0] as HTMLElement, { target: { value: 'raya' } });
  type('Sub-ID (pilihan)', 'fb.1');
  type('Menuju ke', 'home');
  expect(screen.getByText(/layang-gold\?campaign=raya&sub=fb\.1&to=home$/)).toBeTruthy();
  type('Sub-ID (pilihan)', 'a b');
  expect(screen.getByText('Huruf, angka, . - dan _ sahaja')).toBeTruthy();
  expect(screen.getByText(/raya\.example/)).toBeTruthy();
  expect(screen.getByText('30%')).toBeTruthy();
});

test('AFFMAN3 figures are shown by day, campaign and part', async () => {
  const asked: (string | null)[] = [];
  open({
    getAffiliateFigures: ({ query }: FakeRequest) => {
      asked.push(query.get('by'));
      const key = query.get('by') === 'campaign' ? 'raya' : '2026-03-04';
      return accepted({ ...sampleFigures, list: [{ ...sampleFigures.totals, key }] });
    },
  });
  expect((await screen.findAllByText(/40 lawatan/)).length).toBe(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Kempen' }));
  expect(within(await screen.findByRole('region', { name: 'Kempen' })).getByText('Raya')).toBeTruthy();
  expect(asked.at(-1)).toBe('campaign');
});

test('AFFMAN3 a campaign is opened once it has a name and a short form', async () => {
  const sent: unknown[] = [];
  let isTaken = true;
  open({
    openAffiliateCampaign: ({ body }: FakeRequest) => {
      sent.push(body);
      if (isTaken) return refused(409, 'affiliate.campaign.taken', 'Anda sudah ada kempen dengan kod ini');
      return accepted({ campaignCode: 'bola', campaignName: 'Bola' });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Kempen baharu' }));
  const submit = await screen.findByRole('button', { name: 'Buka kempen' });
  fireEvent.click(submit);
  expect(await screen.findByText('Masukkan nama')).toBeTruthy();
  type('Nama', 'Bola');
  type('Bentuk ringkas', 'Bola');
  fireEvent.click(submit);
  expect(await screen.findByText('Anda sudah ada kempen dengan kod ini')).toBeTruthy();
  isTaken = false;
  fireEvent.click(submit);
  expect(await screen.findByText('Kempen dibuka')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ campaignCode: 'bola', campaignName: 'Bola' });
});

test('AFFMAN3 who is no affiliate is led to customer service', async () => {
  const nobody = { isAffiliate: false, enabled: false, codes: [], campaigns: [], plan: null };
  open({ getAffiliate: () => accepted(affiliateWith(nobody)) });
  expect(await screen.findByText('Anda belum menjadi afiliasi')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Khidmat pelanggan' })).toBeTruthy();
});

test('AFFMAN3 a month opens to what it comes from, member by member', async () => {
  renderScreen(monthsScreen, {
    path: '/m/agent/affiliate/months',
    session,
    calls: {
      listAffiliateStatements: () => accepted({ list: [sampleMonth] }),
      listAffiliateLines: () => accepted({ month: '2026-02', currencyCode: 'MYR', list: [sampleLine] }),
    },
  });
  expect(await screen.findByText('Februari 2026')).toBeTruthy();
  expect(screen.getByText('RM 130.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tunjuk ahli' }));
  expect(await screen.findByText('fa***')).toBeTruthy();
  expect(screen.getByText(/RM 20\.00 daripada bulan terdahulu/)).toBeTruthy();
});

test('AFFMAN3 without a month the way back to the links is shown', async () => {
  renderScreen(monthsScreen, {
    path: '/m/agent/affiliate/months',
    session,
    calls: { listAffiliateStatements: () => accepted({ list: [] }) },
  });
  expect(await screen.findByText('Belum ada bulan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Afiliasi' })).toBeTruthy();
});

test('AFFMAN3 who is no affiliate has no months, and is led to the page that says how to become one', async () => {
  renderScreen(monthsScreen, {
    path: '/m/agent/affiliate/months',
    session,
    calls: { listAffiliateStatements: () => refused(404, 'affiliate.unknown', 'Ia bukan afiliasi') },
  });
  expect(await screen.findByText('Belum ada bulan')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Afiliasi' })).toBeTruthy();
});

test.each([
  ['links', affiliateScreen, '/m/agent/affiliate', 'getAffiliate'],
  ['months', monthsScreen, '/m/agent/affiliate/months', 'listAffiliateStatements'],
] as const)(
  'AFFMAN3 off: the page of %s says that it is not open here',
  async (_, screenModule, path, name) => {
    const off = () => refused(403, 'module.unavailable', 'Fungsi ini tidak tersedia');
    renderScreen(screenModule, { path, session, calls: { [name]: off } });
    expect(await screen.findByText('Fungsi ini tidak tersedia')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Khidmat pelanggan' }).getAttribute('href')).toBe('/m/service');
  },
);
