import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConversationId, MerchantCode } from '@wau/contract/ids';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { handOverChatsJob } from './hand-over-chats-job.ts';

const server = await createTestServer();
beforeAll(() => switchOnFlags(server, 'MAILCEN'));
const supporter = await openOperator(server, 'supporter', 'supporter');
const { token: deskToken } = supporter;

/** Changes a setting as an operator does, and waits until every part of the server knows. */
async function setHours(hours: string, answerMinutes = 10): Promise<void> {
  await server.runner.query({
    text: `update wau.merchants set service_hours = $1, service_answer_minutes = $2 where merchant_id = 'wau'`,
    values: [hours, answerMinutes],
  });
  await expect
    .poll(async () => {
      const merchant = await server.handle.merchantOf('', 'wau');
      return [merchant?.serviceHours, merchant?.serviceAnswerMinutes];
    })
    .toEqual([hours, answerMinutes]);
}

let count = 0;
const newMember = () => {
  count += 1;
  return server.openMember(`chat.member.${count}`);
};
const newClientId = () => {
  count += 1;
  return `client-${String(count).padStart(10, '0')}`;
};

const send = ({ token }: TestMember, body: Partial<CallBody<Calls['sendChatMessage']>>) =>
  server.call('sendChatMessage', { token, body: { clientId: newClientId(), content: '', ...body } });
const say = async (member: TestMember, content: string) => (await send(member, { content })).value();
const chatOf = async ({ token }: TestMember) => (await server.call('getChat', { token })).value();
const messagesOf = async ({ token }: TestMember) =>
  (await server.call('listChatMessages', { token, query: {} })).value().list.toReversed();
const saidIn = async (member: TestMember) =>
  (await messagesOf(member)).map(({ author, content, notice }) => `${author}: ${notice ?? content}`);
const idOf = async ({ memberId }: TestMember): Promise<ConversationId> => {
  const { list } = (await server.call('listOpenChats', { token: deskToken })).value();
  return list.find((each) => each.memberId === memberId)?.conversationId as ConversationId;
};
const answer = (
  conversationId: ConversationId,
  content: string,
  clientId = newClientId(),
  token = deskToken,
) => server.call('answerChat', { token, params: { conversationId }, body: { clientId, content } });
const close = (conversationId: ConversationId, token = deskToken, reason = 'Sudah selesai') =>
  server.call('closeChat', { token, params: { conversationId }, body: { reason } });
const merchants = {
  all: async () => [await server.handle.merchantOf('', 'wau')].filter((each) => each !== undefined),
};
const handOver = () => handOverChatsJob({ ...server, merchants }).run({}, new AbortController().signal);
const eventsOf = async ({ memberId }: TestMember) => {
  const rows = await server.runner.query<{ content: Record<string, unknown> }>({
    text: 'select content from wau.member_events where member_id = $1 order by event_number',
    values: [memberId],
  });
  return rows.map(({ content }) => content);
};
const picture = async (format: 'png' | 'jpeg' | 'webp' = 'png') => {
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  return (await drawn[format]().toBuffer()).toString('base64');
};

