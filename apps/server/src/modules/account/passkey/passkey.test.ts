import { holdRows } from '@wau/service/testing/held-rows';
import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { passkeyLimit } from './create-passkey.ts';
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from './testing/software-authenticator.ts';

const host = 'localhost:8080';
const origin = `http://${host}`;
const server = await createTestServer();
let opened = 0;

async function newMember(): Promise<TestMember> {
  opened += 1;
  return server.openMember(`passkey${opened}`);
}

async function creationChallenge({ token, password }: TestMember): Promise<string> {
  const answer = await server.call('startPasskeyCreation', {
    token,
    body: { loginPassword: password },
    headers: { host },
  });
  return String(answer.value().challenge);
}

const create = (
  { token }: TestMember,
  authenticator: SoftwareAuthenticator,
  scene: { challenge: string; origin?: string; rpId?: string },
) =>
  server.call('createPasskey', {
    token,
    body: {
      credential: authenticator.create({ origin, rpId: 'localhost', ...scene }),
      passkeyName: 'Telefon',
    },
    headers: { host },
  });

async function addPasskey(member: TestMember, authenticator = createSoftwareAuthenticator()) {
  const answer = await create(member, authenticator, { challenge: await creationChallenge(member) });
  return { authenticator, passkey: answer.value() };
}

async function loginChallenge(): Promise<string> {
  const answer = await server.call('startPasskeyLogin', { headers: { host } });
  return String(answer.value().challenge);
}

async function logIn(
  authenticator: SoftwareAuthenticator,
  scene: { challenge?: string; origin?: string; rpId?: string } = {},
) {
  const challenge = scene.challenge ?? (await loginChallenge());
  const credential = authenticator.get({ origin, rpId: 'localhost', ...scene, challenge });
  return server.call('loginByPasskey', { body: { credential }, headers: { host } });
}

