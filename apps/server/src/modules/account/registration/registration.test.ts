import type { MerchantCode } from '@wau/contract/ids';
import { createLogger } from '@wau/service/monitoring/logger';
import { describe, expect, test } from 'vitest';
import { changeField, changeSetting, turnSwitch } from '../../../testing/change-settings.ts';
import { registerBody } from '../../../testing/register-body.ts';
import { latestCode } from '../../../testing/sent-messages.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { checksPerAddress } from './check-affiliate.ts';

const lines: string[] = [];
const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
const server = await createTestServer({ logger });
const wau = 'wau' as MerchantCode;

let addresses = 0;
function freshAddress(): string {
  addresses += 1;
  return `10.2.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

type Fields = Partial<Parameters<typeof registerBody>[0]>;

const byName = (fields: Fields & { readonly username: string }, address = freshAddress()) =>
  server.call('register', { body: registerBody(fields), address });

const byMobile = (fields: Fields, address = freshAddress(), idempotencyKey?: string) =>
  server.call('registerByMobile', {
    body: registerBody({ username: '', countryDialingCode: '60', ...fields }),
    address,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

async function codeFor(national: string): Promise<string> {
  const sent = await server.call('sendRegisterCode', {
    body: { mobileNo: national, countryDialingCode: '60' },
    address: freshAddress(),
  });
  expect(sent.outcome()).toBe('200');
  return latestCode(server, `+60${national}`);
}

async function rowOf<Row extends Record<string, unknown>>(text: string, ...values: string[]): Promise<Row> {
  const [row] = await server.runner.query<Row>({ text, values });
  if (row === undefined) throw new Error('no such row');
  return row;
}

async function setField(field: string, property: string, value: string): Promise<void> {
  await changeField(server, { merchantId: wau, fieldName: field, property, value });
}

async function setFlag(flag: 'MOBILENUMREG3' | 'REGMOBVERF3' | 'MOBILENUMPASSREG3', value: 'on' | 'off') {
  await changeSetting(server, { merchantId: wau, settingName: `flag ${flag}`, value });
  const flags = async () => (await server.call('getWhitelabel')).value().flags[flag];
  await expect.poll(flags).toBe(value === 'on');
}

describe('AC-12 AC-14 registering under a mobile number', () => {
  test('takes the code that was sent there; the number is confirmed and stands for the name', async () => {
    const verificationCode = await codeFor('123450001');
    const session = (await byMobile({ mobileNum: '0123450001', verificationCode })).value();
    expect(session.userName).toBe('+60123450001');
    const row = await rowOf<{ mobile_number: string; is_confirmed: boolean; language: string; mode: string }>(
      `select mobile_number, mobile_confirmed_at is not null as is_confirmed, language, register_mode as mode
       from wau.members join wau.member_registrations using (merchant_id, member_id) where username = $1`,
      '+60123450001',
    );
    expect(row).toEqual({
      mobile_number: '+60123450001',
      is_confirmed: true,
      language: 'MY',
      mode: 'mobile',
    });
    // The code is used up, and the number is somebody's.
    expect((await byMobile({ mobileNum: '0123450001', verificationCode })).outcome()).toBe(
      '400 verification.code.wrong',
    );
    server.clock.advance(61_000);
    const another = await codeFor('123450001');
    const again = await byMobile({ mobileNum: '0123450001', verificationCode: another });
    expect(again.envelope).toMatchObject({
      errorCode: 'register.mobile.taken',
      value: { field: 'mobileNum' },
    });
  });

  test.each([
    ['no code', { verificationCode: '' }, '400 verification.code.missing'],
    ['letters for a code', { verificationCode: '12ab' }, '400 verification.code.missing'],
    ['a code that nobody sent', { verificationCode: '123456' }, '400 verification.code.wrong'],
    ['a number that is none', { mobileNum: '0123' }, '400 register.mobile.invalid'],
    ['a number of a telephone at home', { mobileNum: '0388881234' }, '400 register.mobile.invalid'],
    ['no number', { mobileNum: '' }, '400 register.mobile.invalid'],
    ['no password', { password: '', confirmPassword: '' }, '400 password.format.invalid'],
  ])('%s is refused', async (_, change, outcome) => {
    expect((await byMobile({ mobileNum: '0123450002', ...change })).outcome()).toBe(outcome);
  });

  test('without MOBILENUMPASSREG3 no password is asked for, and codes log in', async () => {
    await setFlag('MOBILENUMPASSREG3', 'off');
    const fields = { mobileNum: '0123450003', password: '', confirmPassword: '' };
    const first = await byMobile({ ...fields, verificationCode: await codeFor('123450003') });
    expect(first.outcome()).toBe('200');
    const guess = await server.call('login', {
      body: { type: 'username', username: '+60123450003', password: 'anything-1', captcha: '' },
      address: freshAddress(),
    });
    expect(guess.outcome()).toBe('401 login.failed');
    await setFlag('MOBILENUMPASSREG3', 'on');
  });

  test('without REGMOBVERF3 the number is a name: it logs in with the password, and no code leads to it', async () => {
    await setFlag('REGMOBVERF3', 'off');
    expect((await byMobile({ mobileNum: '0123450004' })).outcome()).toBe('200');
    const again = await byMobile({ mobileNum: '+60 12-345 0004' });
    expect(again.outcome()).toBe('409 register.mobile.taken');
    expect(again.envelope).toMatchObject({ value: { field: 'mobileNum' } });
    for (const username of ['0123450004', '+60 12-345 0004', '+60123450004']) {
      const body = { type: 'username', username, password: 'layang-layang-9', captcha: '' } as const;
      expect((await server.call('login', { body, address: freshAddress() })).outcome()).toBe('200');
    }
    await server.call('sendResetCode', { body: { mobileNum: '0123450004' }, address: freshAddress() });
    const reset = await server.call('resetPasswordByPhone', {
      body: {
        mobileNum: '0123450004',
        verificationCode: await latestCode(server, '+60123450004'),
        newPassword: 'kunci-baharu-7',
      },
      address: freshAddress(),
    });
    expect(reset.outcome()).toBe('400 verification.code.wrong');
    const owner = await server.openMember('numberowner');
    await server.runner.query({
      text: `update wau.members set mobile_number = '+60123450004', mobile_confirmed_at = now() where member_id = $1`,
      values: [owner.memberId],
    });
    const body = { type: 'username', username: '0123450004', password: owner.password, captcha: '' } as const;
    const ownersLogin = await server.call('login', { body, address: freshAddress() });
    expect(ownersLogin.value().userName).toBe('numberowner');
    await setFlag('REGMOBVERF3', 'on');
  });

  test('F1 sent again with its key it logs in, without another code', async () => {
    const key = 'retry-mobile-0123456789';
    const fields = { mobileNum: '0123450005', verificationCode: await codeFor('123450005') };
    const first = (await byMobile(fields, freshAddress(), key)).value();
    const again = (await byMobile(fields, freshAddress(), key)).value();
    expect(again.userName).toBe(first.userName);
    expect(again.token).not.toBe(first.token);
  });

  test('is closed without MOBILENUMREG3', async () => {
    await setFlag('MOBILENUMREG3', 'off');
    expect((await byMobile({ mobileNum: '0123450006' })).outcome()).toBe('403 module.unavailable');
    await setFlag('MOBILENUMREG3', 'on');
  });
});

describe('AC-13 every field of the payload', () => {
  const everything = {
    ...{ username: 'everything', nickname: 'Bayu', payeeName: 'Bayu bin Angin', email: 'bayu@example.com' },
    ...{ idNumber: '900101-14-5566', paymentPassword: '739104', whatsapp: '+60123450009', wechat: 'bayu.w' },
    ...{ line: 'bayu_line', zalo: '0123450009', facebook: 'bayu@fb', qqNum: '1234567' },
  };
  const fields = ['nickname', 'payeeName', 'email', 'idNumber', 'paymentPassword', 'whatsapp', 'wechat'];
  const more = ['line', 'zalo', 'facebook', 'qqNum'];

  test('is kept where it belongs once the operator asks for it; personal data only sealed, and in no log', async () => {
    for (const field of [...fields, ...more]) {
      await setField(field, 'enabled', 'on');
      await setField(field, 'required', 'on');
    }
    expect((await byName({ username: 'everything' })).outcome()).toBe('400 payment.password.weak');
    expect((await byName({ ...everything, paymentPassword: '123456' })).outcome()).toBe(
      '400 payment.password.weak',
    );
    const session = (await byName(everything)).value();
    const { id } = (await server.call('getMemberInfo', { token: session.token })).value();
    expect(await rowOf('select nickname, email, profile from wau.members where member_id = $1', id)).toEqual({
      nickname: 'Bayu',
      email: 'bayu@example.com',
      profile: {},
    });
    const contacts = await server.runner.query<{ channel: string; handle: string }>({
      text: 'select channel, handle from wau.member_contacts where member_id = $1 order by channel',
      values: [id],
    });
    expect(contacts.map(({ channel, handle }) => `${channel}=${handle}`)).toEqual([
      ...['facebook=bayu@fb', 'line=bayu_line', 'qq=1234567', 'wechat=bayu.w', 'whatsapp=+60123450009'],
      'zalo=0123450009',
    ]);
    const sealed = await rowOf<{ text: string }>(
      `select encode(sealed_payee_name || sealed_id_number, 'escape') as text from wau.personal_data
       where member_id = $1`,
      id,
    );
    expect(sealed.text).not.toContain('Bayu');
    expect(sealed.text).not.toContain('900101');
    expect((await server.call('getMemberInfo', { token: session.token })).value().payeeName).toBe(
      'Bayu bin Angin',
    );
    const payment = await rowOf<{ password_hash: string }>(
      'select password_hash from wau.payment_passwords where member_id = $1',
      id,
    );
    expect(payment.password_hash).toMatch(/^\$argon2id\$/);
    for (const secret of ['Bayu bin Angin', '900101', '739104', 'bayu@example.com', 'layang-layang-9']) {
      expect(lines.join('')).not.toContain(secret);
    }
  });

  test('may be left empty where it is not required', async () => {
    for (const field of [...fields, ...more]) await setField(field, 'required', 'off');
    expect((await byName({ username: 'nothingmore' })).outcome()).toBe('200');
    for (const field of [...fields, ...more]) await setField(field, 'enabled', 'off');
  });
});

describe('AC-14 invitations', () => {
  const check = (query: { code?: string; domain?: string }, address = freshAddress()) =>
    server.call('checkAffiliate', { query, address });

  test('a code is found in any case, and by the domain and those below it', async () => {
    expect((await check({ code: ' layang ' })).value()).toEqual({ affiliateCode: 'LAYANG' });
    expect((await check({ domain: 'm.JOM.localhost' })).value()).toEqual({ affiliateCode: 'LAYANG' });
    expect((await check({ domain: 'notjom.localhost' })).outcome()).toBe('404 affiliate.code.invalid');
    expect((await check({ code: 'NOBODY', domain: 'jom.localhost' })).outcome()).toBe(
      '404 affiliate.code.invalid',
    );
    expect((await check({})).outcome()).toBe('404 affiliate.code.invalid');
    const settings = await server.app.inject({
      url: '/wps/system/setting/register',
      headers: { host: 'jom.localhost' },
    });
    expect(settings.json().value.affiliateCode).toBe('LAYANG');
  });

  test('a member comes under the agent whose code it is, or whose domain', async () => {
    const agent = await server.openMember('agentone');
    await server.runner.query({
      text: `insert into wau.affiliates (merchant_id, affiliate_code, agent_member_id) values ('wau', 'AGENT1', $1)`,
      values: [agent.memberId],
    });
    await server.runner.query({
      text: `insert into wau.affiliate_domains values ('wau', 'agent.example', 'AGENT1')`,
      values: [],
    });
    await byName({ username: 'undercode', affiliateCode: 'agent1' });
    await byName({ username: 'underdomain', domain: 'www.agent.example' });
    await byName({ username: 'underboth', affiliateCode: 'LAYANG', domain: 'agent.example' });
    const rows = await server.runner.query<{ username: string; upline: string | null; code: string }>({
      text: `select username, upline_member_id as upline, affiliate_code as code
             from wau.members join wau.member_registrations using (merchant_id, member_id)
             where username like 'under%' order by username`,
      values: [],
    });
    expect(rows).toEqual([
      { username: 'underboth', upline: null, code: 'LAYANG' },
      { username: 'undercode', upline: agent.memberId, code: 'AGENT1' },
      { username: 'underdomain', upline: agent.memberId, code: 'AGENT1' },
    ]);
    await server.runner.query({
      text: `update wau.members set status = 'disabled' where member_id = $1`,
      values: [agent.memberId],
    });
    expect((await byName({ username: 'undergone', affiliateCode: 'AGENT1' })).outcome()).toBe(
      '409 affiliate.agent.invalid',
    );
    expect((await byName({ username: 'undergone', domain: 'agent.example' })).outcome()).toBe('200');
  });

  test('a code that does not hold is refused, and one that is required must be there', async () => {
    const wrong = await byName({ username: 'nocode', affiliateCode: 'NOBODY' });
    expect(wrong.envelope).toMatchObject({
      errorCode: 'affiliate.code.invalid',
      value: { field: 'affiliateCode' },
    });
    await setField('affiliateCode', 'enabled', 'on');
    await setField('affiliateCode', 'required', 'on');
    expect((await byName({ username: 'nocode' })).outcome()).toBe('404 affiliate.code.invalid');
    expect((await byName({ username: 'nocode', domain: 'jom.localhost' })).outcome()).toBe('200');
    await setField('affiliateCode', 'enabled', 'off');
  });

  test('who comes by an agent’s code on a friend’s word is the agent’s, and the friend is written down', async () => {
    const [agent, friend] = [await server.openMember('agenttwo'), await server.openMember('wordgiver')];
    await server.runner.query({
      text: `insert into wau.affiliates (merchant_id, affiliate_code, agent_member_id) values ('wau', 'AGENT2', $1)`,
      values: [agent.memberId],
    });
    await setField('recommenderId', 'enabled', 'on');
    const both = { affiliateCode: 'AGENT2', recommenderId: 'wordgiver' };
    expect((await byName({ username: 'broughtbytwo', ...both })).outcome()).toBe('200');
    await setField('recommenderId', 'enabled', 'off');
    expect(
      await rowOf(
        `select upline_member_id, recommender_member_id, affiliate_code
         from wau.members join wau.member_registrations using (merchant_id, member_id) where username = $1`,
        'broughtbytwo',
      ),
    ).toEqual({
      upline_member_id: agent.memberId,
      recommender_member_id: friend.memberId,
      affiliate_code: 'AGENT2',
    });
  });

  test('a code that the operator has switched off is none, by itself or by its domain', async () => {
    const turn = (enabled: boolean) =>
      server.runner.query({
        text: `update wau.affiliates set enabled = $1 where merchant_id = 'wau' and affiliate_code = 'LAYANG'`,
        values: [enabled],
      });
    await turn(false);
    try {
      expect((await check({ code: 'LAYANG' })).outcome()).toBe('404 affiliate.code.invalid');
      expect((await check({ domain: 'jom.localhost' })).outcome()).toBe('404 affiliate.code.invalid');
      expect((await byName({ username: 'offlayang', affiliateCode: 'LAYANG' })).outcome()).toBe(
        '404 affiliate.code.invalid',
      );
    } finally {
      await turn(true);
    }
    expect((await check({ code: 'LAYANG' })).outcome()).toBe('200');
  });

  test('codes cannot be gone through', async () => {
    const address = freshAddress();
    for (let asked = 0; asked < checksPerAddress; asked += 1) await check({ code: `GUESS${asked}` }, address);
    expect((await check({ code: 'LAYANG' }, address)).outcome()).toBe('429 rate.limited');
  });

  test('a recommender is found by name or id, and must be a member', async () => {
    await setField('recommenderId', 'enabled', 'on');
    const friend = await server.openMember('friend');
    await byName({ username: 'friendofname', recommenderId: 'FRIEND' });
    await byName({ username: 'friendofid', recommenderId: friend.memberId });
    const uplines = await server.runner.query<{ upline: string }>({
      text: `select upline_member_id as upline from wau.members where username like 'friendof%'`,
      values: [],
    });
    expect(uplines.map(({ upline }) => upline)).toEqual([friend.memberId, friend.memberId]);
    expect((await byName({ username: 'friendless', recommenderId: 'nobody' })).envelope).toMatchObject({
      errorCode: 'member.unavailable',
      value: { field: 'recommenderId' },
    });
    const gone = await byName({ username: 'friendless', recommenderId: `mbr_${'0'.repeat(26)}` });
    expect(gone.outcome()).toBe('404 recommender.unknown');
    await setField('recommenderId', 'enabled', 'off');
  });
});

describe('AC-14 invitations that are switched off', () => {
  const broughtBy = (username: string) =>
    rowOf<{ upline: string | null; code: string | null }>(
      `select upline_member_id as upline, affiliate_code as code
         from wau.members join wau.member_registrations using (merchant_id, member_id) where username = $1`,
      username,
    );

  test('AFFMAN3 off: a code or host of before costs nobody the registration, and brings nobody under an agent', async () => {
    await turnSwitch(server, 'module AFFMAN3', 'off');
    try {
      expect((await byName({ username: 'offcode', affiliateCode: 'LAYANG' })).outcome()).toBe('200');
      expect((await byName({ username: 'offwrong', affiliateCode: 'NOBODY' })).outcome()).toBe('200');
      expect((await byName({ username: 'offhost', domain: 'jom.localhost' })).outcome()).toBe('200');
      for (const username of ['offcode', 'offwrong', 'offhost']) {
        expect(await broughtBy(username), username).toEqual({ upline: null, code: null });
      }
    } finally {
      await turnSwitch(server, 'module AFFMAN3', 'on');
    }
    await byName({ username: 'oncode', affiliateCode: 'LAYANG' });
    expect(await broughtBy('oncode')).toMatchObject({ code: 'LAYANG' });
  });

  test('REFERRAL off and the field not asked for: a link of before costs nobody the registration, and is no recommendation', async () => {
    const friend = await server.openMember('offfriend');
    await turnSwitch(server, 'flag REFERRAL', 'off');
    expect((await byName({ username: 'offlink', recommenderId: friend.memberId })).outcome()).toBe('200');
    expect((await byName({ username: 'offstale', recommenderId: 'nobody' })).outcome()).toBe('200');
    for (const username of ['offlink', 'offstale']) {
      expect(await broughtBy(username), username).toEqual({ upline: null, code: null });
    }
    await turnSwitch(server, 'flag REFERRAL', 'on');
    try {
      expect((await byName({ username: 'onlink', recommenderId: friend.memberId })).outcome()).toBe('200');
      expect(await broughtBy('onlink')).toEqual({ upline: friend.memberId, code: null });
      expect((await byName({ username: 'onstale', recommenderId: 'nobody' })).outcome()).toBe(
        '404 member.unavailable',
      );
    } finally {
      await turnSwitch(server, 'flag REFERRAL', 'off');
    }
  });
});

test('AC-15 AC-23 how the member came, and the age that was confirmed, are written down', async () => {
  await byName({ username: 'webclip', registerMethod: 'WEBCLIP', registerUrl: 'wau.example:8080' });
  expect(
    await rowOf(
      `select register_mode, register_method, register_url, domain, confirmed_age_years
       from wau.member_registrations join wau.members using (merchant_id, member_id) where username = $1`,
      'webclip',
    ),
  ).toEqual({
    register_mode: 'username',
    register_method: 'WEBCLIP',
    register_url: 'wau.example:8080',
    domain: 'localhost',
    confirmed_age_years: 18,
  });
  await changeSetting(server, { merchantId: wau, settingName: 'minimum-age', value: '21' });
  const asked = async () => (await server.call('getRegisterSettings')).value().minimumAgeYears;
  await expect.poll(asked).toBe(21);
  await byName({ username: 'olderclip', domain: 'M.Wau.Example' });
  const older = `select domain, confirmed_age_years
       from wau.member_registrations join wau.members using (merchant_id, member_id) where username = $1`;
  expect(await rowOf(older, 'olderclip')).toEqual({ domain: 'm.wau.example', confirmed_age_years: 21 });
  await changeSetting(server, { merchantId: wau, settingName: 'minimum-age', value: '18' });
  await expect.poll(asked).toBe(18);
  const { minimumAgeYears } = (await server.call('getRegisterSettings', { merchantCode: 'laut' })).value();
  expect(minimumAgeYears).toBe(21);
});

test('AC-12 the texts above the form are announcements of type B in m_reg, in the language, while they are published', async () => {
  const list = async (query: { types: string; groupName?: string; platform?: 'M' | 'W' }, language = 'EN') =>
    (await server.call('listAnnouncements', { query, headers: { Language: language } })).value().list;
  const banners = { types: 'B', groupName: 'm_reg', platform: 'M' } as const;
  expect((await list(banners)).map(({ title }) => title)).toEqual([
    'Free to join: you pay only when you choose to deposit',
    'Check every round yourself',
  ]);
  expect((await list(banners, 'MY'))[0]?.title).toBe(
    'Daftar percuma: bayar hanya apabila anda membuat deposit',
  );
  expect(await list({ ...banners, platform: 'W' })).toEqual([]);
  expect(await list({ types: 'A' })).toEqual([]);
  expect((await list({ types: 'XX,B', groupName: 'm_reg' })).length).toBe(2);
  await server.runner.query({
    text: `update wau.announcement_texts set content_html = '<b>ok</b><script>x</script>'
           where announcement_id = 'reg-free'`,
    values: [],
  });
  expect((await list(banners))[0]?.content).toBe('<b>ok</b>');
  await server.runner.query({
    text: `update wau.announcements set published_until = published_from + interval '1 second'
           where announcement_id = 'reg-free'`,
    values: [],
  });
  server.clock.advance(2_000);
  expect((await list(banners)).map(({ title }) => title)).toEqual(['Check every round yourself']);
  const set = (assignment: string, value: unknown) =>
    server.runner.query({
      text: `update wau.announcements set ${assignment} where announcement_id = 'reg-fair'`,
      values: [value],
    });
  const now = new Date(server.clock.nowMs());
  await set('published_from = $1', new Date(now.getTime() + 60_000));
  expect(await list(banners)).toEqual([]);
  await set('published_from = $1', now);
  await set('platform = $1', null);
  // One for no platform in particular is for each.
  for (const platform of ['M', 'W'] as const) expect(await list({ ...banners, platform })).toHaveLength(1);
});
