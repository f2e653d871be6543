import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

const infoOf = async (token: string) => (await server.call('getMemberInfo', { token })).value();

test('ME-04 a picture of the list is chosen by a form, and given up again', async () => {
  const { token } = await server.openMember('profile.icon');
  const offered = (await server.call('getHeadIcons', { token })).value();
  expect(offered.current).toBe('');
  expect(offered.list).toContainEqual({ iconId: 'penyu', url: '/art/heads/penyu.svg' });

  const send = (payload: string, contentType = 'application/x-www-form-urlencoded') =>
    server.app.inject({
      method: 'POST',
      url: '/wps/member/info/icon',
      headers: {
        authorization: `Bearer ${token}`,
        merchant: 'wau',
        module: 'PROFPIC3',
        'content-type': contentType,
      },
      payload,
    });
  expect((await send('iconId=penyu')).statusCode).toBe(200);
  expect(await infoOf(token)).toMatchObject({ headIcon: 'penyu', headIconUrl: '/art/heads/penyu.svg' });
  expect((await send('iconId=harimau')).json().errorCode).toBe('head.icon.unknown');
  expect((await send('iconId=wau&iconId=bulan')).json().errorCode).toBe('request.invalid');
  expect((await send('{"iconId":"wau"}', 'application/json')).statusCode).toBe(200);
  expect((await send('iconId=')).statusCode).toBe(200);
  expect(await infoOf(token)).toMatchObject({ headIcon: '', headIconUrl: '' });
});

test('ME-04 a call that takes no form refuses one', async () => {
  const { token } = await server.openMember('profile.form');
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/wps/member/info/nickname',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'nickname=Aisyah',
  });
  expect(answer.json().errorCode).toBe('request.content.type.wrong');
});

test('ME-04 the nickname is tidied, may be empty, and holds no marks that mislead', async () => {
  const { token } = await server.openMember('profile.nick');
  const set = (nickname: string) => server.call('setNickname', { token, body: { nickname } });
  expect((await set('  Siti   Aisyah ')).value()).toEqual({ nickname: 'Siti Aisyah' });
  expect((await infoOf(token)).nickname).toBe('Siti Aisyah');
  expect((await set('阿明')).outcome()).toBe('200');
  expect((await set('x'.repeat(20))).outcome()).toBe('200');
  for (const wrong of ['a', 'x'.repeat(21), 'ad\u202emin', '<b>hai</b>', '-aa']) {
    expect((await set(wrong)).outcome(), wrong).toBe('400 nickname.invalid');
  }
  expect((await set('')).outcome()).toBe('200');
  expect((await infoOf(token)).nickname).toBe('');
});

test('ME-04 the e-mail address changes with the password alone, and the member is told', async () => {
  const { token, memberId, password } = await server.openMember('profile.mail');
  const set = (email: string, loginPassword: string) =>
    server.call('setEmail', { token, body: { email, loginPassword } });
  expect((await set('aisyah@example.com', 'wrong-one-1')).outcome()).toBe('403 password.wrong');
  expect((await infoOf(token)).email).toBe('');
  for (const wrong of ['', 'aisyah', 'a@b', 'a b@example.com', '"<x>"@example.com']) {
    expect((await set(wrong, password)).outcome(), wrong).toBe('400 email.format.invalid');
  }
  expect((await set(' aisyah@example.com ', password)).value()).toEqual({ email: 'aisyah@example.com' });
  expect((await infoOf(token)).email).toBe('aisyah@example.com');

  await server.runner.query({
    text: 'update wau.members set email_confirmed_at = now() where member_id = $1',
    values: [memberId],
  });
  expect((await set('baharu@example.com', password)).outcome()).toBe('200');
  const rows = await server.runner.query({
    text: `
      select email_confirmed_at, (select count(*)::int from wau.inbox_messages as message
                                  where message.member_id = member.member_id) as notices
      from wau.members as member where member_id = $1`,
    values: [memberId],
  });
  expect(rows).toEqual([{ email_confirmed_at: null, notices: 2 }]);
});

async function noticesOf(memberId: string): Promise<number> {
  const [row] = await server.runner.query<{ notices: number }>({
    text: 'select count(*)::int as notices from wau.inbox_messages where member_id = $1',
    values: [memberId],
  });
  return row?.notices ?? 0;
}

test('ME-04 the payee name is set once, whoever asks at the same time, and lies sealed', async () => {
  const { token, memberId, password } = await server.openMember('profile.payee');
  const set = (payeeName: string, loginPassword = password) =>
    server.call('setPayeeName', { token, body: { payeeName, loginPassword } });
  expect((await set('Siti Aisyah', 'not this one')).outcome()).toBe('403 password.wrong');
  for (const wrong of ['', 'A', '12345', 'x'.repeat(101), 'Siti\u202eAisyah', '<i>Siti</i>']) {
    expect((await set(wrong)).outcome(), wrong).toBe('400 payee.name.invalid');
  }
  const names = ['Siti Aisyah binti Abdullah', 'Ravi a/l Kumar', 'Tan Ah Kow', "Siti Nur'ain"];
  const outcomes = await Promise.all(names.map(async (name) => (await set(name)).outcome()));
  expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === '409 payee.name.fixed')).toHaveLength(3);
  const kept = names[outcomes.indexOf('200')] ?? '';
  expect((await set(` ${kept} `)).outcome()).toBe('200');
  expect((await infoOf(token)).payeeName).toBe(kept);
  expect(await noticesOf(memberId)).toBe(1);
  const [row] = await server.runner.query<{ text: string }>({
    text: `select encode(sealed_payee_name, 'escape') as text from wau.personal_data where member_id = $1`,
    values: [memberId],
  });
  expect(row?.text).not.toContain(kept);
});
