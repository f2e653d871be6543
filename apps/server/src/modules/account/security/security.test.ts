import type { MemberId } from '@wau/contract/ids';
import { patternFlags } from '@wau/contract/registration-rules';
import { OverloadError } from '@wau/service/database/batcher';
import { holdRows } from '@wau/service/testing/held-rows';
import { describe, expect, test } from 'vitest';
import { holdMember } from '../../../testing/held-member.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { checkSecurityAnswers, securityAnswerAttempts } from './check-security-answers.ts';
import { bankCardLimit } from './manage-bank-cards.ts';
import { paymentPasswordAttempts, requirePaymentPassword } from './manage-payment-password.ts';

const server = await createTestServer();
const paymentPassword = '482915';
let opened = 0;

async function newMember(): Promise<TestMember> {
  opened += 1;
  return server.openMember(`secure${opened}`);
}

const setPaymentPassword = (
  { token, password }: TestMember,
  body: Partial<{ loginPassword: string; oldPaymentPassword: string; newPaymentPassword: string }> = {},
) =>
  server.call('setPaymentPassword', {
    token,
    body: {
      loginPassword: password,
      oldPaymentPassword: '',
      newPaymentPassword: paymentPassword,
      ...body,
    },
  });

const card = { bankCode: 'maybank', accountNumber: '1122 3344 5566', holderName: 'Aisyah binti Ali' };
const addBankCard = (member: TestMember, body: Partial<typeof card & { loginPassword: string }> = {}) =>
  server.call('addBankCard', {
    token: member.token,
    body: { loginPassword: member.password, ...card, ...body },
  });

const noticesOf = async ({ memberId }: TestMember): Promise<number> => {
  const rows = await server.runner.query<{ count: bigint }>({
    text: `select count(*) from wau.outgoing_messages as message
           join wau.members as member using (merchant_id)
           where member.member_id = $1 and message.recipient = member.email`,
    values: [memberId],
  });
  return Number(rows[0]?.count);
};

const giveAddress = (memberId: MemberId) =>
  server.runner.query({
    text: `update wau.members set email = member_id || '@example.test' where member_id = $1`,
    values: [memberId],
  });

describe('ME-08 asking for the login password again', () => {
  test('ME-08 a wrong password changes nothing, and a right one forgets the wrong ones', async () => {
    const member = await newMember();
    expect((await setPaymentPassword(member, { loginPassword: 'wrong' })).outcome()).toBe(
      '403 password.wrong',
    );
    expect((await server.call('hasWithdrawalPassword', { token: member.token })).value()).toBe(false);
    expect((await setPaymentPassword(member)).outcome()).toBe('200');
    expect((await server.call('hasWithdrawalPassword', { token: member.token })).value()).toBe(true);
  });

  test('ME-08 a stolen session guesses no further than a login does: the count is shared', async () => {
    const member = await newMember();
    const outcomes: string[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      outcomes.push((await setPaymentPassword(member, { loginPassword: `wrong-${attempt}` })).outcome());
    }
    expect(outcomes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => '403 password.wrong'));
    expect(outcomes[20]).toBe('429 login.too.many');
    // The right one no more than a wrong one.
    expect((await setPaymentPassword(member)).outcome()).toBe('429 login.too.many');
    const login = await server.call('login', {
      body: { type: 'username', username: member.username, password: member.password, captcha: '' },
    });
    expect(login.outcome()).toBe('400 captcha.required');
  });
});

