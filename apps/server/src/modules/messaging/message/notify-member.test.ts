import type { LanguageCode } from '@wau/contract/languages';
import { withTransaction } from '@wau/service/database/database';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { queuedMessages } from '../../../testing/sent-messages.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import type { MessageConfig } from './message-config.ts';
import { notifyMember, sentNoticesPerMember } from './notify-member.ts';

const server = await createTestServer();
const merchant = {
  merchantCode: 'wau' as TestMember['merchantCode'],
  brandName: 'Wau',
  themeName: 'night',
  languages: ['MY', 'EN'] as readonly LanguageCode[],
  defaultLanguage: 'MY' as LanguageCode,
};

interface Contact {
  readonly email?: string;
  readonly number?: string;
  readonly isConfirmed?: boolean;
  readonly language?: string;
}

let members = 0;
async function memberWith({ email, number, isConfirmed = true, language }: Contact): Promise<TestMember> {
  members += 1;
  const member = await server.openMember(`noticed${members}`);
  await server.runner.query({
    text: `update wau.members set email = $2, mobile_number = $3, language = $4,
                  mobile_confirmed_at = case when $5 then now() end where member_id = $1`,
    values: [
      member.memberId,
      email ?? null,
      number ?? null,
      language ?? null,
      number !== undefined && isConfirmed,
    ],
  });
  return member;
}

function notify(
  { memberId }: TestMember,
  messages: MessageConfig = { sms: 'outbox', mail: 'outbox' },
  languages = merchant.languages,
) {
  const config = { masterSecret: testSecret, messages } as Parameters<typeof notifyMember>[0]['config'];
  const parts = { clock: server.clock, random: systemRandom, config };
  return withTransaction(server.database, (tx) =>
    notifyMember(parts, tx, { merchant: { ...merchant, languages }, memberId, kind: 'password.changed' }),
  );
}

const inboxOf = async ({ token }: TestMember, language = 'MY') =>
  (await server.call('listInboxMessages', { token, headers: { Language: language } })).value().list;

describe('a notice', () => {
  test.each([
    ['EN', 'en'],
    ['MY', 'ms'],
    ['XX', 'ms'],
    [undefined, 'ms'],
  ])(
    'to a member who reads %s is written in that language, else in the merchant’s own',
    async (language, lang) => {
      const email = `reads-${language ?? 'none'}@example.test`.toLowerCase();
      const member = await memberWith({ email, ...(language === undefined ? {} : { language }) });
      await notify(member);
      const [letter] = await queuedMessages(server, email);
      if (letter?.content.channel !== 'mail') throw new Error('no letter');
      const { subject, greeting, paragraphs, locale } = letter.content;
      expect(locale.slice(0, 2)).toBe(lang);
      expect(greeting).toContain(member.username);
      const [inbox] = await inboxOf(member, lang === 'en' ? 'EN' : 'MY');
      expect(inbox?.title).toBe(subject);
      expect(inbox?.content).toContain(`<p>${paragraphs[0]}</p>`);
    },
  );

  test('is not written in a language that the site no longer offers', async () => {
    const member = await memberWith({ email: 'gone@example.test', language: 'EN' });
    await notify(member, { sms: 'outbox', mail: 'outbox' }, ['MY']);
    const [letter] = await queuedMessages(server, 'gone@example.test');
    expect(letter?.content).toMatchObject({ channel: 'mail', locale: 'ms-MY' });
  });

  test('goes to the address, else to a number that was confirmed, and to the inbox in any case', async () => {
    const both = await memberWith({ email: 'both@example.test', number: '+60121110001' });
    const phoned = await memberWith({ number: '+60121110002' });
    const claimed = await memberWith({ number: '+60121110003', isConfirmed: false });
    for (const member of [both, phoned, claimed]) await notify(member);
    const sentTo = async (recipient: string) => (await queuedMessages(server, recipient)).length;
    expect(await sentTo('both@example.test')).toBe(1);
    expect(await sentTo('+60121110001')).toBe(0);
    expect(await sentTo('+60121110002')).toBe(1);
    expect(await sentTo('+60121110003')).toBe(0);
    for (const member of [both, phoned, claimed]) expect(await inboxOf(member)).toHaveLength(1);
  });

  test('takes the channel that is there', async () => {
    const member = await memberWith({ email: 'nomail@example.test', number: '+60121110004' });
    await notify(member, { sms: 'outbox', mail: 'off' });
    expect(await queuedMessages(server, 'nomail@example.test')).toEqual([]);
    expect(await queuedMessages(server, '+60121110004')).toHaveLength(1);
    await notify(member, { sms: 'off', mail: 'off' });
    expect(await queuedMessages(server, '+60121110004')).toHaveLength(1);
    expect(await inboxOf(member)).toHaveLength(2);
  });

  test('leaves the house so often a day and no oftener, and is in the inbox each time', async () => {
    const member = await memberWith({ email: 'loop@example.test' });
    for (let sent = 0; sent < sentNoticesPerMember + 2; sent += 1) await notify(member);
    expect(await queuedMessages(server, 'loop@example.test')).toHaveLength(sentNoticesPerMember);
    const count = (await server.call('getInboxCount', { token: member.token })).value();
    expect(count.total).toBe(sentNoticesPerMember + 2);
    server.clock.advance(24 * 60 * 60_000);
    await notify(member);
    expect(await queuedMessages(server, 'loop@example.test')).toHaveLength(sentNoticesPerMember + 1);
  });
});
