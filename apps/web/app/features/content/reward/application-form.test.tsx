import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as rewardCentreScreen from './reward-centre-screen.tsx';

type Promotion = FakeValue<'listMemberPromotions'>['list'][number];

const story: Promotion = {
  promotionId: 'story',
  title: 'Kongsi cerita',
  imageUrl: '/art/banners/share-story.svg',
  startsAt: null,
  endsAt: null,
  status: 'join',
  action: 'apply',
  occurrence: 'once',
  enrolment: 'application',
  recurrence: 'once',
  condition: 'none',
  conditionMinor: null,
  progressMinor: '0',
  rewardMinor: '1000',
  mostMinor: '1000',
  rewardBasisPoints: null,
  turnoverTimes: 3,
  reason: '',
};
let drawnCount = 0;

/** A canvas and a decoder, which this environment does not have. */
beforeEach(() => {
  drawnCount = 0;
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as ReturnType<HTMLCanvasElement['getContext']>,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(() => {
    drawnCount += 1;
    return `data:image/jpeg;base64,drawn${drawnCount}`;
  });
});
afterEach(() => vi.restoreAllMocks());

let isApplied = false;
async function begin(applyForPromotion: FakeCalls['applyForPromotion']) {
  isApplied = false;
  renderScreen(rewardCentreScreen, {
    path: '/m/rewardCenter',
    session: fakeSession,
    flags: { REWCEN3: true },
    calls: {
      listMemberPromotions: () =>
        accepted({
          currencyCode: 'MYR',
          turnover: { requiredMinor: '0', playedMinor: '0', missingMinor: '0' },
          list: [isApplied ? { ...story, status: 'applying', action: null } : story],
        }),
      ...(applyForPromotion === undefined ? {} : { applyForPromotion }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mohon' }));
  await screen.findByRole('button', { name: 'Hantar permohonan' });
}

const file = (type = 'image/png', bytes = 10) => new File([new Uint8Array(bytes)], 'gambar', { type });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Tambah gambar'), { target: { files } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Hantar permohonan' }));

test('F1 ME-10 a remark and pictures go once, drawn anew, and the card shows that it is looked at', async () => {
  const bodies: unknown[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await begin(async ({ body, path }) => {
    bodies.push({ body, path });
    await held;
    isApplied = true;
    return accepted({ ...story, status: 'applying', action: null });
  });
  fireEvent.change(screen.getByLabelText('Catatan'), { target: { value: 'Terima kasih' } });
  expect(screen.getByText('12/140')).toBeTruthy();
  choose(file(), file('image/jpeg'));
  await screen.findByRole('img', { name: 'Gambar 2' });
  fireEvent.click(screen.getByRole('button', { name: 'Buang gambar 1' }));
  send();
  send();
  await waitFor(() => expect(bodies).toHaveLength(1));
  release();
  expect(await screen.findByText('Sedang disemak')).toBeTruthy();
  expect(bodies).toEqual([
    { path: '/wps/promotions/story/applications', body: { remark: 'Terima kasih', images: ['drawn2'] } },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hantar permohonan' })).toBeNull());
});

test('ME-10 other formats, larger files and a fourth picture are refused before they are sent', async () => {
  await begin(undefined);
  choose(file('image/webp'));
  expect(await screen.findByText('Sila pilih gambar JPEG atau PNG.')).toBeTruthy();
  choose(file('image/png', 5 * 1024 * 1024 + 1));
  expect(await screen.findByText('Gambar ini melebihi 5 MB. Sila pilih yang lebih kecil.')).toBeTruthy();
  choose(file(), file(), file(), file());
  expect(await screen.findByText('Paling banyak 3 gambar. Yang lain tidak diambil.')).toBeTruthy();
  await screen.findByRole('img', { name: 'Gambar 3' });
  expect(screen.queryByLabelText('Tambah gambar')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Catatan').maxLength).toBe(140);
});

test('ME-10 what the server refuses is said on the sheet, which stays with what was written', async () => {
  await begin(() => refused(400, 'application.image.invalid', 'Gambar ini tidak dapat dibaca'));
  fireEvent.change(screen.getByLabelText('Catatan'), { target: { value: 'Hai' } });
  send();
  expect(await screen.findByText('Gambar ini tidak dapat dibaca')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Catatan').value).toBe('Hai');
});
