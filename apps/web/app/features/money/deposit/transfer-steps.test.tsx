import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCalls, FakeRequest, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as depositScreen from './deposit-screen.tsx';
import { sampleDeposit } from './testing/sample-deposit.ts';

const transfer: NonNullable<FakeValue<'getDeposit'>['transfer']> = {
  bankName: 'Bank Contoh',
  accountNumber: '5120 0000 1234',
  holderName: 'Wau Demo Sdn. Bhd.',
  reference: 'K7MXQ24B',
  orderedMinor: '5000',
  proofSentAt: null,
  proofsLeft: 5,
  reason: '',
};
const { depositId } = sampleDeposit;

/** A canvas and a decoder, which this environment does not have. */
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as ReturnType<HTMLCanvasElement['getContext']>,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,drawn');
});
afterEach(() => vi.restoreAllMocks());

function open(shown: Partial<FakeValue<'getDeposit'>>, sendDepositProof?: FakeCalls['sendDepositProof']) {
  let deposit = { ...sampleDeposit, transfer, ...shown };
  const sent: unknown[] = [];
  renderScreen(depositScreen, {
    path: '/m/voucherCenter',
    url: `/m/voucherCenter?depositId=${depositId}`,
    session: fakeSession,
    calls: {
      getDeposit: () => accepted(deposit),
      sendDepositProof:
        sendDepositProof ??
        (({ body }: FakeRequest) => {
          sent.push(body);
          const proofSentAt = '2026-11-21T07:05:00Z';
          deposit = { ...deposit, transfer: { ...transfer, proofSentAt, proofsLeft: 4 } };
          return accepted(deposit);
        }),
    },
  });
  return { sent };
}

const choose = () =>
  fireEvent.change(screen.getByLabelText('Tambah gambar'), {
    target: { files: [new File([new Uint8Array(10)], 'resit', { type: 'image/png' })] },
  });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Hantar bukti' }));

test('CA-02 a bank transfer says where to pay to, each part to be copied, and takes its proof once', async () => {
  const { sent } = open({});
  await screen.findByText('Bayar ke akaun di atas, kemudian hantar buktinya.');
  for (const fact of ['Bank Contoh', '5120 0000 1234', 'Wau Demo Sdn. Bhd.', 'K7MXQ24B'])
    expect(screen.getByText(fact)).toBeTruthy();
  for (const name of ['Salin nombor akaun', 'Salin rujukan bayaran'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  send();
  expect(await screen.findByText('Tambah gambar dahulu')).toBeTruthy();
  choose();
  await screen.findByAltText('Gambar 1');
  for (let taps = 0; taps < 4; taps += 1) send();
  await screen.findByText('Bukti sudah diterima');
  expect(sent).toEqual([{ image: 'drawn' }]);
  expect(
    screen.getByText('Bukti anda sedang disemak. Halaman ini dikemas kini secara automatik.'),
  ).toBeTruthy();
});

test('CA-02 a proof that is refused stays, with what is wrong', async () => {
  open({}, () => refused(400, 'deposit.proof.invalid', 'Gambar ini tidak dapat dibaca'));
  await screen.findByText('Hantar bukti bayaran');
  choose();
  await screen.findByAltText('Gambar 1');
  send();
  await screen.findByText('Gambar ini tidak dapat dibaca');
  expect(screen.getByAltText('Gambar 1')).toBeTruthy();
});

test('CA-02 after the fifth picture none is asked for', async () => {
  open({ transfer: { ...transfer, proofSentAt: '2026-11-21T07:05:00Z', proofsLeft: 0 } });
  await screen.findByText('Bukti sudah diterima');
  expect(screen.queryByRole('button', { name: 'Hantar bukti' })).toBeNull();
});

test('CA-02 a transfer that was declined says why, and asks for nothing more', async () => {
  open({ status: 'declined', transfer: { ...transfer, reason: 'Tiada wang masuk' } });
  await screen.findByText('Sebab: Tiada wang masuk');
  expect(screen.queryByText('Bayar ke akaun ini')).toBeNull();
});

test('CA-02 a deposit that a provider takes shows no account', async () => {
  open({ transfer: null });
  await waitFor(() => expect(screen.getByText('Dalam proses')).toBeTruthy());
  expect(screen.queryByText('Bayar ke akaun ini')).toBeNull();
});