describe('ME-08 payment password', () => {
  test('ME-08 six digits that are easy to guess are refused', async () => {
    const member = await newMember();
    expect((await setPaymentPassword(member, { newPaymentPassword: '123456' })).outcome()).toBe(
      '400 payment.password.weak',
    );
    expect((await setPaymentPassword(member, { newPaymentPassword: '12345' })).outcome()).toBe(
      '400 request.invalid',
    );
  });

  test('ME-08 changing it takes the old one; it is stored as argon2id; the member is told', async () => {
    const member = await newMember();
    await giveAddress(member.memberId);
    await setPaymentPassword(member);
    expect((await setPaymentPassword(member, { newPaymentPassword: '905172' })).outcome()).toBe(
      '403 payment.password.wrong',
    );
    const changed = await setPaymentPassword(member, {
      oldPaymentPassword: paymentPassword,
      newPaymentPassword: '905172',
    });
    expect(changed.outcome()).toBe('200');
    const [row] = await server.runner.query<{ password_hash: string }>({
      text: 'select password_hash from wau.payment_passwords where member_id = $1',
      values: [member.memberId],
    });
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await noticesOf(member)).toBe(2);
  });

  test('ME-08 five wrong ones lock it for an hour, the right one included', async () => {
    const member = await newMember();
    await setPaymentPassword(member);
    const change = (oldPaymentPassword: string) =>
      setPaymentPassword(member, { oldPaymentPassword, newPaymentPassword: '905172' });
    for (let attempt = 0; attempt < paymentPasswordAttempts; attempt += 1) {
      expect((await change('111222')).outcome()).toBe('403 payment.password.wrong');
    }
    const locked = await change(paymentPassword);
    expect(locked.outcome()).toBe('429 payment.password.locked');
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(3_500);
    server.clock.advance(60 * 60_000 + 1_000);
    expect((await change(paymentPassword)).outcome()).toBe('200');
  });

  test('ME-08 a withdrawal can ask for it', async () => {
    const member = await newMember();
    const merchant = await server.handle.merchantOf('localhost', undefined);
    if (merchant === undefined) throw new Error('no merchant');
    const context = { merchant, member: { memberId: member.memberId } } as never;
    const parts = {
      runner: server.runner,
      clock: server.clock,
      passwords: { verify: async () => true, hash: async () => '', queueLength: () => 0 },
    } as never;
    await expect(requirePaymentPassword(parts, context, paymentPassword)).rejects.toThrow(
      'payment.password.missing',
    );
    await setPaymentPassword(member);
    const requireSame = await requirePaymentPassword(parts, context, paymentPassword);
    await expect(requireSame(server.runner)).resolves.toBeUndefined();
    await setPaymentPassword(member, { oldPaymentPassword: paymentPassword, newPaymentPassword: '905172' });
    await expect(requireSame(server.runner)).rejects.toThrow('payment.password.wrong');
  });
});