describe('ME-08 making a passkey', () => {
  test('ME-08 the password is asked for, and the challenge binds host, member and device lock', async () => {
    const member = await newMember();
    const wrong = await server.call('startPasskeyCreation', {
      token: member.token,
      body: { loginPassword: 'wrong' },
      headers: { host },
    });
    expect(wrong.outcome()).toBe('403 password.wrong');
    const options = await server.call('startPasskeyCreation', {
      token: member.token,
      body: { loginPassword: member.password },
      headers: { host },
    });
    expect(options.value()).toMatchObject({
      rp: { id: 'localhost', name: 'Wau' },
      user: { name: member.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  test('ME-08 with two-step login on a code is asked for as well, and is good once', async () => {
    const member = await newMember();
    const start = (code?: string) =>
      server.call('startPasskeyCreation', {
        token: member.token,
        body: { loginPassword: member.password, ...(code === undefined ? {} : { code }) },
        headers: { host },
      });
    const { secret } = (
      await server.call('startSecondStepEnrolment', {
        token: member.token,
        body: { loginPassword: member.password },
      })
    ).value();
    // Not before it is confirmed.
    expect((await start()).outcome()).toBe('200');
    const code = TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: server.clock.nowMs() });
    const confirmed = await server.call('confirmSecondStep', { token: member.token, body: { code } });
    const [recoveryCode] = confirmed.value().recoveryCodes;
    expect((await start()).outcome()).toBe('401 second.step.required');
    expect((await start(code)).outcome()).toBe('401 second.step.code.wrong');
    expect((await start(recoveryCode)).outcome()).toBe('200');
    expect((await start(recoveryCode)).outcome()).toBe('401 second.step.code.wrong');
  });

  test('ME-08 a host that is not the merchant’s gets no challenge', async () => {
    const answer = await server.call('startPasskeyLogin', { headers: { host: 'evil.example' } });
    expect(answer.outcome()).toBe('403 access.denied');
  });

  test('ME-08 a challenge is good once, for its member, for five minutes', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const challenge = await creationChallenge(member);
    const stolen = await create(other, createSoftwareAuthenticator(), { challenge });
    expect(stolen.outcome()).toBe('400 passkey.challenge.invalid');
    // Used up by the attempt.
    const second = await create(member, createSoftwareAuthenticator(), { challenge });
    expect(second.outcome()).toBe('400 passkey.challenge.invalid');
    const late = await creationChallenge(member);
    server.clock.advance(5 * 60_000 + 1);
    const afterwards = await create(member, createSoftwareAuthenticator(), { challenge: late });
    expect(afterwards.outcome()).toBe('400 passkey.challenge.invalid');
    const invented = await create(member, createSoftwareAuthenticator(), { challenge: 'a'.repeat(43) });
    expect(invented.outcome()).toBe('400 passkey.challenge.invalid');
  });

  test('S4 ME-08 a challenge for the old password makes no passkey after a new one is set', async () => {
    const member = await newMember();
    const challenge = await creationChallenge(member);
    const newPassword = 'Baharu-2026';
    const changed = await server.call('changePassword', {
      token: member.token,
      body: { oldPassword: member.password, newPassword, confirmNewPassword: newPassword },
    });
    expect(changed.outcome()).toBe('200');
    const late = await create(member, createSoftwareAuthenticator(), { challenge });
    expect(late.outcome()).toBe('400 passkey.challenge.invalid');
    const fresh = { challenge: await creationChallenge({ ...member, password: newPassword }) };
    expect((await create(member, createSoftwareAuthenticator(), fresh)).outcome()).toBe('200');
  });

  test('ME-08 of several passkeys made at once no more are kept than an account can hold', async () => {
    const member = await newMember();
    for (let made = 0; made < passkeyLimit - 1; made += 1) await addPasskey(member);
    const challenges = [await creationChallenge(member), await creationChallenge(member)];
    const held = await holdRows(server, 'lock table wau.passkeys in exclusive mode', []);
    const answers = challenges.map((challenge) =>
      create(member, createSoftwareAuthenticator(), { challenge }),
    );
    await held.waiting(2);
    await held.release();
    const outcomes = (await Promise.all(answers)).map((answer) => answer.outcome()).sort();
    expect(outcomes).toEqual(['200', '409 passkey.too.many']);
  });

  test('ME-08 a passkey of another site, or of a device that was not unlocked, is not accepted', async () => {
    const member = await newMember();
    const phished = await create(member, createSoftwareAuthenticator(), {
      challenge: await creationChallenge(member),
      origin: 'https://evil.example',
    });
    expect(phished.outcome()).toBe('401 passkey.not.accepted');
    const foreign = await create(member, createSoftwareAuthenticator(), {
      challenge: await creationChallenge(member),
      rpId: 'evil.example',
    });
    expect(foreign.outcome()).toBe('401 passkey.not.accepted');
    const locked = createSoftwareAuthenticator();
    locked.isUserVerified = false;
    const unverified = await create(member, locked, { challenge: await creationChallenge(member) });
    expect(unverified.outcome()).toBe('401 passkey.not.accepted');
  });

  test('ME-08 passkeys are listed, renamed and removed by their member alone', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { passkey, authenticator } = await addPasskey(member);
    const { passkeyId } = passkey;
    const list = async () => (await server.call('listPasskeys', { token: member.token })).value();
    expect(await list()).toEqual([passkey]);
    const rename = (token: string, passkeyName: string) =>
      server.call('renamePasskey', { token, params: { passkeyId }, body: { passkeyName } });
    expect((await rename(other.token, 'mine')).outcome()).toBe('404 passkey.unknown');
    expect((await rename(member.token, '   ')).outcome()).toBe('400 request.invalid');
    expect((await rename(member.token, ' Telefon lama ')).outcome()).toBe('200');
    expect((await list())[0]?.passkeyName).toBe('Telefon lama');
    const remove = ({ token, password }: TestMember) =>
      server.call('removePasskey', { token, params: { passkeyId }, body: { loginPassword: password } });
    expect((await remove(other)).outcome()).toBe('404 passkey.unknown');
    expect((await remove({ ...member, password: 'wrong' })).outcome()).toBe('403 password.wrong');
    expect((await remove(member)).outcome()).toBe('200');
    expect(await list()).toEqual([]);
    expect((await logIn(authenticator)).outcome()).toBe('401 passkey.not.accepted');
  });

  test('ME-08 the same passkey twice, and more than an account can hold', async () => {
    const member = await newMember();
    const { authenticator } = await addPasskey(member);
    const again = await create(member, authenticator, { challenge: await creationChallenge(member) });
    expect(again.outcome()).toBe('409 passkey.known');
    for (let count = 1; count < passkeyLimit; count += 1) await addPasskey(member);
    const full = await server.call('startPasskeyCreation', {
      token: member.token,
      body: { loginPassword: member.password },
      headers: { host },
    });
    expect(full.outcome()).toBe('409 passkey.too.many');
  });
});

describe('ME-08 logging in by a passkey', () => {
  test('ME-08 it opens a session without a name', async () => {
    const member = await newMember();
    const { authenticator } = await addPasskey(member);
    const session = (await logIn(authenticator)).value();
    expect(session.userName).toBe(member.username);
    const info = await server.call('getMemberInfo', { token: session.token });
    expect(info.value().id).toBe(member.memberId);
    const [passkey] = (await server.call('listPasskeys', { token: session.token })).value();
    expect(passkey?.lastUsedAt).not.toBeNull();
  });

  test('ME-08 a challenge is answered once and within five minutes', async () => {
    const { authenticator } = await addPasskey(await newMember());
    const challenge = await loginChallenge();
    expect((await logIn(authenticator, { challenge })).outcome()).toBe('200');
    expect((await logIn(authenticator, { challenge })).outcome()).toBe('400 passkey.challenge.invalid');
    const late = await loginChallenge();
    server.clock.advance(5 * 60_000 + 1);
    expect((await logIn(authenticator, { challenge: late })).outcome()).toBe('400 passkey.challenge.invalid');
  });

  test('ME-08 another site’s signature, another key and a locked device are refused', async () => {
    const member = await newMember();
    const { authenticator } = await addPasskey(member);
    expect((await logIn(authenticator, { origin: 'https://evil.example' })).outcome()).toBe(
      '401 passkey.not.accepted',
    );
    expect((await logIn(createSoftwareAuthenticator())).outcome()).toBe('401 passkey.not.accepted');
    const impostor = { ...createSoftwareAuthenticator(), credentialId: authenticator.credentialId };
    const forged = impostor.get({ origin, rpId: 'localhost', challenge: await loginChallenge() });
    const id = authenticator.credentialId;
    const answer = await server.call('loginByPasskey', {
      body: { credential: { ...forged, id, rawId: id } },
      headers: { host },
    });
    expect(answer.outcome()).toBe('401 passkey.not.accepted');
    authenticator.isUserVerified = false;
    expect((await logIn(authenticator)).outcome()).toBe('401 passkey.not.accepted');
  });

  test('ME-08 a count that does not grow gives a copied key away', async () => {
    const { authenticator } = await addPasskey(await newMember());
    authenticator.signCount = 5;
    expect((await logIn(authenticator)).outcome()).toBe('200');
    expect((await logIn(authenticator)).outcome()).toBe('401 passkey.not.accepted');
    authenticator.signCount = 4;
    expect((await logIn(authenticator)).outcome()).toBe('401 passkey.not.accepted');
    authenticator.signCount = 6;
    expect((await logIn(authenticator)).outcome()).toBe('200');
  });

  test('ME-08 a passkey of one merchant is none at another, and a disabled member stays out', async () => {
    const member = await newMember();
    const { authenticator } = await addPasskey(member);
    const laut = 'laut.localhost:8080';
    const options = await server.call('startPasskeyLogin', { merchantCode: 'laut', headers: { host: laut } });
    const credential = authenticator.get({
      origin: `http://${laut}`,
      rpId: 'laut.localhost',
      challenge: String(options.value().challenge),
    });
    const elsewhere = await server.call('loginByPasskey', {
      merchantCode: 'laut',
      body: { credential },
      headers: { host: laut },
    });
    expect(elsewhere.outcome()).toBe('401 passkey.not.accepted');
    await server.runner.query({
      text: `update wau.members set status = 'disabled' where member_id = $1`,
      values: [member.memberId],
    });
    expect((await logIn(authenticator)).outcome()).toBe('401 login.failed');
  });
});
