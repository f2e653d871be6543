import { createLogger } from '@wau/service/monitoring/logger';
import { expect, test } from 'vitest';
import { createTestServer } from './testing/test-server.ts';

const lines: string[] = [];
const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
const server = await createTestServer({ logger });

test('no log line has a password, a token or a payload in it', async () => {
  const member = await server.openMember('logged');
  const { token } = (
    await server.call('login', {
      body: { type: 'username', username: 'logged', password: member.password, captcha: '' },
    })
  ).value();
  const captcha = await server.makeCaptcha();
  await server.call('login', {
    body: { type: 'username', username: 'logged', password: 'wrong-secret', captcha: captcha.answer },
    headers: captcha.headers,
  });
  await server.call('getMemberInfo', { token });
  await server.call('logout', { token });
  const log = lines.join('');
  expect(log).toContain('"call":"login"');
  expect(log).toContain(`"member":"${member.memberId}"`);
  expect(log).toContain('"merchant":"wau"');
  for (const secret of [token, member.password, 'wrong-secret', captcha.answer, 'eyJ']) {
    expect(log).not.toContain(secret);
  }
});
