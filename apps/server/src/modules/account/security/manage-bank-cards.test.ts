import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

test('ME-08 once a payee name is fixed, accounts in other names are refused', async () => {
  const { token, password } = await server.openMember('payee.account');
  const addBankCard = (accountNumber: string, holderName: string) =>
    server.call('addBankCard', {
      token,
      body: { loginPassword: password, bankCode: 'maybank', accountNumber, holderName },
    });
  expect((await addBankCard('112233445566', 'Siapa Pun')).outcome(), 'no name is fixed yet').toBe('200');
  const fixed = { payeeName: 'Ali bin Abu', loginPassword: password };
  expect((await server.call('setPayeeName', { token, body: fixed })).outcome()).toBe('200');
  expect((await addBankCard('223344556677', 'Orang Lain')).outcome()).toBe('409 bank.holder.other');
  expect((await addBankCard('334455667788', ' ALI  BIN ABU ')).outcome()).toBe('200');
});
