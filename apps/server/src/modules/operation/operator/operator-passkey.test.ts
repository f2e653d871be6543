import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import { authenticatorCode } from '../../../testing/authenticator-code.ts';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '../../account/passkey/testing/software-authenticator.ts';
import { operatorPasskeyCallsPerAddress } from './login-operator-by-passkey.ts';
import { operatorPasskeyLimit } from './manage-operator-passkeys.ts';
import {
  changeOperatorSecondStep,
  changeOperatorStatus,
  replaceOperatorPassword,
  requireOperator,
} from './manage-operators.ts';

const host = 'localhost:8080';
const origin = `http://${host}`;
/** Where the demo reaches, and whether passwords are its own; a test changes both. */
const demo: { reach: 'everybody' | 'nobody'; isPublicLogin: boolean } = {
  reach: 'everybody',
  isPublicLogin: false,
};
const server = await createTestServer({
  dependencies: (usual) => ({
    ...usual,
    config: {
      ...usual.config,
      get demoReach() {
        return demo.reach;
      },
      isPublicOperatorLogin: () => demo.isPublicLogin,
    },
  }),
});
const { call } = server;
const manage = { ...server, masterSecret: testSecret, random: systemRandom };
const deed = {
  merchantCodes: [],
  actor: { kind: 'installation', actorName: 'tests' },
  action: 'manageOperator',
} as const;

interface Owner extends TestOperator {
  readonly secret: string;
}

let opened = 0;
let addresses = 0;
const nextAddress = (): string => {
  addresses += 1;
  return `10.9.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}`;
};

/** An operator whose app is set up, and a moment in which its next code is a fresh one. */
async function newOwner(): Promise<Owner> {
  opened += 1;
  const operator = await openOperator(server, `kunci.${opened}`, 'auditor');
  const { token } = operator;
  const { secret } = (await call('startOperatorSecondStep', { token })).value();
  const code = authenticatorCode(secret, server.clock.nowMs());
  (await call('confirmOperatorSecondStep', { token, body: { code } })).value();
  return { ...operator, secret };
}

const start = (owner: Owner, given: { password?: string; code?: string; host?: string } = {}) => {
  server.clock.advance(30_000);
  return call('startOperatorPasskeyCreation', {
    token: owner.token,
    body: {
      password: given.password ?? owner.password,
      code: given.code ?? authenticatorCode(owner.secret, server.clock.nowMs()),
    },
    headers: { host: given.host ?? host },
    address: nextAddress(),
  });
};

const create = (
  { token }: Pick<Owner, 'token'>,
  authenticator: SoftwareAuthenticator,
  scene: { challenge: string; origin?: string; rpId?: string },
) =>
  call('createOperatorPasskey', {
    token,
    body: {
      credential: authenticator.create({ origin, rpId: 'localhost', ...scene }),
      passkeyName: ' Komputer meja ',
    },
    headers: { host },
  });

const challengeFor = async (owner: Owner): Promise<string> => String((await start(owner)).value().challenge);

async function addPasskey(owner: Owner, authenticator = createSoftwareAuthenticator()) {
  const challenge = await challengeFor(owner);
  const passkey = (await create(owner, authenticator, { challenge })).value();
  return { authenticator, passkey };
}

async function logIn(
  authenticator: SoftwareAuthenticator,
  scene: { challenge?: string; origin?: string; rpId?: string } = {},
) {
  const address = nextAddress();
  const started = await call('startOperatorPasskeyLogin', { headers: { host }, address });
  const challenge = scene.challenge ?? String(started.value().challenge);
  const credential = authenticator.get({ origin, rpId: 'localhost', ...scene, challenge });
  return call('loginOperatorByPasskey', { body: { credential }, headers: { host }, address });
}

const passkeysOf = async ({ token }: Owner) => (await call('listOperatorPasskeys', { token })).value().list;

