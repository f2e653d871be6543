import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A real OpenID provider on this machine, with a page to log in on and one to agree on. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** A client without a secret, which PKCE alone protects. */
  readonly publicClientId: string;
  /**
   * What a person's browser does there: follows the address that they were sent to, logs in as `subject`, agrees, and
   * ends at the address that it is sent back to, without going there.
   */
  signIn(authorizationUrl: string, subject: string): Promise<URL>;
  close(): Promise<void>;
}

const clientId = 'wau-test';
const publicClientId = 'wau-test-public';
const clientSecret = 'a-client-secret-of-the-test-only';

export async function startOpenIdProvider(redirectUris: readonly string[]): Promise<OpenIdProvider> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const usual = {
    redirect_uris: [...redirectUris],
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_post' as const,
  };
  const provider = new Provider(issuer, {
    clients: [
      { ...usual, client_id: clientId, client_secret: clientSecret },
      { ...usual, client_id: publicClientId, token_endpoint_auth_method: 'none' },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'name'] },
    cookies: { keys: ['a-cookie-key-of-the-test-only'] },
    pkce: { required: () => true },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        email: `${subject}@example.test`,
        email_verified: true,
        given_name: subject.toUpperCase(),
      }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId,
    clientSecret,
    publicClientId,
    signIn: (authorizationUrl, subject) => signIn(issuer, authorizationUrl, subject),
    close: () => closeServer(server),
  };
}

async function signIn(issuer: string, authorizationUrl: string, subject: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(authorizationUrl);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=', 2);
      cookies.set(name, value);
    }
    form = undefined;
    const location = response.headers.get('location');
    const page = await response.text();
    if (location !== null) {
      url = new URL(location, url);
      if (url.origin !== issuer) return url;
    } else {
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (prompt === undefined || action === undefined) {
        throw new Error(`the provider shows no form: ${response.status} ${page.slice(0, 400)}`);
      }
      url = new URL(action, url);
      form = new URLSearchParams({
        prompt,
        ...(prompt === 'login' ? { login: subject, password: 'x' } : {}),
      });
    }
  }
  throw new Error('the provider does not send the browser back');
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => server.close(() => closed()));
}
