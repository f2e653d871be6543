import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();

/** The confirmed number of the demo's first member. */
const ownNumber = '0123456789';

let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `10.5.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

const logIn = (username: string, password: string) =>
  server.call('login', {
    body: { type: 'username', username, password, captcha: '' },
    address: freshAddress(),
  });

describe('a name that holds somebody’s number', () => {
  test.each([`ali${ownNumber}`, 'siti.012-345 6789', 'x+60123456789', `${ownNumber}abc`])(
    'AC-01 %s logs in to the account of that name',
    async (name) => {
      const member = await server.openMember(name);
      expect((await logIn(name, member.password)).value().userName).toBe(name);
    },
  );

  test('AC-01 a whole number goes to whoever has confirmed it', async () => {
    const member = await server.openMember('60123456789');
    const session = (await logIn(ownNumber, member.password)).value();
    expect(session.userName).toBe('demo');
  });
});