describe('an operator makes a passkey', () => {
  test('after password and code, bound to the console’s host and the device’s lock', async () => {
    const owner = await newOwner();
    expect((await start(owner, { password: 'salah-salah-salah' })).outcome()).toBe('403 password.wrong');
    expect((await start(owner, { code: '000000' })).outcome()).toBe('401 second.step.code.wrong');
    expect((await start(owner, { host: 'evil.example' })).outcome()).toBe('403 access.denied');
    const code = authenticatorCode(owner.secret, server.clock.nowMs() + 30_000);
    const options = await start(owner, { code });
    expect(options.value()).toMatchObject({
      rp: { id: 'localhost', name: 'Wau console' },
      user: { name: owner.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    // A code is good once.
    expect((await start(owner, { code })).outcome()).toBe('401 second.step.code.wrong');
  });

  test('a challenge is good once, for its operator and session, for five minutes', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const challenge = await challengeFor(owner);
    const stolen = await create(other, createSoftwareAuthenticator(), { challenge });
    expect(stolen.outcome()).toBe('400 passkey.challenge.invalid');
    const again = await create(owner, createSoftwareAuthenticator(), { challenge });
    expect(again.outcome()).toBe('400 passkey.challenge.invalid');
    const late = await challengeFor(owner);
    server.clock.advance(5 * 60_000 + 1);
    expect((await create(owner, createSoftwareAuthenticator(), { challenge: late })).outcome()).toBe(
      '400 passkey.challenge.invalid',
    );
    const elsewhere = await challengeFor(owner);
    const foreign = { challenge: elsewhere, origin: 'http://evil.example', rpId: 'evil.example' };
    expect((await create(owner, createSoftwareAuthenticator(), foreign)).outcome()).toBe(
      '401 passkey.not.accepted',
    );
    const locked = createSoftwareAuthenticator();
    locked.isUserVerified = false;
    expect((await create(owner, locked, { challenge: await challengeFor(owner) })).outcome()).toBe(
      '401 passkey.not.accepted',
    );
    expect(await passkeysOf(owner)).toEqual([]);
  });

  test('as many as ten, each device once, and takes them away', async () => {
    const owner = await newOwner();
    const { authenticator, passkey } = await addPasskey(owner);
    expect(passkey).toMatchObject({ passkeyName: 'Komputer meja', host: 'localhost', lastUsedAt: null });
    const twice = await create(owner, authenticator, { challenge: await challengeFor(owner) });
    expect(twice.outcome()).toBe('409 passkey.known');
    for (let count = 1; count < operatorPasskeyLimit; count += 1) await addPasskey(owner);
    expect((await start(owner)).outcome()).toBe('409 passkey.too.many');
    expect(await passkeysOf(owner)).toHaveLength(operatorPasskeyLimit);
    const other = await newOwner();
    const remove = ({ token }: Owner) =>
      call('removeOperatorPasskey', { token, params: { passkeyId: passkey.passkeyId } });
    expect((await remove(other)).outcome()).toBe('404 passkey.unknown');
    expect((await remove(owner)).outcome()).toBe('200');
    expect((await remove(owner)).outcome()).toBe('404 passkey.unknown');
    expect((await logIn(authenticator)).outcome()).toBe('401 passkey.not.accepted');
  });

  test('two at once where there is room for one more: one is kept', async () => {
    const owner = await newOwner();
    for (let count = 1; count < operatorPasskeyLimit; count += 1) await addPasskey(owner);
    const challenges = [await challengeFor(owner), await challengeFor(owner)];
    const outcomes = await Promise.all(
      challenges.map(async (challenge) =>
        (await create(owner, createSoftwareAuthenticator(), { challenge })).outcome(),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['200', '409 passkey.too.many']);
  });
});

describe('an operator logs in by a passkey', () => {
  test('without name, password and code, and leaves an entry', async () => {
    const owner = await newOwner();
    const { authenticator, passkey } = await addPasskey(owner);
    const session = (await logIn(authenticator)).value();
    expect(session).toMatchObject({
      ...{ username: owner.username, hasSecondStep: true, passwordIsTemporary: false },
    });
    expect((await call('listMerchantSettings', { token: session.token })).outcome()).toBe('200');
    expect((await passkeysOf(owner))[0]?.lastUsedAt).not.toBeNull();
    const { list } = (await call('listAuditEntries', { token: owner.token, query: {} })).value();
    expect(list[0]).toMatchObject({
      ...{ action: 'loginOperatorByPasskey', actorName: owner.username },
      newValues: { passkeyId: passkey.passkeyId },
    });
    expect(JSON.stringify(list)).not.toContain(session.token);
  });

  test('a challenge is good once, and what is signed for another host or by an unopened device is nothing', async () => {
    const owner = await newOwner();
    const { authenticator } = await addPasskey(owner);
    const challenge = String(
      (await call('startOperatorPasskeyLogin', { headers: { host } })).value().challenge,
    );
    expect((await logIn(authenticator, { challenge })).outcome()).toBe('200');
    expect((await logIn(authenticator, { challenge })).outcome()).toBe('400 passkey.challenge.invalid');
    // A member's challenge is none of an operator.
    const ofMember = String((await call('startPasskeyLogin', { headers: { host } })).value().challenge);
    expect((await logIn(authenticator, { challenge: ofMember })).outcome()).toBe(
      '400 passkey.challenge.invalid',
    );
    const elsewhere = { origin: 'http://evil.example', rpId: 'evil.example' };
    expect((await logIn(authenticator, elsewhere)).outcome()).toBe('401 passkey.not.accepted');
    authenticator.isUserVerified = false;
    expect((await logIn(authenticator)).outcome()).toBe('401 passkey.not.accepted');
    authenticator.isUserVerified = true;
    expect((await logIn(createSoftwareAuthenticator())).outcome()).toBe('401 passkey.not.accepted');
    const wrongHost = await call('startOperatorPasskeyLogin', { headers: { host: 'evil.example' } });
    expect(wrongHost.outcome()).toBe('403 access.denied');
  });

  test('a count that does not grow is a copy, and is refused', async () => {
    const { authenticator } = await addPasskey(await newOwner());
    authenticator.signCount = 7;
    expect((await logIn(authenticator)).outcome()).toBe('200');
    authenticator.signCount = 7;
    expect((await logIn(authenticator)).outcome()).toBe('401 passkey.not.accepted');
  });

  test('not without a role at the merchant, nor with a password that somebody else has given', async () => {
    const owner = await newOwner();
    const { authenticator } = await addPasskey(owner);
    const set = (temporaryUntil: string | null) =>
      server.runner.query({
        text: 'update wau.operators set temporary_until = $2 where operator_id = $1',
        values: [owner.operatorId, temporaryUntil],
      });
    await set('2999-01-01Z');
    expect((await logIn(authenticator)).outcome()).toBe('401 login.failed');
    await set(null);
    await server.runner.query({
      text: 'delete from wau.operator_roles where operator_id = $1',
      values: [owner.operatorId],
    });
    expect((await logIn(authenticator)).outcome()).toBe('401 login.failed');
  });

  test('but not by one that a login of the demo has made, where the demo does not reach', async () => {
    demo.isPublicLogin = true;
    const { authenticator } = await addPasskey(await newOwner());
    demo.isPublicLogin = false;
    const { authenticator: own } = await addPasskey(await newOwner());
    expect((await logIn(authenticator)).outcome()).toBe('200');
    demo.reach = 'nobody';
    try {
      expect((await logIn(authenticator)).outcome()).toBe('401 login.failed');
      expect((await logIn(own)).outcome()).toBe('200');
    } finally {
      demo.reach = 'everybody';
    }
  });

  test('so often within a quarter of an hour from an address', async () => {
    const ask = () => call('startOperatorPasskeyLogin', { headers: { host }, address: '10.10.0.1' });
    for (let count = 0; count < operatorPasskeyCallsPerAddress; count += 1) (await ask()).value();
    expect((await ask()).outcome()).toBe('429 rate.limited');
  });
});

describe('passkeys end', () => {
  test.each([
    ['when the operator is switched off, and stay away when switched on again', 'status'],
    ['with another app for codes', 'step'],
    ['with a password that is given', 'password'],
  ] as const)('%s', async (_title, how) => {
    const owner = await newOwner();
    const { authenticator } = await addPasskey(owner);
    const known = await requireOperator(server.runner, owner.username);
    await runAudited(server, deed, async (tx) => {
      if (how === 'status') return changeOperatorStatus(manage, tx, known, 'disabled');
      if (how === 'step') return changeOperatorSecondStep(manage, tx, known, false);
      return replaceOperatorPassword(manage, tx, known, 'no-hash');
    });
    expect((await logIn(authenticator)).outcome()).toBe('401 passkey.not.accepted');
    if (how !== 'status') return;
    await runAudited(server, deed, (tx) => changeOperatorStatus(manage, tx, known, 'active'));
    expect((await logIn(authenticator)).outcome()).toBe('401 passkey.not.accepted');
  });
});
