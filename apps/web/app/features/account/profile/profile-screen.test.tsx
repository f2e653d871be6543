import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as profileScreen from './profile-screen.tsx';

const member: FakeValue<'getMemberInfo'> = {
  ...{ id: 'mbr_00000000000000000000000001', type: 0, userName: 'aisyah', account: 'aisyah' },
  ...{ nickname: 'Kak Aisyah', toUpline: false, showsWins: true },
  ...{ regDate: '2026-11-01T00:00:00Z', headIcon: '', headIconUrl: '', email: 'lama@wau.my', payeeName: '' },
};

/** What the member's data are is asked anew after each change, as it then stands. */
function openProfile(calls: FakeCalls = {}, first = member) {
  let info = first;
  renderScreen(profileScreen, {
    path: '/m/profile',
    session: fakeSession,
    calls: {
      getMemberInfo: () => accepted(info),
      getHeadIcons: () => accepted({ current: '', list: [] }),
      ...calls,
    },
  });
  return {
    becomes(changed: Partial<typeof member>) {
      info = { ...info, ...changed };
    },
  };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('ME-04 a nickname is saved as it was stored, and there is nothing to save until it changes', async () => {
  const sent: unknown[] = [];
  const { becomes } = openProfile({
    setNickname: ({ body }) => {
      sent.push(body);
      becomes({ nickname: 'Aisyah Baru' });
      return accepted({ nickname: 'Aisyah Baru' });
    },
  });
  await screen.findByLabelText('Nama panggilan');
  expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  type('Nama panggilan', ' Aisyah  Baru ');
  save();
  await screen.findByText('Disimpan');
  await waitFor(() => expect(textIn('Nama panggilan')).toBe('Aisyah Baru'));
  expect(sent).toEqual([{ nickname: ' Aisyah  Baru ' }]);
  expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
});

test('ME-04 a nickname that is refused says so at its field until it changes', async () => {
  openProfile({
    setNickname: () => refused(400, 'nickname.invalid', 'Nama ini tidak dibenarkan', { field: 'nickname' }),
  });
  await screen.findByLabelText('Nama panggilan');
  type('Nama panggilan', 'x');
  save();
  expect((await screen.findByText('Nama ini tidak dibenarkan')).id).toBe(
    screen.getByLabelText('Nama panggilan').getAttribute('aria-describedby'),
  );
  type('Nama panggilan', 'xy');
  expect(screen.queryByText('Nama ini tidak dibenarkan')).toBeNull();
});

test('ME-04 an e-mail address changes with the login password alone, trimmed, and the password is forgotten', async () => {
  const sent: unknown[] = [];
  const { becomes } = openProfile({
    setEmail: ({ body }) => {
      sent.push(body);
      if (sent.length === 1) {
        return refused(403, 'password.wrong', 'Kata laluan salah', { field: 'loginPassword' });
      }
      becomes({ email: 'baru@wau.my' });
      return accepted({ email: 'baru@wau.my' });
    },
  });
  await screen.findByLabelText('E-mel');
  expect(screen.queryByLabelText('Kata laluan anda'), 'nothing to confirm yet').toBeNull();
  type('E-mel', 'baru');
  save();
  await screen.findByText('Sila masukkan alamat e-mel yang lengkap');
  type('E-mel', ' baru@wau.my ');
  save();
  await screen.findByText('Sila masukkan kata laluan anda');
  expect(sent).toEqual([]);
  type('Kata laluan anda', 'salah');
  save();
  expect((await screen.findByText('Kata laluan salah')).id).toBe(
    screen.getByLabelText('Kata laluan anda').getAttribute('aria-describedby'),
  );
  type('Kata laluan anda', 'layang-layang-9');
  save();
  await waitFor(() => expect(screen.queryByLabelText('Kata laluan anda')).toBeNull());
  expect(textIn('E-mel')).toBe('baru@wau.my');
  expect(sent.at(-1)).toEqual({ email: 'baru@wau.my', loginPassword: 'layang-layang-9' });
  type('E-mel', 'lain@wau.my');
  expect(textIn('Kata laluan anda')).toBe('');
});

test('ME-04 the name on the bank account is set once, with the login password, and stands there afterwards', async () => {
  const sent: unknown[] = [];
  const { becomes } = openProfile({
    setPayeeName: ({ body }) => {
      sent.push(body);
      becomes({ payeeName: 'Aisyah binti Ali' });
      return accepted({ payeeName: 'Aisyah binti Ali' });
    },
  });
  await screen.findByLabelText('Nama pada akaun bank');
  type('Nama pada akaun bank', ' Aisyah binti Ali ');
  type('Kata laluan anda', 'layang-layang-9');
  save();
  await screen.findByText('Sudah ditetapkan. Hubungi khidmat pelanggan untuk mengubahnya.');
  expect(screen.getByText('Aisyah binti Ali')).toBeTruthy();
  expect(screen.queryByLabelText('Nama pada akaun bank')).toBeNull();
  expect(sent).toEqual([{ payeeName: 'Aisyah binti Ali', loginPassword: 'layang-layang-9' }]);
});
