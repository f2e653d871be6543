import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { TeamNoticeId } from '@wau/contract/ids';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as agentNoticesScreen from './agent-notices-screen.tsx';
import type { TeamNotice } from './team-notice-queries.ts';

const announcements = (unreadCount: number) => ({
  list: [
    {
      ...{ id: 'a-1', types: ['A' as const], groupName: '', title: 'Kadar baharu' },
      ...{ content: '<p>Mulai esok</p>', publishedAt: '2026-03-01T04:00:00Z' },
    },
  ],
  ...{ popup: [], banners: [], player: [], hot: [], promotion: [], footer: { unreadCount } },
});

const notice: TeamNotice = {
  noticeId: `tno_${'1'.repeat(26)}` as TeamNoticeId,
  ...{ title: 'Hujung minggu', content: 'Jumpa <b>di sana</b>', toName: '', recipientCount: 3 },
  sentAt: '2026-03-01T04:00:00Z',
};

function open(search: string, calls: FakeCalls = {}) {
  const sent: unknown[] = [];
  renderScreen(agentNoticesScreen, {
    path: '/m/member/notice',
    url: `/m/member/notice${search}`,
    session: { ...fakeSession, type: 2 },
    calls: {
      listAnnouncements: () => accepted(announcements(sent.length === 0 ? 1 : 0)),
      readNotices: ({ body }: FakeRequest) => {
        sent.push(body);
        return accepted(null);
      },
      listTeamNotices: () => accepted({ list: [notice], isOpen: true }),
      sendTeamNotice: ({ body }: FakeRequest) => {
        sent.push(body);
        return accepted(notice);
      },
      ...calls,
    },
  });
  return sent;
}

test('AG-02 SH-03 what the house tells agents is read, and marked as seen', async () => {
  const sent = open('?types=A');
  expect(await screen.findByText('Kadar baharu')).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([{ audience: 'A' }]));
});

test('AG-02 what was sent stands as it was typed, and a new one goes to everybody below', async () => {
  const sent = open('?types=A&view=team');
  expect(await screen.findByText('Jumpa <b>di sana</b>')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Tulis mesej' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Hantar' }));
  expect(await screen.findAllByText('Tulis sesuatu di sini')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText('Tajuk'), { target: { value: 'Hai' } });
  fireEvent.change(screen.getByLabelText('Mesej'), { target: { value: 'Apa khabar' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hantar' }));
  expect(await screen.findByText('Dihantar kepada 3 ahli')).toBeTruthy();
  expect(sent).toMatchObject([{ memberId: null, title: 'Hai', content: 'Apa khabar' }]);
});

test('AG-02 the address names whom it is for; what is refused is said on the form', async () => {
  const to = `mbr_${'2'.repeat(26)}`;
  open(`?types=A&view=team&to=${to}&name=siti`, {
    sendTeamNotice: () => refused(429, 'team.notice.too.many', 'Cukup untuk hari ini'),
  });
  expect(await screen.findByText('Kepada siti')).toBeTruthy();
  fireEvent.change(await screen.findByLabelText('Tajuk'), { target: { value: 'Hai' } });
  fireEvent.change(screen.getByLabelText('Mesej'), { target: { value: 'Apa khabar' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hantar' }));
  expect(await screen.findByText('Cukup untuk hari ini')).toBeTruthy();
});

test.each(['closed', 'looked away'])(
  'AG-02 a message after one for a member is for all, and says so: %s',
  async (how) => {
    const to = `mbr_${'2'.repeat(26)}`;
    const sent = open(`?types=A&view=team&to=${to}&name=siti`, {
      listAnnouncements: () => accepted(announcements(0)),
    });
    expect(await screen.findByText('Kepada siti')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByText('Kepada siti')).toBeNull());
    if (how === 'looked away') {
      fireEvent.click(screen.getByRole('radio', { name: 'Daripada kami' }));
      expect(await screen.findByText('Kadar baharu')).toBeTruthy();
      fireEvent.click(screen.getByRole('radio', { name: 'Kepada pasukan' }));
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Tulis mesej' }));
    expect(await screen.findByText('Kepada semua ahli terus')).toBeTruthy();
    fireEvent.change(await screen.findByLabelText('Tajuk'), { target: { value: 'Hai' } });
    fireEvent.change(screen.getByLabelText('Mesej'), { target: { value: 'Apa khabar' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hantar' }));
    await waitFor(() => expect(sent).toMatchObject([{ memberId: null, title: 'Hai' }]));
  },
);

test('AG-02 a message without an answer is the same when it is sent again, and another once a word of it is', async () => {
  const names: unknown[] = [];
  open('?types=A&view=team', {
    sendTeamNotice: ({ body }: FakeRequest) => {
      names.push((body as { clientId: string }).clientId);
      return refused(503, 'server.overloaded', `Sibuk ${names.length}`);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Tulis mesej' }));
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Tajuk');
  write('Tajuk', 'Hai');
  write('Mesej', 'Apa khabar');
  for (const [times, content] of ['Apa khabar', 'Apa khabar', 'Apa khabar semua'].entries()) {
    write('Mesej', content);
    fireEvent.click(screen.getByRole('button', { name: 'Hantar' }));
    await screen.findByText(`Sibuk ${times + 1}`);
  }
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

test('AG-02 where the merchant has switched it off nothing is offered', async () => {
  open('?types=A&view=team', { listTeamNotices: () => accepted({ list: [], isOpen: false }) });
  expect(await screen.findByText('Mesej kepada pasukan tidak aktif di sini.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tulis mesej' })).toBeNull();
});
