import type { ExternalProviderCode } from '@wau/contract/calls/account/external-login-calls';
import type { MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { sealText } from '@wau/service/secrets/sealing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSetting } from '../../../testing/change-settings.ts';
import { registerBody } from '../../../testing/register-body.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { upsertExternalProvider } from './external-login-sql.ts';
import { clientSecretPlace, clientSecretSealingLabel } from './external-providers.ts';
import { type OpenIdProvider, startOpenIdProvider } from './testing/openid-provider.ts';

const host = 'localhost:8080';
const server = await createTestServer();
const google: OpenIdProvider = await startOpenIdProvider([
  `http://${host}/wps/session/external/google/callback`,
  'http://laut.localhost:8080/wps/session/external/google/callback',
]);
afterAll(() => google.close());
beforeAll(() => configure('google', google.issuer));

async function configure(
  providerCode: ExternalProviderCode,
  issuer: string,
  merchantCode = 'wau',
): Promise<void> {
  await upsertExternalProvider(server.runner, {
    merchantCode: merchantCode as MerchantCode,
    providerCode,
    issuer,
    clientId: google.clientId,
    sealedClientSecret: sealText(
      deriveKey(testSecret, clientSecretSealingLabel),
      clientSecretPlace(merchantCode, providerCode),
      google.clientSecret,
      systemRandom,
    ),
    tokenEndpoint: '',
  });
}

/** A browser, as far as cookies go. */
function newBrowser() {
  const cookies = new Map<string, string>();
  const remember = (headers: Readonly<Record<string, unknown>>) => {
    for (const cookie of [headers['set-cookie'] ?? []].flat() as string[]) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=', 2);
      cookies.set(name, value);
    }
  };
  const headers = () => ({
    host,
    cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
  });
  return { remember, headers };
}

type Browser = ReturnType<typeof newBrowser>;

async function start(browser: Browser, returnTo = '/m/mine'): Promise<string> {
  const answer = await server.call('startExternalLogin', {
    params: { provider: 'google' },
    body: { returnTo },
    headers: browser.headers(),
  });
  browser.remember(answer.headers);
  return answer.value().authorizationUrl;
}

/** Follows the way back and returns where our own callback sends the browser. */
async function comeBack(browser: Browser, back: URL): Promise<string> {
  const answer = await server.app.inject({
    url: `${back.pathname}${back.search}`,
    headers: browser.headers(),
  });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}

async function finish(browser: Browser, ticket: string) {
  const answer = await server.call('finishExternalLogin', { body: { ticket }, headers: browser.headers() });
  browser.remember(answer.headers);
  return answer;
}

const ticketIn = (location: string) =>
  /^\/m\/externalLogin#(?:signIn|link)=([\w-]{43})$/.exec(location)?.[1] ?? '';

async function signIn(browser: Browser, subject: string) {
  const back = await google.signIn(await start(browser), subject);
  return finish(browser, ticketIn(await comeBack(browser, back)));
}

async function link(browser: Browser, member: TestMember, subject: string) {
  const started = await server.call('startExternalLink', startLinkOf(browser, member));
  if (started.status !== 200) return started;
  return finishLink(browser, member, await linkTicketOf(browser, started, subject));
}

type StartedLink = Awaited<ReturnType<typeof server.call<'startExternalLink'>>>;

/** Goes to the provider and comes back with a ticket to connect by. */
async function linkTicketOf(browser: Browser, started: StartedLink, subject: string): Promise<string> {
  browser.remember(started.headers);
  const back = await google.signIn(started.value().authorizationUrl, subject);
  const location = await comeBack(browser, back);
  expect(location).toContain('#link=');
  return ticketIn(location);
}

const finishLink = (browser: Browser, { token }: Pick<TestMember, 'token'>, ticket: string) =>
  server.call('finishExternalLink', { token, body: { ticket }, headers: browser.headers() });

const startLinkOf = (browser: Browser, member: TestMember) => ({
  token: member.token,
  params: { provider: 'google' as const },
  body: { loginPassword: member.password },
  headers: browser.headers(),
});

async function turnGoogle(value: 'on' | 'off'): Promise<void> {
  const order = {
    merchantId: 'wau' as MerchantCode,
    settingName: 'flag GOOGLELOGIN3',
    value,
  };
  await changeSetting(server, order);
  const flags = async () => (await server.call('getWhitelabel')).value().flags.GOOGLELOGIN3;
  await expect.poll(flags).toBe(value === 'on');
}