describe('ME-08 security questions', () => {
  const answers = [
    { questionId: 'firstpet', answer: 'Si Tompok' },
    { questionId: 'mothertown', answer: 'Kota Bharu' },
    { questionId: 'firstjob', answer: 'Guru' },
  ];
  const setQuestions = ({ token, password }: TestMember, given = answers, present = paymentPassword) =>
    server.call('setSecurityQuestions', {
      token,
      body: { loginPassword: password, answers: given, paymentPassword: present },
    });
  const reset = ({ token, password }: TestMember, given = answers) =>
    server.call('resetPaymentPassword', {
      token,
      body: { loginPassword: password, answers: given, newPaymentPassword: '905172' },
    });

  test('ME-08 two right answers are not enough, whichever is the wrong one', async () => {
    const member = await newMember();
    await setPaymentPassword(member);
    expect((await setQuestions(member)).outcome()).toBe('200');
    for (const { questionId } of answers) {
      const oneWrong = answers.map((each) =>
        each.questionId === questionId ? { ...each, answer: 'x' } : each,
      );
      expect((await reset(member, oneWrong)).outcome()).toBe('403 security.answer.wrong');
    }
    expect((await reset(member)).outcome()).toBe('200');
  });

  test('ME-08 three different known questions are chosen, answers are kept as argon2id', async () => {
    const member = await newMember();
    await setPaymentPassword(member);
    const twice = [...answers.slice(0, 2), ...answers.slice(0, 1)];
    expect((await setQuestions(member, twice)).outcome()).toBe('400 security.questions.invalid');
    const unknown = [...answers.slice(0, 2), { questionId: 'favouritecolour', answer: 'x' }];
    expect((await setQuestions(member, unknown)).outcome()).toBe('400 security.questions.invalid');
    const blank = [...answers.slice(0, 2), { questionId: 'firstjob', answer: '   ' }];
    expect((await setQuestions(member, blank)).outcome()).toBe('400 security.questions.invalid');
    expect((await setQuestions(member)).outcome()).toBe('200');
    const { chosen } = (await server.call('listSecurityQuestions', { token: member.token })).value();
    expect(chosen).toEqual(['firstpet', 'mothertown', 'firstjob']);
    const rows = await server.runner.query<{ answer_hash: string }>({
      text: 'select answer_hash from wau.security_answers where member_id = $1',
      values: [member.memberId],
    });
    expect(rows.every((row) => row.answer_hash.startsWith('$argon2id$'))).toBe(true);
  });

  test('ME-08 a forgotten payment password is replaced by the answers, however they are capitalised', async () => {
    const member = await newMember();
    expect((await reset(member)).outcome()).toBe('409 payment.password.missing');
    await setPaymentPassword(member);
    expect((await reset(member)).outcome()).toBe('409 security.questions.missing');
    await setQuestions(member);
    const wrong = answers.map((answer) => ({ ...answer, answer: 'salah' }));
    expect((await reset(member, wrong)).outcome()).toBe('403 security.answer.wrong');
    const loud = answers.map(({ questionId, answer }) => ({
      questionId,
      answer: ` ${answer.toUpperCase()} `,
    }));
    expect((await reset(member, loud)).outcome()).toBe('200');
    const changed = await setPaymentPassword(member, {
      oldPaymentPassword: '905172',
      newPaymentPassword: '731046',
    });
    expect(changed.outcome()).toBe('200');
  });

  test('ME-08 questions take the payment password, which must be there: the login password alone does not do', async () => {
    const member = await newMember();
    expect((await setQuestions(member)).outcome()).toBe('409 payment.password.missing');
    await setPaymentPassword(member);
    await setQuestions(member);
    const own = answers.map((answer) => ({ ...answer, answer: 'milik orang lain' }));
    expect((await setQuestions(member, own, '')).outcome()).toBe('403 payment.password.wrong');
    expect((await setQuestions(member, own, '111222')).outcome()).toBe('403 payment.password.wrong');
    expect((await reset(member, own)).outcome()).toBe('403 security.answer.wrong');
    expect((await setQuestions(member, own)).outcome()).toBe('200');
    expect((await reset(member, own)).outcome()).toBe('200');
  });

  test('ME-08 of two choices at once one remains, and neither fails', async () => {
    const others = ['primaryschool', 'firstteacher', 'childhoodfriend'].map((questionId) => ({
      questionId,
      answer: 'Kuala',
    }));
    for (const second of [answers, others]) {
      const member = await newMember();
      await setPaymentPassword(member);
      const held = await holdRows(server, 'lock table wau.security_answers in exclusive mode', []);
      const both = [setQuestions(member), setQuestions(member, second)];
      await held.waiting(2);
      await held.release();
      expect((await Promise.all(both)).map((answer) => answer.outcome())).toEqual(['200', '200']);
      const { chosen } = (await server.call('listSecurityQuestions', { token: member.token })).value();
      expect(chosen).toHaveLength(3);
    }
  });

  test('ME-08 questions chosen with a payment password that is changed meanwhile are not', async () => {
    const member = await newMember();
    await setPaymentPassword(member);
    const held = await holdMember(server, member.memberId);
    const changed = setPaymentPassword(member, {
      oldPaymentPassword: paymentPassword,
      newPaymentPassword: '905172',
    });
    await held.waiting(1);
    const late = setQuestions(member);
    await held.waiting(2);
    await held.release();
    expect((await changed).outcome()).toBe('200');
    expect((await late).outcome()).toBe('403 payment.password.wrong');
  });

  test('ME-08 answers that are replaced meanwhile reset nothing', async () => {
    const member = await newMember();
    await setPaymentPassword(member);
    await setQuestions(member);
    const held = await holdMember(server, member.memberId);
    const own = answers.map((answer) => ({ ...answer, answer: 'lain' }));
    const replaced = setQuestions(member, own);
    await held.waiting(1);
    const late = reset(member);
    await held.waiting(2);
    await held.release();
    expect((await replaced).outcome()).toBe('200');
    expect((await late).outcome()).toBe('403 security.answer.wrong');
    expect((await reset(member, own)).outcome()).toBe('200');
  });

  test('ME-08 answers that nobody had time to look at do not count', async () => {
    const member = await newMember();
    await setPaymentPassword(member);
    await setQuestions(member);
    const merchant = await server.handle.merchantOf('localhost', undefined);
    if (merchant === undefined) throw new Error('no merchant');
    const context = { merchant, member: { memberId: member.memberId } } as never;
    const verify = () => Promise.reject(new OverloadError('queue.full'));
    const parts = { runner: server.runner, clock: server.clock, passwords: { verify } } as never;
    for (let attempt = 0; attempt <= securityAnswerAttempts; attempt += 1) {
      await expect(checkSecurityAnswers(parts, context, answers)).rejects.toThrow(OverloadError);
    }
    expect((await reset(member)).outcome()).toBe('200');
  });

  test('ME-08 answers cannot be guessed at for long', async () => {
    const member = await newMember();
    await setPaymentPassword(member);
    await setQuestions(member);
    const wrong = answers.map((answer) => ({ ...answer, answer: 'salah' }));
    for (let attempt = 0; attempt < securityAnswerAttempts; attempt += 1) await reset(member, wrong);
    expect((await reset(member)).outcome()).toBe('429 payment.password.locked');
  });
});

