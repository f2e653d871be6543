import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCall, FakeValue } from '../../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../../test-support/render-screen.tsx';
import * as securityCentreScreen from '../security-centre-screen.tsx';
import * as identityCheckScreen from './identity-check-screen.tsx';

type Status = FakeValue<'getIdentityStatus'>;

const none: Status = { status: 'none', reason: '', submittedAt: null };
const reviewing: Status = { status: 'reviewing', reason: '', submittedAt: '2026-11-22T01:00:00Z' };
const drawn: number[][] = [];

/** A canvas and a decoder, which this environment does not have: a file that says so is a picture. */
beforeEach(() => {
  drawn.length = 0;
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(4000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(3000);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function decode(this: HTMLImageElement) {
    return this.src.startsWith('data:image/')
      ? Promise.resolve()
      : Promise.reject(new Error('not a picture'));
  });
  const context = {
    fillRect: () => undefined,
    drawImage: (_image: unknown, ...place: number[]) => drawn.push(place),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as ReturnType<HTMLCanvasElement['getContext']>,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    () => `data:image/jpeg;base64,picture${drawn.length}`,
  );
});
afterEach(() => vi.restoreAllMocks());

function open(status: Status, submitIdentityImages: FakeCall<'submitIdentityImages'> = () => accepted(null)) {
  return renderScreen(identityCheckScreen, {
    path: '/m/securityCenter/identity',
    session: fakeSession,
    flags: { KYC3: true },
    calls: { getIdentityStatus: () => accepted(status), submitIdentityImages },
  });
}

const photo = () => new File(['bytes'], 'photo.png', { type: 'image/png' });

async function choose(side: RegExp, file = photo()): Promise<void> {
  fireEvent.change(await screen.findByLabelText(side), { target: { files: [file] } });
}

async function chooseBoth(): Promise<void> {
  await choose(/^Hadapan kad:/);
  await screen.findByRole('img', { name: 'Hadapan kad' });
  await choose(/^Belakang kad:/);
  await screen.findByRole('img', { name: 'Belakang kad' });
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Hantar untuk semakan' }));

test('ME-09 F1 both sides go scaled down and drawn anew, once however often it is tapped, then are under review', async () => {
  const bodies: unknown[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let status: Status = none;
  renderScreen(identityCheckScreen, {
    path: '/m/securityCenter/identity',
    session: fakeSession,
    flags: { KYC3: true },
    calls: {
      getIdentityStatus: () => accepted(status),
      submitIdentityImages: async ({ body }) => {
        bodies.push(body);
        await held;
        status = reviewing;
        return accepted(null);
      },
    },
  });
  await chooseBoth();
  expect(drawn).toEqual([
    [0, 0, 1600, 1200],
    [0, 0, 1600, 1200],
  ]);
  for (let tap = 0; tap < 5; tap += 1) send();
  expect(await screen.findByText('Sedang dimuat naik')).toBeTruthy();
  release();
  await screen.findByRole('heading', { name: 'Sedang disemak' });
  expect(bodies).toEqual([{ front: 'picture1', back: 'picture2' }]);
  expect(screen.queryByRole('button', { name: 'Hantar untuk semakan' })).toBeNull();
});

test('ME-09 AC-22 a side that is missing is named and nothing is sent', async () => {
  const submit = vi.fn(() => accepted(null));
  open(none, submit);
  await choose(/^Hadapan kad:/);
  await screen.findByRole('img', { name: 'Hadapan kad' });
  send();
  expect(await screen.findByText('Tambah gambar bahagian belakang')).toBeTruthy();
  expect(screen.queryByText('Tambah gambar bahagian hadapan')).toBeNull();
  expect(submit).not.toHaveBeenCalled();
});

test('ME-09 a file that is no picture is refused on the spot', async () => {
  open(none);
  await choose(/^Hadapan kad:/, new File(['words'], 'letter.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Gambar ini tidak dapat dibaca. Cuba gambar lain')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Hadapan kad' })).toBeNull();
});

test('ME-09 AC-22 what the server refuses stands at its side, and the pictures stay', async () => {
  open(none, () =>
    refused(400, 'identity.image.missing', 'Gambar bahagian hadapan tiada', { field: 'front' }),
  );
  await chooseBoth();
  send();
  expect(await screen.findByText('Gambar bahagian hadapan tiada')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Hadapan kad' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Sedang dimuat naik')).toBeNull());
});

describe('ME-09 the labels', () => {
  test('already verified: nothing more to send', async () => {
    open({ status: 'verified', reason: '', submittedAt: '2026-11-22T01:00:00Z' });
    await screen.findByRole('heading', { name: 'Sudah disahkan' });
    expect(screen.queryByLabelText(/kad:/)).toBeNull();
  });

  test('not accepted: the reason, and the form again', async () => {
    open({ status: 'refused', reason: 'Gambar <b>kabur</b>', submittedAt: '2026-11-22T01:00:00Z' });
    await screen.findByText('Tidak diterima');
    expect(screen.getByText('Sebab: Gambar <b>kabur</b>')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hantar untuk semakan' })).toBeTruthy();
  });

  test.each([true, false])('the security centre leads there where the switch is %s', async (KYC3) => {
    const getSecurityConfig = () =>
      accepted({
        hasPaymentPassword: false,
        hasSecurityQuestions: false,
        isSecondStepOn: false,
        recoveryCodeCount: 0,
        passkeyCount: 0,
        bankCardCount: 0,
        sessionCount: 1,
        lastLogin: null,
      });
    renderScreen(securityCentreScreen, {
      path: '/m/securityCenter',
      session: fakeSession,
      flags: { KYC3 },
      calls: { getSecurityConfig },
    });
    await screen.findByRole('link', { name: /^Akaun bank/ });
    expect(screen.queryByRole('link', { name: 'Pengesahan identiti' }) !== null).toBe(KYC3);
  });
});
