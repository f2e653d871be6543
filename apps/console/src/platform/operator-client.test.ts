import type { WithdrawalId } from '@wau/contract/ids';
import { expect, test, vi } from 'vitest';
import { createAttendance } from './attendance.ts';
import { isSessionOver } from './call-failure.ts';
import { createOperatorClient } from './operator-client.ts';

const withdrawalId = 'wdl_01' as WithdrawalId;

function clientOver(answer: () => Promise<Response>, facts: { isAttended?: boolean; token?: string } = {}) {
  const sent = vi.fn<typeof fetch>(answer);
  const { isAttended = true, token = 'token' } = facts;
  const client = createOperatorClient({
    fetch: sent,
    session: () => ({ token, merchantCode: 'laut' }),
    language: () => 'EN',
    isAttended: () => isAttended,
  });
  const headers = () => new Headers(sent.mock.calls[0]?.[1]?.headers);
  return { client, sent, headers };
}

const accept = async () => Response.json({ success: true, value: { lapsesAt: '2026-01-01T00:00:00Z' } });

test('a call goes to its path with the token, the site and the language, and is kept by no cache', async () => {
  const { client, sent, headers } = clientOver(accept);
  await client.call('claimWithdrawal', { params: { caseId: withdrawalId } });
  expect(sent.mock.calls[0]?.[0]).toBe('/wps/operator/withdrawals/wdl_01/claim');
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', cache: 'no-store' });
  expect([headers().get('operator-token'), headers().get('merchant'), headers().get('language')]).toEqual([
    'token',
    'laut',
    'EN',
  ]);
  expect(headers().has('background')).toBe(false);
});

test('what nobody sits at the screen for says so, and keeps no session alive', async () => {
  const { client, headers } = clientOver(accept, { isAttended: false });
  await client.call('claimWithdrawal', { params: { caseId: withdrawalId } });
  expect(headers().get('background')).toBe('1');
});

test('somebody sits there who has moved within the last minute', () => {
  let nowMs = 0;
  const page = new EventTarget();
  const isAttended = createAttendance(page, () => nowMs);
  nowMs = 59_999;
  expect(isAttended()).toBe(true);
  nowMs = 60_000;
  expect(isAttended()).toBe(false);
  page.dispatchEvent(new Event('keydown'));
  expect(isAttended()).toBe(true);
});

test('a refusal is thrown with its code, its words and its field', async () => {
  const { client } = clientOver(async () =>
    Response.json(
      { success: false, errorCode: 'password.wrong', message: 'Wrong', value: { field: 'oldPassword' } },
      { status: 403 },
    ),
  );
  await expect(client.call('logoutOperator', {})).rejects.toMatchObject({
    code: 'password.wrong',
    text: 'Wrong',
    field: 'oldPassword',
  });
});

test('an ended session is told from everything else; no connection and a strange answer are failures of their own', async () => {
  const failureOf = (answer: () => Promise<Response>) =>
    clientOver(answer)
      .client.call('logoutOperator', {})
      .catch((error: unknown) => error);
  const ended = await failureOf(async () =>
    Response.json({ success: false, errorCode: 'session.ended', message: 'Over' }, { status: 401 }),
  );
  expect(isSessionOver(ended)).toBe(true);
  const away = await failureOf(async () => {
    throw new TypeError('no connection');
  });
  expect(away).toMatchObject({ code: 'network.unreachable' });
  expect(isSessionOver(away)).toBe(false);
  const strange = await failureOf(async () => new Response('<html>', { status: 502 }));
  expect(strange).toMatchObject({ code: 'answer.invalid' });
});

test('a file is its text, byte order mark included; a refused one is a failure like any other', async () => {
  const query = { fromDay: '2026-01-01', toDay: '2026-01-07' };
  const { client, sent } = clientOver(async () => new Response('Hari,Pendaftaran\r\n'));
  expect(await client.file('exportDashboardDays', query)).toBe('Hari,Pendaftaran\r\n');
  expect(sent.mock.calls[0]?.[0]).toBe(
    '/wps/operator/dashboard/days/file?fromDay=2026-01-01&toDay=2026-01-07',
  );
  const refused = clientOver(async () =>
    Response.json({ success: false, errorCode: 'permission.missing', message: 'No' }, { status: 403 }),
  );
  await expect(refused.client.file('exportDashboardDays', query)).rejects.toMatchObject({
    code: 'permission.missing',
  });
});
