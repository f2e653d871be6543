import { identityImageLimitBytes } from '@wau/contract/calls/account/identity-check-calls';
import type { MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import type { ServerConfig } from '../../../server-config.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import {
  decideIdentity,
  type IdentityDecision,
  listIdentityReviews,
  listWaitingIdentities,
  openIdentityImages,
} from './manage-identity-reviews.ts';
import { identitySubmissionsPerDay } from './submit-identity-images.ts';

let config: ServerConfig;
/** Whose bodies were begun to be read, as the server counts them. */
const senders: (string | undefined)[] = [];
const server = await createTestServer({
  dependencies: (usual) => {
    config = usual.config;
    return usual;
  },
  alsoRegister: async (app) => {
    app.addHook('preParsing', (request, _reply, payload, done) => {
      senders.push(request.callerSubject);
      done(null, payload);
    });
  },
});
const wau = 'wau' as MerchantCode;

const starts = {
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  webp: Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1'),
};

function picture(words = 'a card', start = starts.jpg): string {
  return Buffer.concat([start, Buffer.from(words)]).toString('base64');
}

const switchOn = async () => {
  await server.runner.query({
    text: `update wau.merchants set enabled_flags = array_append(enabled_flags, 'KYC3') where merchant_id = 'wau'`,
    values: [],
  });
  await vi.waitFor(async () => {
    expect((await server.call('getWhitelabel')).value().flags.KYC3).toBe(true);
  });
};

type Images = { readonly front?: string; readonly back?: string };

const submit = ({ token }: Pick<TestMember, 'token'>, body: Images = { front: picture(), back: picture() }) =>
  server.call('submitIdentityImages', { token, body });

const status = async ({ token }: TestMember) => (await server.call('getIdentityStatus', { token })).value();

function parts() {
  return { clock: server.clock, random: systemRandom, config };
}

const order = ({ memberId, username }: TestMember) => ({ merchantCode: wau, memberId, called: username });
const actor = { kind: 'installation', actorName: 'operator of tests' } as const;
const deed = (action: string) => ({ merchantCodes: [wau], action, actor });
const look = (member: TestMember) =>
  runAudited(server, deed('openIdentityImages'), (tx) => openIdentityImages(parts(), tx, order(member)));
const decide = (member: TestMember, decision: IdentityDecision) =>
  runAudited(server, deed('decideIdentity'), (tx) =>
    decideIdentity(parts(), tx, { ...order(member), actor }, decision),
  );

const inboxTexts = async ({ token }: TestMember) =>
  (await server.call('listInboxMessages', { token })).value().list.map(({ content }) => content);

test('ME-09 the operator’s switch is off to begin with, and alone decides', async () => {
  const member = await server.openMember('kyc.switch');
  expect((await server.call('getWhitelabel')).value().flags.KYC3).toBe(false);
  expect((await submit(member)).outcome()).toBe('403 module.unavailable');
  expect((await server.call('getIdentityStatus', { token: member.token })).outcome()).toBe(
    '403 module.unavailable',
  );
  await switchOn();
  expect(await status(member)).toEqual({ status: 'none', reason: '', submittedAt: null });
});

