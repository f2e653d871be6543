import { registerBody } from '@wau/server/testing/register-body';
import { HttpCalls } from './http-calls.ts';

const password = 'layang-layang-9';

/** Registers somebody as the app in the browser does; resolves once that is acknowledged. */
export async function registerOverHttp(origin: string, username: string): Promise<void> {
  const calls = await HttpCalls.open(origin);
  const answer = await calls.call('register', { body: registerBody({ username, password }) });
  answer.value();
}

/** Logs in whoever was registered. Keys that the master secret does not open let nobody in. */
export async function logInOverHttp(origin: string, username: string): Promise<void> {
  const calls = await HttpCalls.open(origin);
  const answer = await calls.call('login', { body: { type: 'username', username, password, captcha: '' } });
  answer.value();
}