describe('ME-08 bank cards and e-wallets', () => {
  test('ME-08 a card is added, listed without its number, and removed; the member is told', async () => {
    const member = await newMember();
    await giveAddress(member.memberId);
    const added = (await addBankCard(member)).value();
    expect(added).toMatchObject({ bankName: 'Maybank', kind: 'bank', lastDigits: '5566' });
    expect(added.holderName).toBe('A•••• b•••• A••••');
    const listed = (await server.call('listBankCards', { token: member.token })).value();
    expect(listed).toEqual([added]);
    expect(JSON.stringify(listed)).not.toContain('33445566');
    const remove = (loginPassword: string) =>
      server.call('removeBankCard', {
        token: member.token,
        params: { bankCardId: added.bankCardId },
        body: { loginPassword },
      });
    expect((await remove('wrong')).outcome()).toBe('403 password.wrong');
    expect((await remove(member.password)).outcome()).toBe('200');
    expect((await remove(member.password)).outcome()).toBe('404 bank.card.unknown');
    expect((await server.call('listBankCards', { token: member.token })).value()).toEqual([]);
    expect(await noticesOf(member)).toBe(2);
    // It may come back.
    expect((await addBankCard(member)).outcome()).toBe('200');
  });

  test('ME-08 number and holder are sealed at rest', async () => {
    const member = await newMember();
    await addBankCard(member);
    const [row] = await server.runner.query<{ whole: string }>({
      text: `select encode(sealed_account_number, 'escape') || encode(sealed_holder_name, 'escape') || last_digits
                    || encode(account_fingerprint, 'escape') as whole
             from wau.bank_cards where member_id = $1`,
      values: [member.memberId],
    });
    expect(row?.whole).not.toContain('112233445566');
    expect(row?.whole).not.toContain('Aisyah');
  });

  test('ME-08 each refusal of a card', async () => {
    const member = await newMember();
    expect((await addBankCard(member, { bankCode: 'nobank' })).outcome()).toBe('404 bank.unknown');
    expect((await addBankCard(member, { bankCode: 'aba' })).outcome()).toBe('404 bank.unknown');
    expect((await addBankCard(member, { accountNumber: '123' })).outcome()).toBe('400 bank.account.invalid');
    expect((await addBankCard(member, { holderName: '  ' })).outcome()).toBe('400 request.invalid');
    expect((await addBankCard(member, { loginPassword: 'wrong' })).outcome()).toBe('403 password.wrong');
    await addBankCard(member);
    expect((await addBankCard(member, { accountNumber: '112233445566' })).outcome()).toBe(
      '409 bank.card.known',
    );
    for (let extra = 1; extra < bankCardLimit; extra += 1) {
      expect((await addBankCard(member, { accountNumber: `99887766550${extra}` })).outcome()).toBe('200');
    }
    const oneMore = async () => (await addBankCard(member, { accountNumber: '999999999999' })).outcome();
    expect(await oneMore()).toBe('409 bank.card.too.many');
    // One that was removed leaves its place.
    const [card] = (await server.call('listBankCards', { token: member.token })).value();
    await server.call('removeBankCard', {
      token: member.token,
      params: { bankCardId: card?.bankCardId ?? expect.fail('there are cards') },
      body: { loginPassword: member.password },
    });
    expect(await oneMore()).toBe('200');
  });

  test("ME-08 nobody removes another's card", async () => {
    const [owner, thief] = [await newMember(), await newMember()];
    const { bankCardId } = (await addBankCard(owner)).value();
    const answer = await server.call('removeBankCard', {
      token: thief.token,
      params: { bankCardId },
      body: { loginPassword: thief.password },
    });
    expect(answer.outcome()).toBe('404 bank.card.unknown');
  });

  test('ME-08 the list of banks is the merchant’s own', async () => {
    const member = await newMember();
    const banks = (await server.call('listBanks', { token: member.token })).value();
    expect(banks.map((bank) => bank.bankCode)).toContain('maybank');
    expect(banks.map((bank) => bank.bankCode)).not.toContain('aba');
    for (const { accountPattern } of banks)
      expect(() => new RegExp(accountPattern, patternFlags)).not.toThrow();
  });

  test.each([
    ['closed', `update wau.banks set enabled = false where bank_code = 'gone'`],
    ['taken away', `delete from wau.banks where bank_code = 'gone'`],
  ])('ME-08 a bank that is %s while the password is looked at gets no new account', async (_, change) => {
    await server.runner.query({
      text: `insert into wau.banks (merchant_id, bank_code, bank_name, kind, account_pattern)
             values ('wau', 'gone', 'Gone', 'bank', '^[0-9]{12}$')
             on conflict (merchant_id, bank_code) do update set enabled = true`,
      values: [],
    });
    const member = await newMember();
    const held = await holdMember(server, member.memberId);
    const added = addBankCard(member, { bankCode: 'gone' });
    await held.waiting(1);
    await server.runner.query({ text: change, values: [] });
    await held.release();
    expect((await added).outcome()).toBe('404 bank.unknown');
    expect((await server.call('listBankCards', { token: member.token })).value()).toEqual([]);
  });
});

test('ME-08 securityConfig tells what protects the account, and the login before this one', async () => {
  const member = await newMember();
  const before = (await server.call('getSecurityConfig', { token: member.token })).value();
  expect(before).toMatchObject({ hasPaymentPassword: false, bankCardCount: 0, isSecondStepOn: false });
  expect(before.lastLogin).toBeNull();
  await setPaymentPassword(member);
  await addBankCard(member);
  const configAfterLoginFrom = async (address: string) => {
    server.clock.advance(1_000);
    const body = {
      type: 'username',
      username: member.username,
      password: member.password,
      captcha: '',
    } as const;
    const login = await server.call('login', { body, address });
    return (await server.call('getSecurityConfig', { token: login.value().token })).value();
  };
  const after = await configAfterLoginFrom('198.51.100.7');
  expect(after).toMatchObject({ hasPaymentPassword: true, bankCardCount: 1, sessionCount: 2 });
  expect(after.lastLogin?.address).toBe('127.0.0.1');
  expect((await configAfterLoginFrom('198.51.100.8')).lastLogin?.address).toBe('198.51.100.7');
});