describe('HO-08 a conversation', () => {
  test('is empty, then numbered, answered, read and closed, and begins anew by writing', async () => {
    const member = await newMember();
    expect(await chatOf(member)).toMatchObject({ status: null, lastNumber: 0, unreadCount: 0 });
    expect(await messagesOf(member)).toEqual([]);
    expect(await say(member, '  Deposit saya belum masuk  ')).toMatchObject({
      messageNumber: 1,
      author: 'member',
      content: 'Deposit saya belum masuk',
      hasImage: false,
      notice: null,
    });
    await say(member, 'RM 50');
    expect(await chatOf(member)).toMatchObject({ status: 'waiting', lastNumber: 2, unreadCount: 0 });
    const id = await idOf(member);
    expect((await answer(id, ' Kami semak sekarang ')).value()).toMatchObject({
      messageNumber: 3,
      author: 'operator',
      content: 'Kami semak sekarang',
    });
    expect(await chatOf(member)).toMatchObject({ status: 'answered', unreadCount: 1, waitingSince: null });
    expect(await idOf(member)).toBeUndefined();
    const { token } = member;
    const read = (messageNumber: number) =>
      server.call('readChat', { token, body: { messageNumber } }).then((each) => each.outcome());
    expect(await read(999)).toBe('200');
    expect(await read(1)).toBe('200');
    expect(await chatOf(member)).toMatchObject({ unreadCount: 0 });
    expect((await close(id)).outcome()).toBe('200');
    expect((await close(id)).outcome()).toBe('409 chat.closed');
    expect(await chatOf(member)).toMatchObject({ status: 'closed', unreadCount: 1 });
    await say(member, 'Satu lagi');
    expect(await chatOf(member)).toMatchObject({ status: 'waiting' });
    expect(await saidIn(member)).toEqual([
      'member: Deposit saya belum masuk',
      'member: RM 50',
      'operator: Kami semak sekarang',
      'system: closed',
      'member: Satu lagi',
    ]);
    // Not while somebody is there: the page tells it.
    const inbox = (await server.call('getInboxCount', { token })).value();
    expect(inbox.unread).toBe(0);
  });

  test('pages go back in order, without a gap', async () => {
    const member = await newMember();
    for (let number = 1; number <= 7; number += 1) await say(member, `Mesej ${number}`);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { pageSize: 3, ...(cursor === undefined ? {} : { cursor }) };
      const page = (await server.call('listChatMessages', { token: member.token, query })).value();
      seen.push(...page.list.map(({ messageNumber }) => messageNumber));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  test('A5 every change is an event, in the order of the numbers', async () => {
    const member = await newMember();
    await say(member, 'Satu');
    const id = await idOf(member);
    await answer(id, 'Dua');
    await close(id);
    expect(await eventsOf(member)).toEqual([
      { kind: 'chat', messageNumber: 1, author: 'member' },
      { kind: 'chat', messageNumber: 2, author: 'operator' },
      { kind: 'chat', messageNumber: 3, author: 'system' },
    ]);
  });

  test('F1 what comes again under its name is the same message, also twenty at once', async () => {
    const member = await newMember();
    const clientId = newClientId();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(member, { clientId, content: 'Sekali' })),
    );
    for (const each of answers) {
      if (each.outcome() === '200') expect(each.value()).toMatchObject({ messageNumber: 1, clientId });
      else expect(each.outcome()).toBe('429 chat.too.many');
    }
    expect(answers.filter((each) => each.outcome() === '200').length).toBeGreaterThan(0);
    expect(await saidIn(member)).toEqual(['member: Sekali']);
    expect((await send(member, { clientId, content: 'Sekali' })).outcome()).toBe('200');
    expect((await send(member, { clientId, content: 'Lain' })).outcome()).toBe('409 idempotency.conflict');
    const id = await idOf(member);
    const named = newClientId();
    expect((await answer(id, 'Ya', named)).value().messageNumber).toBe(2);
    expect((await answer(id, 'Ya', named)).value().messageNumber).toBe(2);
    expect((await answer(id, 'Tidak', named)).outcome()).toBe('409 idempotency.conflict');
    expect(await saidIn(member)).toEqual(['member: Sekali', 'operator: Ya']);
  });

  test('messages of twenty at once are numbered without a gap', async () => {
    const member = await newMember();
    await Promise.all(Array.from({ length: 20 }, (_, index) => send(member, { content: `Mesej ${index}` })));
    const numbers = (await messagesOf(member)).map(({ messageNumber }) => messageNumber);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('chat.empty, chat.too.many: nothing is refused, and so is a flood', async () => {
    const member = await newMember();
    expect((await send(member, { content: ' \n ' })).outcome()).toBe('400 chat.empty');
    expect((await send(member, { content: 'a'.repeat(1_001) })).outcome()).toBe('400 request.invalid');
    for (let index = 0; index < 20; index += 1) await say(member, `Mesej ${index}`);
    expect((await send(member, { content: 'Lebih' })).outcome()).toBe('429 chat.too.many');
    const id = await idOf(member);
    expect((await answer(id, '   ')).outcome()).toBe('400 chat.empty');
    server.clock.advance(60_000);
    expect((await send(member, { content: 'Seminit kemudian' })).outcome()).toBe('200');
  });
});

describe('HO-08 while nobody is there', () => {
  test('out of hours it is a ticket at once, and the answer comes to the conversation and the inbox', async () => {
    const member = await newMember();
    // A moment of the test's clock is of no day in particular; the hours are those it is not in.
    await setHours(hoursAround(server.clock.nowMs() + 12 * 60 * 60_000));
    try {
      const { token } = member;
      const hours = (await server.call('getServiceHours')).value();
      expect(hours).toMatchObject({ isOffered: true, isOpen: false, answerMinutes: 10 });
      expect(Date.parse(hours.changesAt ?? '')).toBeGreaterThan(server.clock.nowMs());
      await say(member, 'Ada orang?');
      await say(member, 'Hello?');
      expect(await chatOf(member)).toMatchObject({ status: 'ticket', unreadCount: 1 });
      expect(await saidIn(member)).toEqual(['member: Ada orang?', 'system: ticket.closed', 'member: Hello?']);
      await answer(await idOf(member), 'Kami di sini <b>semula</b>');
      expect(await chatOf(member)).toMatchObject({ status: 'answered' });
      const { list } = (await server.call('listInboxMessages', { token, query: {} })).value();
      expect(list[0]).toMatchObject({ title: 'Kami sudah menjawab anda', isRead: false });
      expect(list[0]?.content).toContain('Kami di sini &lt;b&gt;semula&lt;/b&gt;');
    } finally {
      await setHours('always');
    }
  });

  test('what nobody answers within the published time becomes a ticket, once, and the member is told', async () => {
    const member = await newMember();
    const other = await newMember();
    await say(member, 'Tolong');
    server.clock.advance(9 * 60_000);
    await say(other, 'Saya pun');
    await handOver();
    expect(await chatOf(member)).toMatchObject({ status: 'waiting' });
    server.clock.advance(60_000);
    await Promise.all([handOver(), handOver()]);
    await handOver();
    expect(await chatOf(member)).toMatchObject({ status: 'ticket', unreadCount: 1 });
    expect(await chatOf(other)).toMatchObject({ status: 'waiting' });
    expect(await saidIn(member)).toEqual(['member: Tolong', 'system: ticket.unanswered']);
    expect((await eventsOf(member)).at(-1)).toEqual({ kind: 'chat', messageNumber: 2, author: 'system' });
  });

  test('what waits when the hours end becomes a ticket', async () => {
    const member = await newMember();
    await say(member, 'Sempat lagi?');
    await setHours(hoursAround(server.clock.nowMs() + 12 * 60 * 60_000));
    try {
      await handOver();
      expect(await saidIn(member)).toEqual(['member: Sempat lagi?', 'system: ticket.closed']);
    } finally {
      await setHours('always');
    }
  });

  test('S10 module.unavailable: where it is off, every call of members is refused and nothing is kept', async () => {
    const member = await newMember();
    const { token } = member;
    await setHours('off');
    try {
      expect((await server.call('getServiceHours')).value()).toMatchObject({
        isOffered: false,
        isOpen: false,
      });
      const outcomes = await Promise.all([
        send(member, { content: 'Ada?' }),
        server.call('getChat', { token }),
        server.call('listChatMessages', { token, query: {} }),
        server.call('getChatImage', { token, params: { messageNumber: 1 } }),
        server.call('readChat', { token, body: { messageNumber: 1 } }),
        server.call('typeInChat', { token }),
      ]);
      expect(new Set(outcomes.map((each) => each.outcome()))).toEqual(new Set(['403 module.unavailable']));
    } finally {
      await setHours('always');
    }
    expect(await messagesOf(member)).toEqual([]);
  });
});

describe('HO-08 S7 pictures', () => {
  test('are drawn anew, sealed for their message, and shown to the member and to who may answer', async () => {
    const member = await newMember();
    const { token } = member;
    expect((await send(member, { image: await picture('jpeg') })).value()).toMatchObject({
      messageNumber: 1,
      content: '',
      hasImage: true,
    });
    const own = (await server.call('getChatImage', { token, params: { messageNumber: 1 } })).value();
    expect([...Buffer.from(own.image, 'base64').subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const params = { conversationId: await idOf(member), messageNumber: 1 };
    const opened = (await server.call('openChatImage', { token: deskToken, params })).value();
    expect(opened.image).toBe(own.image);
    const [row] = await server.runner.query<{ sealed_image: Buffer }>({
      text: 'select sealed_image from wau.chat_images where conversation_id = $1',
      values: [params.conversationId],
    });
    expect(row?.sealed_image.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  });

  test('chat.image.invalid: hostile files are refused, and nothing is kept', async () => {
    const member = await newMember();
    const good = await picture();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
    const tooLarge = Buffer.concat([Buffer.from(good, 'base64'), Buffer.alloc(5 * 1024 * 1024)]);
    for (const image of [svg, await picture('webp'), good.slice(0, 40), tooLarge.toString('base64'), '%%']) {
      expect((await send(member, { image })).outcome()).toBe('400 chat.image.invalid');
    }
    expect((await send(member, { image: 'A'.repeat(8 * 1024 * 1024) })).outcome()).toBe(
      '413 request.body.too.large',
    );
    expect(await messagesOf(member)).toEqual([]);
  });

  test('chat.too.many, chat.image.unknown: twenty an hour, and none that there is not', async () => {
    const member = await newMember();
    const { token } = member;
    const image = await picture();
    for (let index = 0; index < 20; index += 1) {
      expect((await send(member, { image })).outcome()).toBe('200');
      if (index === 10) server.clock.advance(60_000);
    }
    server.clock.advance(60_000);
    expect((await send(member, { image })).outcome()).toBe('429 chat.too.many');
    expect((await send(member, { content: 'Tanpa gambar' })).outcome()).toBe('200');
    const missing = await server.call('getChatImage', { token, params: { messageNumber: 21 } });
    expect(missing.outcome()).toBe('404 chat.image.unknown');
  });
});

describe('HO-08 typing', () => {
  test('each side sees the other write for some seconds, and no longer', async () => {
    const member = await newMember();
    await say(member, 'Hai');
    const conversationId = await idOf(member);
    const read = async (typing?: boolean) => {
      const query = typing === undefined ? {} : { typing };
      return (
        await server.call('readMemberChat', { token: deskToken, params: { conversationId }, query })
      ).value();
    };
    expect((await read()).chat.isMemberTyping).toBe(false);
    expect((await server.call('typeInChat', { token: member.token })).outcome()).toBe('200');
    expect((await read()).chat.isMemberTyping).toBe(true);
    expect((await chatOf(member)).typingUntil).toBeNull();
    await read(true);
    await read(true);
    expect(Date.parse((await chatOf(member)).typingUntil ?? '')).toBeGreaterThan(server.clock.nowMs());
    const typing = (await eventsOf(member)).filter(({ kind }) => kind === 'chatTyping');
    expect(typing).toEqual([{ kind: 'chatTyping', until: expect.any(String) }]);
    server.clock.advance(6_000);
    expect((await read()).chat.isMemberTyping).toBe(false);
    expect((await chatOf(member)).typingUntil).toBeNull();
    await read(true);
    await answer(conversationId, 'Ya?');
    expect((await chatOf(member)).typingUntil).toBeNull();
  });

  test('more often than thirty times a minute is not heard, and no error', async () => {
    const member = await newMember();
    await say(member, 'Hai');
    for (let index = 0; index < 40; index += 1) {
      expect((await server.call('typeInChat', { token: member.token })).outcome()).toBe('200');
    }
  });
});

describe('HO-08 those who answer', () => {
  test('see the longest wait first, and read a conversation', async () => {
    const first = await newMember();
    const second = await newMember();
    await say(first, 'Pertama');
    server.clock.advance(1_000);
    await say(second, 'Kedua');
    await say(first, 'Pertama lagi');
    const { list } = (await server.call('listOpenChats', { token: deskToken })).value();
    const mine = list.filter(({ memberId }) => [first.memberId, second.memberId].includes(memberId));
    expect(mine.map(({ memberId }) => memberId)).toEqual([first.memberId, second.memberId]);
    const params = { conversationId: await idOf(first) };
    const read = (
      await server.call('readMemberChat', { token: deskToken, params, query: { pageSize: 1 } })
    ).value();
    expect(read.chat).toMatchObject({
      memberId: first.memberId,
      username: expect.any(String),
      lastNumber: 2,
    });
    expect(read.messages.list).toMatchObject([{ messageNumber: 2, content: 'Pertama lagi' }]);
    expect(read.messages.nextCursor).toBe('2');
  });

  test('see how much was said since, and an answer leaves nothing', async () => {
    const member = await newMember();
    await say(member, 'Satu');
    const conversationId = await idOf(member);
    const unanswered = async () =>
      (
        await server.call('readMemberChat', { token: deskToken, params: { conversationId }, query: {} })
      ).value().chat.unansweredCount;
    server.clock.advance(1_000);
    await say(member, 'Dua');
    expect(await unanswered()).toBe(2);
    server.clock.advance(1_000);
    await answer(conversationId, 'Ya?');
    expect(await unanswered()).toBe(0);
    server.clock.advance(1_000);
    await say(member, 'Tiga');
    expect(await unanswered()).toBe(1);
  });

  test('case.claimed: one alone answers what was claimed, goes on with it after the answer, and ends it', async () => {
    const member = await newMember();
    await say(member, 'Hai');
    const conversationId = await idOf(member);
    const { token: otherToken } = await openOperator(server, 'supporter.other', 'supporter');
    const claim = async (token: string) =>
      (await server.call('claimChat', { token, params: { caseId: conversationId } })).outcome();
    expect(await claim(deskToken)).toBe('200');
    expect(await claim(otherToken)).toBe('409 case.claimed');
    expect((await answer(conversationId, 'Saya!', newClientId(), otherToken)).outcome()).toBe(
      '409 case.claimed',
    );
    expect((await close(conversationId, otherToken)).outcome()).toBe('409 case.claimed');
    const said = newClientId();
    expect((await answer(conversationId, 'Ya?', said)).outcome()).toBe('200');
    // Answered and claimed: it stays in everybody's list, and nobody else may butt in.
    expect(await idOf(member)).toBe(conversationId);
    expect(await claim(otherToken)).toBe('409 case.claimed');
    expect((await close(conversationId, deskToken, ' a ')).outcome()).toBe('400 request.invalid');
    expect((await close(conversationId)).outcome()).toBe('200');
    expect(await idOf(member)).toBeUndefined();
    expect(await claim(otherToken)).toBe('200');
    // What was said already is said, whoever has the conversation now.
    expect((await answer(conversationId, 'Ya?', said)).outcome()).toBe('200');
    expect((await answer(conversationId, 'Lagi')).outcome()).toBe('409 case.claimed');
    expect(await saidIn(member)).toEqual(['member: Hai', 'operator: Ya?', 'system: closed']);
  });

  test('chat.unknown, permission.missing: and their own merchant’s alone', async () => {
    const member = await newMember();
    await say(member, 'Rahsia');
    const conversationId = await idOf(member);
    const elsewhere = await openOperator(server, 'supporter.laut', 'supporter', ['laut']);
    const { token } = elsewhere;
    const params = { conversationId };
    const body = { clientId: newClientId(), content: 'Hai' };
    for (const merchantCode of ['wau', 'laut'] as MerchantCode[]) {
      const refusal = merchantCode === 'wau' ? '403 permission.missing' : '404 chat.unknown';
      const asked = { token, merchantCode, params };
      expect((await server.call('answerChat', { ...asked, body })).outcome()).toBe(refusal);
      const closing = { ...asked, body: { reason: 'Sudah selesai' } };
      expect((await server.call('closeChat', closing)).outcome()).toBe(refusal);
      expect((await server.call('readMemberChat', { ...asked, query: { typing: true } })).outcome()).toBe(
        refusal,
      );
    }
    const image = { token, merchantCode: 'laut', params: { conversationId, messageNumber: 1 } };
    expect((await server.call('openChatImage', image)).outcome()).toBe('404 chat.image.unknown');
    expect((await server.call('listOpenChats', { token, merchantCode: 'laut' })).value().list).toEqual([]);
    expect(await saidIn(member)).toEqual(['member: Rahsia']);
  });

  test('leave who answered and what in the audit', async () => {
    const member = await newMember();
    await say(member, 'Hai');
    const conversationId = await idOf(member);
    await answer(conversationId, 'Selamat datang');
    await close(conversationId);
    const entries = await server.runner.query<{ action: string; actor_name: string; new_values: unknown }>({
      text: 'select action, actor_name, new_values from wau.audit_entries where subject = $1 order by entry_id',
      values: [conversationId],
    });
    expect(entries).toMatchObject([
      { action: 'answerChat', actor_name: 'supporter', new_values: { content: 'Selamat datang' } },
      { action: 'closeChat', new_values: { status: 'closed', reason: 'Sudah selesai' } },
    ]);
  });
});

/** Two hours around a moment, every day, where the merchant is. */
function hoursAround(atMs: number): string {
  const clock = (hour: number) =>
    `${String((new Date(atMs).getUTCHours() + 8 + hour + 24) % 24).padStart(2, '0')}:00`;
  return `mon-sun ${clock(-1)}-${clock(1)}`;
}
