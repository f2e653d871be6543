import type { TestMember, TestServer } from './test-server.ts';

/** What those whom it makes confirm their withdrawals with. */
export const testPaymentPassword = '482915';

/** Gives a member who has neither a payment password and an account to be paid to; answers with the account. */
export async function openPayee(
  { call }: Pick<TestServer, 'call'>,
  { token, password: loginPassword }: TestMember,
  accountNumber = '114098765432',
) {
  const passwords = { loginPassword, oldPaymentPassword: '', newPaymentPassword: testPaymentPassword };
  (await call('setPaymentPassword', { token, body: passwords })).value();
  const account = { bankCode: 'maybank', accountNumber, holderName: 'Ali bin Abu' };
  return (await call('addBankCard', { token, body: { loginPassword, ...account } })).value().bankCardId;
}