describe('with the switch on', () => {
  beforeAll(async () => {
    const { KYC3 } = (await server.call('getWhitelabel')).value().flags;
    if (!KYC3) await switchOn();
  });

  test.each([
    ['front', { back: picture() }],
    ['front', { front: '', back: picture() }],
    ['back', { front: picture() }],
    ['back', { front: picture(), back: '' }],
  ] as const)('ME-09 AC-22 the %s is missing: identity.image.missing names it', async (field, body) => {
    const member = await server.openMember(`kyc.missing.${crypto.randomUUID().slice(0, 8)}`);
    const answer = await submit(member, body);
    expect(answer.outcome()).toBe('400 identity.image.missing');
    expect(answer.envelope).toMatchObject({ value: { field } });
    expect((await status(member)).status).toBe('none');
  });

  test('ME-09 identity.image.invalid: only JPEG, PNG and WebP by their first bytes, whole, up to 3 MB', async () => {
    const text = (content: string) => Buffer.from(content).toString('base64');
    const sized = (bytes: number) =>
      Buffer.concat([starts.jpg, Buffer.alloc(bytes - starts.jpg.length)]).toString('base64');
    const refused = [
      text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      text('GIF89a'),
      text('RIFF\x10\x00\x00\x00WAVEfmt '),
      'not base64 at all!',
      `data:image/jpeg;base64,${picture()}`,
      `${picture()}\n`,
      '/9j',
      sized(identityImageLimitBytes + 1),
    ];
    for (const [index, wrong] of refused.entries()) {
      const member = await server.openMember(`kyc.wrong.${index}`);
      const answer = await submit(member, { front: picture(), back: wrong });
      expect(answer.outcome(), wrong.slice(0, 30)).toBe('400 identity.image.invalid');
      expect(answer.envelope).toMatchObject({ value: { field: 'back' } });
    }
    const member = await server.openMember('kyc.right');
    const whole = sized(identityImageLimitBytes);
    expect((await submit(member, { front: whole, back: whole })).outcome()).toBe('200');
    for (const start of [starts.png, starts.webp]) {
      expect((await submit(member, { front: picture('x', start), back: picture() })).outcome()).toBe('200');
    }
  });

  test('ME-09 the large body is for calls with pictures alone, and is read from nobody without a session', async () => {
    const member = await server.openMember('kyc.large');
    const large = 'A'.repeat(9 * 1024 * 1024);
    senders.length = 0;
    expect((await submit(member, { front: large, back: large })).outcome()).toBe(
      '413 request.body.too.large',
    );
    expect((await submit({ token: 'x'.repeat(43) }, { front: large, back: large })).outcome()).toBe(
      '401 session.ended',
    );
    expect(senders).toEqual([`wau ${member.memberId}`]);
    const answer = await server.call('setNickname', {
      token: member.token,
      body: { nickname: 'A'.repeat(70_000) },
    });
    expect(answer.outcome()).toBe('413 request.body.too.large');
  });

  test('ME-09 identity.too.many: so many submissions a day', async () => {
    const member = await server.openMember('kyc.often');
    for (let count = 0; count < identitySubmissionsPerDay; count += 1) {
      expect((await submit(member)).outcome()).toBe('200');
    }
    const answer = await submit(member);
    expect(answer.outcome()).toBe('429 identity.too.many');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60_000);
  });

  test('ME-09 a trial account is refused', async () => {
    const merchantCode = 'wau';
    const {
      userName,
      password,
      merchantCode: trial,
    } = (await server.call('createTrialAccount', { merchantCode })).value();
    const { token } = (
      await server.call('loginTrial', { merchantCode, body: { username: userName, password } })
    ).value();
    const answer = await server.call('getIdentityStatus', { token, merchantCode: trial });
    expect(answer.outcome()).toBe('403 trial.closed');
  });

  test('ME-09 accepted pictures: seen first, verified, told; identity.verified from then on', async () => {
    const member = await server.openMember('kyc.accepted');
    await submit(member, { front: picture('sisi depan'), back: picture('sisi belakang', starts.png) });
    expect(await status(member)).toMatchObject({ status: 'reviewing', reason: '' });
    const waiting = await listWaitingIdentities(server.runner, wau);
    expect(waiting.map(({ username }) => username)).toContain(member.username);

    await expect(decide(member, { status: 'verified' })).rejects.toThrow('Nobody has looked');
    await expect(decide(member, { status: 'verified' })).rejects.toMatchObject({ code: 'identity.not.seen' });
    const opened = await look(member);
    expect(opened.map(({ fileName }) => fileName)).toEqual([
      `${member.memberId}-1-front.jpg`,
      `${member.memberId}-1-back.png`,
    ]);
    expect(opened.map(({ image }) => image.toString('base64'))).toEqual([
      picture('sisi depan'),
      picture('sisi belakang', starts.png),
    ]);
    await expect(decide(member, { status: 'verified', reason: 'a' })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await decide(member, { status: 'verified', reason: 'Nama dan nombor sama' });
    // Of an acceptance the reason stays in the audit.
    expect(await status(member)).toMatchObject({ status: 'verified', reason: '' });
    expect((await inboxTexts(member))[0]).toContain('identiti anda disahkan');
    expect((await submit(member)).outcome()).toBe('409 identity.verified');
    await expect(decide(member, { status: 'refused', reason: 'too late' })).rejects.toThrow(
      'is not waiting for a decision',
    );
    // What else is done to a member is no review.
    await server.runner.query({
      text: `insert into wau.audit_entries (merchant_id, action, actor_kind, actor_name, subject, old_values,
               new_values, recorded_at)
             select merchant_id, 'changeMember', actor_kind, actor_name, subject, '{}', '{}', recorded_at
               from wau.audit_entries where subject = $1 limit 1`,
      values: [member.memberId],
    });
    const reviews = (await listIdentityReviews(server.runner, wau)).filter(
      ({ username }) => username === member.username,
    );
    expect(reviews.map(({ action, reviewed_by, reason }) => [action, reviewed_by, reason])).toEqual([
      ['verified', 'operator of tests', 'Nama dan nombor sama'],
      ['seen', 'operator of tests', ''],
    ]);
  });

  test('ME-09 whoever has waited longest is looked at first, and sending again is waiting anew', async () => {
    const members: TestMember[] = [];
    for (const name of ['kyc.first', 'kyc.second', 'kyc.third']) {
      const member = await server.openMember(name);
      members.push(member);
      await submit(member);
      server.clock.advance(1_000);
    }
    const names = async () =>
      (await listWaitingIdentities(server.runner, wau))
        .map(({ username }) => username)
        .filter((name) => members.some(({ username }) => username === name));
    expect(await names()).toEqual(['kyc.first', 'kyc.second', 'kyc.third']);
    await submit(members[0] as TestMember);
    expect(await names()).toEqual(['kyc.second', 'kyc.third', 'kyc.first']);
  });

  test('ME-09 a refusal gives the member a reason of 3 to 200 characters', async () => {
    const member = await server.openMember('kyc.reason');
    await submit(member);
    await look(member);
    for (const reason of ['', '  a  ', 'ab', 'x'.repeat(201)]) {
      const refused = decide(member, { status: 'refused', reason });
      await expect(refused, reason).rejects.toMatchObject({ code: 'request.invalid' });
    }
    expect((await status(member)).status).toBe('reviewing');
    await decide(member, { status: 'refused', reason: 'x'.repeat(200) });
    expect(await status(member)).toMatchObject({ status: 'refused', reason: 'x'.repeat(200) });
    await submit(member);
    await look(member);
    await decide(member, { status: 'refused', reason: ' abc ' });
    expect(await status(member)).toMatchObject({ status: 'refused', reason: 'abc' });
  });

  test('ME-09 refused pictures are erased, the reason stays, and others may be sent', async () => {
    const member = await server.openMember('kyc.refused');
    await submit(member);
    await look(member);
    await expect(decide(member, { status: 'refused', reason: ' ' })).rejects.toThrow('needs a reason');
    await decide(member, { status: 'refused', reason: '  Gambar\n kabur ' });
    expect(await status(member)).toMatchObject({ status: 'refused', reason: 'Gambar kabur' });
    expect((await inboxTexts(member))[0]).toContain('tidak diterima');
    const rows = await server.runner.query({
      text: 'select sealed_front, sealed_back from wau.identity_images where member_id = $1',
      values: [member.memberId],
    });
    expect(rows).toEqual([{ sealed_front: null, sealed_back: null }]);
    await expect(look(member)).rejects.toThrow('There are no pictures');
    expect((await submit(member)).outcome()).toBe('200');
    expect(await status(member)).toMatchObject({ status: 'reviewing', reason: '' });
  });

  test('ME-09 nobody decides about pictures that were replaced after they were seen', async () => {
    const member = await server.openMember('kyc.replaced');
    await submit(member);
    await look(member);
    await submit(member, { front: picture('another'), back: picture('another') });
    await expect(decide(member, { status: 'verified' })).rejects.toThrow('Nobody has looked at the present');
    await look(member);
    await decide(member, { status: 'verified' });
  });

  test('ME-09 the database holds no picture in the clear, and a sealed one opens for its own row alone', async () => {
    const member = await server.openMember('kyc.sealed');
    const other = await server.openMember('kyc.thief');
    await submit(member, { front: picture('rahsia di kad'), back: picture('rahsia di kad') });
    await submit(other);
    const rows = await server.runner.query<{ text: string }>({
      text: `select encode(sealed_front || sealed_back, 'hex') as text from wau.identity_images`,
      values: [],
    });
    const hex = Buffer.from('rahsia di kad').toString('hex');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.some(({ text }) => text?.includes(hex))).toBe(false);
    await server.runner.query({
      text: `update wau.identity_images set sealed_front = source.sealed_front
             from wau.identity_images as source
             where identity_images.member_id = $2 and source.member_id = $1`,
      values: [member.memberId, other.memberId],
    });
    await expect(look(other)).rejects.toThrow('do not open');
  });
});