const register = (browser: Browser, username: string, externalTicket: string) =>
  server.call('register', {
    body: { ...registerBody({ username }), externalTicket },
    headers: browser.headers(),
  });

describe('AC-09 which providers are offered', () => {
  test('AC-09 only those that are configured, switched on and answering', async () => {
    const offered = async (merchantCode = 'wau') =>
      (await server.call('listExternalProviders', { merchantCode })).value();
    expect(await offered()).toEqual(['google']);
    // Nobody answers at this port.
    await configure('facebook', 'http://127.0.0.1:9');
    expect(await offered()).toEqual(['google']);
    // Configured, but the merchant's switch is off.
    await configure('google', google.issuer, 'laut');
    expect(await offered('laut')).toEqual([]);
    const start = await server.call('startExternalLogin', {
      merchantCode: 'laut',
      params: { provider: 'google' },
      body: { returnTo: '' },
    });
    expect(start.outcome()).toBe('404 external.provider.unknown');
  });

  test('AC-09 a provider that does not answer is a fault of theirs', async () => {
    const start = await server.call('startExternalLogin', {
      params: { provider: 'facebook' },
      body: { returnTo: '' },
    });
    expect(start.outcome()).toBe('502 external.failed');
  });

  test('AC-09 the client secret is sealed at rest', async () => {
    const rows = await server.runner.query<{ whole: string }>({
      text: `select encode(sealed_client_secret, 'escape') as whole from wau.identity_providers`,
      values: [],
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const { whole } of rows) expect(whole).not.toContain(google.clientSecret);
  });
});

describe('AC-09 logging in', () => {
  test('AC-09 authorization code with PKCE, state and nonce', async () => {
    const url = new URL(await start(newBrowser()));
    expect(url.origin).toBe(google.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: google.clientId,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `http://${host}/wps/session/external/google/callback`,
    });
    expect(url.href).not.toContain(google.clientSecret);
  });

  test('AC-09 somebody new registers by the same form, is connected, and logs in with one tap from then on', async () => {
    const browser = newBrowser();
    const first = (await signIn(browser, 'aisyah')).value();
    expect(first.session).toBeUndefined();
    expect(first.returnTo).toBe('/m/mine');
    expect(first.registration).toMatchObject({
      provider: 'google',
      nickname: 'AISYAH',
      email: 'aisyah@example.test',
    });
    const externalTicket = first.registration?.externalTicket ?? '';
    // A slip in the form costs nothing.
    expect((await register(browser, '', externalTicket)).outcome()).toBe('400 request.invalid');
    const registered = (await register(browser, 'aisyah', externalTicket)).value();
    expect(registered.userName).toBe('aisyah');
    const second = (await signIn(newBrowser(), 'aisyah')).value();
    expect(second.session?.userName).toBe('aisyah');
    const info = await server.call('getMemberInfo', { token: second.session?.token ?? '' });
    expect(info.value().userName).toBe('aisyah');
    // The ticket of the registration is used up.
    const again = await register(browser, 'aisyahtwo', externalTicket);
    expect(again.outcome()).toBe('401 external.ticket.invalid');
  });

  test('AC-09 an account of ours with the same e-mail address is not opened', async () => {
    const victim = await server.openMember('victim');
    await server.runner.query({
      text: `update wau.members set email = 'mallory@example.test', email_confirmed_at = now() where member_id = $1`,
      values: [victim.memberId],
    });
    const answer = (await signIn(newBrowser(), 'mallory')).value();
    expect(answer.session).toBeUndefined();
    expect(answer.registration?.email).toBe('mallory@example.test');
  });

  test('AC-09 a disabled member gets no session', async () => {
    const member = await server.openMember('disabledlink');
    await link(newBrowser(), member, 'disabledlink');
    await server.runner.query({
      text: `update wau.members set status = 'disabled' where member_id = $1`,
      values: [member.memberId],
    });
    expect((await signIn(newBrowser(), 'disabledlink')).outcome()).toBe('401 login.failed');
  });

  test('AC-09 no open redirect: the way back ends at a page of ours whatever is asked for', async () => {
    for (const returnTo of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const browser = newBrowser();
      const back = await google.signIn(await start(browser, returnTo), 'redirected');
      const location = await comeBack(browser, back);
      expect(location).toMatch(/^\/m\/externalLogin#signIn=/);
      expect((await finish(browser, ticketIn(location))).value().returnTo).toBe('/m/home');
    }
  });
});

describe('AC-09 what does not log in', () => {
  test('AC-09 a way back with another browser’s code, an unknown or a used state', async () => {
    const mallory = newBrowser();
    const back = await google.signIn(await start(mallory), 'mallory');
    // Login forgery: a victim opens the attacker's way back.
    expect(await comeBack(newBrowser(), back)).toBe('/m/externalLogin#signIn=expired');
    // And the state is used up by the attempt.
    expect(await comeBack(mallory, back)).toBe('/m/externalLogin#signIn=expired');
    const unknown = new URL(back);
    unknown.searchParams.set('state', 'a'.repeat(43));
    expect(await comeBack(mallory, unknown)).toBe('/m/externalLogin#signIn=expired');
  });

  test('AC-09 a code that the provider does not know, and a cancelled login', async () => {
    const browser = newBrowser();
    const back = await google.signIn(await start(browser), 'someone');
    back.searchParams.set('code', 'not-a-code-of-the-provider');
    expect(await comeBack(browser, back)).toBe('/m/externalLogin#signIn=failed');
    const url = new URL(await start(browser));
    const cancelled = new URL(
      `http://${host}/wps/session/external/google/callback?error=access_denied&state=${url.searchParams.get('state')}`,
    );
    expect(await comeBack(browser, cancelled)).toBe('/m/externalLogin#signIn=cancelled');
  });

  test('S10 with the switch off a login ends wherever it had come to, and nothing is connected', async () => {
    const member = await server.openMember('googleoff');
    await link(newBrowser(), member, 'googleoff');
    const returning = newBrowser();
    const atProvider = newBrowser();
    const registering = newBrowser();
    const linking = newBrowser();
    const other = await server.openMember('googleofftwo');
    const returned = ticketIn(
      await comeBack(returning, await google.signIn(await start(returning), 'googleoff')),
    );
    const under = await google.signIn(await start(atProvider), 'googleoff');
    const fresh = (await signIn(registering, 'googleoffnew')).value().registration?.externalTicket ?? '';
    const asked = await server.call('startExternalLink', startLinkOf(linking, other));
    linking.remember(asked.headers);
    const linkTicket = ticketIn(
      await comeBack(linking, await google.signIn(asked.value().authorizationUrl, 'googleofflink')),
    );
    const connected = () =>
      server.runner.query({
        text: 'select member_id, subject from wau.external_identities order by 2',
        values: [],
      });
    const before = await connected();
    await turnGoogle('off');

    expect((await finish(returning, returned)).outcome()).toBe('404 external.provider.unknown');
    expect(await comeBack(atProvider, under)).toBe('/m/externalLogin#signIn=failed');
    expect((await register(registering, 'googleoffnew', fresh)).outcome()).toBe(
      '404 external.provider.unknown',
    );
    const params = { provider: 'google' } as const;
    const begin = await server.call('startExternalLogin', { params, body: { returnTo: '' } });
    expect(begin.outcome()).toBe('404 external.provider.unknown');
    const again = await server.call('startExternalLink', startLinkOf(newBrowser(), other));
    expect(again.outcome()).toBe('404 external.provider.unknown');
    const finished = await server.call('finishExternalLink', {
      token: other.token,
      body: { ticket: linkTicket },
      headers: linking.headers(),
    });
    expect(finished.outcome()).toBe('404 external.provider.unknown');
    expect(await connected()).toEqual(before);

    await turnGoogle('on');
    // A registration that was refused has not used its ticket up.
    expect((await register(registering, 'googleoffnew', fresh)).outcome()).toBe('200');
  });

  test('AC-09 a ticket from another browser, a second time, or after its two minutes', async () => {
    const browser = newBrowser();
    const ticketOf = async () => {
      const back = await google.signIn(await start(browser), 'ticketed');
      return ticketIn(await comeBack(browser, back));
    };
    expect((await finish(newBrowser(), await ticketOf())).outcome()).toBe('401 external.ticket.invalid');
    const ticket = await ticketOf();
    expect((await finish(browser, ticket)).outcome()).toBe('200');
    expect((await finish(browser, ticket)).outcome()).toBe('401 external.ticket.invalid');
    const late = await ticketOf();
    server.clock.advance(2 * 60_000 + 1);
    expect((await finish(browser, late)).outcome()).toBe('401 external.ticket.invalid');
  });

  test('AC-09 beginnings are limited by address', async () => {
    const outcomes = new Set<string>();
    for (let attempt = 0; attempt < 61; attempt += 1) {
      const answer = await server.call('startExternalLogin', {
        params: { provider: 'google' },
        body: { returnTo: '' },
        address: '203.0.113.9',
      });
      outcomes.add(answer.outcome());
    }
    expect([...outcomes]).toEqual(['200', '429 rate.limited']);
  });
});

describe('ME-08 connected accounts', () => {
  test('ME-08 a member connects an account after the password, logs in with it, and takes it away', async () => {
    const browser = newBrowser();
    const member = await server.openMember('linker');
    const links = async () => (await server.call('listExternalLinks', { token: member.token })).value();
    expect(await links()).toEqual([{ provider: 'google', isLinked: false, label: '' }]);
    const wrong = await server.call('startExternalLink', {
      token: member.token,
      params: { provider: 'google' },
      body: { loginPassword: 'wrong' },
    });
    expect(wrong.outcome()).toBe('403 password.wrong');
    expect((await link(browser, member, 'linker')).outcome()).toBe('200');
    expect(await links()).toEqual([{ provider: 'google', isLinked: true, label: 'linker@example.test' }]);
    expect((await link(browser, member, 'linker2')).outcome()).toBe('409 external.already.linked');
    expect((await signIn(newBrowser(), 'linker')).value().session?.userName).toBe('linker');

    const remove = () =>
      server.call('removeExternalLink', {
        token: member.token,
        params: { provider: 'google' },
        body: { loginPassword: member.password },
      });
    expect((await remove()).outcome()).toBe('200');
    expect((await remove()).outcome()).toBe('404 external.not.linked');
    expect((await signIn(newBrowser(), 'linker')).value().session).toBeUndefined();
  });

  test('S4 ME-08 what the old password began to connect is not connected after a new one is set', async () => {
    const member = await server.openMember('overtaken');
    const browser = newBrowser();
    const started = await server.call('startExternalLink', startLinkOf(browser, member));
    const ticket = await linkTicketOf(browser, started, 'overtaken');
    const newPassword = 'Baharu-2026';
    const changed = await server.call('changePassword', {
      token: member.token,
      body: { oldPassword: member.password, newPassword, confirmNewPassword: newPassword },
    });
    expect(changed.outcome()).toBe('200');
    const late = await finishLink(browser, member, ticket);
    expect(late.outcome()).toBe('401 external.ticket.invalid');
    expect((await link(newBrowser(), { ...member, password: newPassword }, 'overtaken')).outcome()).toBe(
      '200',
    );
  });

  test('ME-08 what one browser began is connected or registered by no other', async () => {
    const member = await server.openMember('twobrowsers');
    const began = newBrowser();
    const started = await server.call('startExternalLink', startLinkOf(began, member));
    const linkTicket = await linkTicketOf(began, started, 'twobrowsers');
    const elsewhere = await finishLink(newBrowser(), member, linkTicket);
    expect(elsewhere.outcome()).toBe('401 external.ticket.invalid');
    const links = (await server.call('listExternalLinks', { token: member.token })).value();
    expect(links.map(({ isLinked }) => isLinked)).toEqual([false]);

    const registering = newBrowser();
    const { registration } = (await signIn(registering, 'twobrowsersnew')).value();
    const externalTicket = registration?.externalTicket ?? '';
    const stolen = await register(newBrowser(), 'twobrowsersnew', externalTicket);
    expect(stolen.outcome()).toBe('401 external.ticket.invalid');
    expect((await register(registering, 'twobrowsersnew', externalTicket)).outcome()).toBe('200');
  });

  test('ME-08 a ticket for logging in connects nothing', async () => {
    const member = await server.openMember('wrongticket');
    const browser = newBrowser();
    const back = await google.signIn(await start(browser), 'wrongticket');
    const ticket = ticketIn(await comeBack(browser, back));
    expect((await finishLink(browser, member, ticket)).outcome()).toBe('401 external.ticket.invalid');
  });

  test('ME-08 an account that is another member’s cannot be connected, nor by another session', async () => {
    const [owner, other] = [await server.openMember('owner1'), await server.openMember('other1')];
    await link(newBrowser(), owner, 'shared');
    expect((await link(newBrowser(), other, 'shared')).outcome()).toBe('409 external.linked.elsewhere');

    const browser = newBrowser();
    const started = await server.call('startExternalLink', startLinkOf(browser, other));
    const ticket = await linkTicketOf(browser, started, 'fresh');
    const stolen = await finishLink(browser, owner, ticket);
    expect(stolen.outcome()).toBe('401 external.ticket.invalid');
    // A ticket for connecting is none for logging in.
    expect((await finish(browser, ticket)).outcome()).toBe('401 external.ticket.invalid');
  });
});
