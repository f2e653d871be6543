import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { FeedbackId } from '@wau/contract/ids';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

const server = await createTestServer();
beforeAll(() => switchOnFlags(server, 'FEEDBACK3', 'MAILCEN'));
const supporter = await openOperator(server, 'supporter', 'supporter');

let members = 0;
const newMember = () => {
  members += 1;
  return server.openMember(`feedback.member.${members}`);
};
const send = ({ token }: TestMember, body: CallBody<Calls['sendFeedback']>) =>
  server.call('sendFeedback', { token, body });
const historyOf = async ({ token }: TestMember) =>
  (await server.call('listFeedback', { token, query: {} })).value().list;
const latestOf = async (member: TestMember) => {
  const [latest] = await historyOf(member);
  if (latest === undefined) throw new Error('nothing was sent');
  return latest;
};
const answer = (feedbackId: FeedbackId, content: string) =>
  server.call('answerFeedback', { token: supporter.token, params: { feedbackId }, body: { content } });
const picture = async (format: 'png' | 'jpeg' | 'webp' = 'png') => {
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
  return (await drawn[format]().toBuffer()).toString('base64');
};

describe('ME-06 what a member has to say', () => {
  test('the content alone is enough, and is of no category', async () => {
    const member = await newMember();
    expect((await send(member, { content: 'Cadangan' })).outcome()).toBe('200');
    expect(await latestOf(member)).toMatchObject({
      category: 'other',
      content: 'Cadangan',
      imageCount: 0,
      hasUnreadReply: false,
      replies: [],
    });
  });

  test('category and pictures stay with it; the newest stands first', async () => {
    const member = await newMember();
    await send(member, { content: 'Pertama' });
    server.clock.advance(1_000);
    const images = [await picture('png'), await picture('jpeg')];
    expect((await send(member, { content: 'Kedua', category: 'payment', images })).outcome()).toBe('200');
    const [second, first] = await historyOf(member);
    expect(first?.content).toBe('Pertama');
    expect(second).toMatchObject({ category: 'payment', imageCount: 2 });
    const params = { feedbackId: second?.feedbackId as FeedbackId };
    const { list } = (await server.call('getFeedbackImages', { token: member.token, params })).value();
    const kept = list.map((one) => Buffer.from(one, 'base64'));
    expect(kept.map((one) => [...one.subarray(0, 3)])).toEqual([
      [0xff, 0xd8, 0xff],
      [0xff, 0xd8, 0xff],
    ]);
    const rows = await server.runner.query<{ sealed_image: Buffer }>({
      text: 'select sealed_image from wau.feedback_images where feedback_id = $1',
      values: [params.feedbackId],
    });
    expect(rows.some(({ sealed_image }) => sealed_image.includes(Buffer.from([0xff, 0xd8, 0xff])))).toBe(
      false,
    );
  });

  test('F1 what comes again under its client’s name is stored once and counted once', async () => {
    const member = await newMember();
    const body = { content: 'Sekali sahaja', clientId: 'client-0123456789' };
    const answers = await Promise.all(Array.from({ length: 3 }, () => send(member, body)));
    expect(answers.map((each) => each.outcome())).toEqual(['200', '200', '200']);
    for (let count = 0; count < 10; count += 1) expect((await send(member, body)).outcome()).toBe('200');
    expect(await historyOf(member)).toHaveLength(1);
    // Another member's client may call something the same.
    const other = await newMember();
    expect((await send(other, body)).outcome()).toBe('200');
    expect(await historyOf(other)).toHaveLength(1);
  });

  test('S7 feedback.image.invalid: hostile files are refused by name, and nothing is kept', async () => {
    const good = await picture();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
    const tooLarge = Buffer.concat([Buffer.from(good, 'base64'), Buffer.alloc(5 * 1024 * 1024)]);
    for (const hostile of [svg, await picture('webp'), good.slice(0, 40), tooLarge.toString('base64'), '']) {
      const member = await newMember();
      const refused = await send(member, { content: 'x', images: [good, hostile] });
      expect(refused.outcome()).toBe('400 feedback.image.invalid');
      expect(refused.envelope).toMatchObject({ value: { field: 'images.1' } });
      expect(await historyOf(member)).toEqual([]);
    }
  });

  test('S7 a fourth picture, too many words and a body beyond all pictures are refused', async () => {
    const member = await newMember();
    const good = await picture();
    const outcome = async (content: string, images: string[]) =>
      (await send(member, { content, images })).outcome();
    expect(await outcome('x', [good, good, good, good])).toBe('400 request.invalid');
    expect(await outcome('a'.repeat(1_001), [])).toBe('400 request.invalid');
    expect(await outcome('x', ['A'.repeat(22 * 1024 * 1024)])).toBe('413 request.body.too.large');
    expect(await outcome('é'.repeat(1_000), [good, good, good])).toBe('200');
  });

  test('feedback.unknown: nobody reads another member’s, nor marks it', async () => {
    const owner = await newMember();
    await send(owner, { content: 'Rahsia', images: [await picture()] });
    const params = { feedbackId: (await latestOf(owner)).feedbackId };
    const { token } = await newMember();
    const unknown = '404 feedback.unknown';
    expect((await server.call('getFeedbackImages', { token, params })).outcome()).toBe(unknown);
    expect((await server.call('readFeedback', { token, params })).outcome()).toBe(unknown);
  });
});

const close = (feedbackId: FeedbackId, reason: string, token = supporter.token) =>
  server.call('closeFeedback', { token, params: { feedbackId }, body: { reason } });
const waitingOf = async ({ memberId }: TestMember) => {
  const { list } = (await server.call('listWaitingFeedback', { token: supporter.token })).value();
  return list.filter((one) => one.memberId === memberId);
};

describe('ME-06 an answer', () => {
  test('stands with the feedback, in the inbox and is told to open pages, until it is read', async () => {
    const member = await newMember();
    await send(member, { content: `Gambar  tidak\nkeluar ${'lama '.repeat(30)}`, category: 'problem' });
    const { feedbackId } = await latestOf(member);
    expect((await answer(feedbackId, '  Sudah dibaiki <b>  ')).outcome()).toBe('200');
    expect(await latestOf(member)).toMatchObject({
      hasUnreadReply: true,
      replies: [{ content: 'Sudah dibaiki <b>' }],
    });
    const inbox = (await server.call('listInboxMessages', { token: member.token, query: {} })).value().list;
    expect(inbox[0]).toMatchObject({ title: 'Maklum balas anda sudah dijawab', isRead: false });
    expect(inbox[0]?.content).toContain('Gambar tidak keluar lama');
    expect(inbox[0]?.content).toContain('Sudah dibaiki &lt;b&gt;');
    const events = await server.runner.query<{ content: unknown }>({
      text: 'select content from wau.member_events where member_id = $1',
      values: [member.memberId],
    });
    expect(events).toEqual([{ content: { kind: 'feedback', feedbackId } }]);
    const params = { feedbackId };
    expect((await server.call('readFeedback', { token: member.token, params })).outcome()).toBe('200');
    expect((await latestOf(member)).hasUnreadReply).toBe(false);
    server.clock.advance(1_000);
    expect((await answer(feedbackId, 'Cuba sekarang')).outcome()).toBe('200');
    expect(await latestOf(member)).toMatchObject({ hasUnreadReply: true, replies: [{}, {}] });
  });

  test('feedback.answered, feedback.empty: the same twice is refused, and so is nothing', async () => {
    const member = await newMember();
    await send(member, { content: 'Bila?' });
    const { feedbackId } = await latestOf(member);
    expect(await waitingOf(member)).toMatchObject([{ feedbackId, content: 'Bila?', category: 'other' }]);
    expect((await answer(feedbackId, '   ')).outcome()).toBe('400 feedback.empty');
    expect((await answer(feedbackId, 'Esok')).outcome()).toBe('200');
    expect((await answer(feedbackId, ' Esok')).outcome()).toBe('409 feedback.answered');
    expect((await latestOf(member)).replies).toHaveLength(1);
    expect(await waitingOf(member)).toEqual([]);
  });

  test('feedback.unknown, permission.missing: operators see their own merchant’s alone', async () => {
    const member = await newMember();
    await send(member, { content: 'Wau', images: [await picture()] });
    const params = { feedbackId: (await latestOf(member)).feedbackId };
    const { token } = await openOperator(server, 'supporter.laut', 'supporter', ['laut']);
    const body = { content: 'Hai' };
    const merchantCode = 'laut';
    expect((await server.call('answerFeedback', { token, params, body })).outcome()).toBe(
      '403 permission.missing',
    );
    const elsewhere = { token, merchantCode, params };
    expect((await server.call('answerFeedback', { ...elsewhere, body })).outcome()).toBe(
      '404 feedback.unknown',
    );
    expect((await server.call('openFeedbackImages', elsewhere)).outcome()).toBe('404 feedback.unknown');
    const { list } = (await server.call('listWaitingFeedback', { token, merchantCode })).value();
    expect(list.filter((one) => one.memberId === member.memberId)).toEqual([]);
  });
});

describe('ME-06 feedback that needs no answer', () => {
  test('is closed with a reason for the audit; its member sees that it was read, and may still be answered', async () => {
    const member = await newMember();
    await send(member, { content: 'Bagus sekali' });
    const { feedbackId, isClosed } = await latestOf(member);
    expect(isClosed).toBe(false);
    expect((await close(feedbackId, 'ok')).outcome()).toBe('400 request.invalid');
    expect(await waitingOf(member)).toHaveLength(1);
    expect((await close(feedbackId, ' Praise  alone ')).outcome()).toBe('200');
    expect(await waitingOf(member)).toEqual([]);
    expect(await latestOf(member)).toMatchObject({ isClosed: true, hasUnreadReply: false, replies: [] });
    const [entry] = await server.runner.query<Record<string, unknown>>({
      text: `select actor_id, old_values, new_values from wau.audit_entries where action = 'closeFeedback' and subject = $1`,
      values: [feedbackId],
    });
    expect(entry).toEqual({
      actor_id: supporter.operatorId,
      old_values: { status: 'waiting' },
      new_values: { status: 'closed', reason: 'Praise alone', memberId: member.memberId },
    });
    const inbox = (await server.call('listInboxMessages', { token: member.token, query: {} })).value().list;
    expect(JSON.stringify(inbox)).not.toContain('Praise');
    expect((await answer(feedbackId, 'Terima kasih')).outcome()).toBe('200');
    expect(await latestOf(member)).toMatchObject({ isClosed: false, hasUnreadReply: true });
  });

  test('feedback.decided: what was answered or closed is not closed again, also twenty at a time', async () => {
    const member = await newMember();
    await send(member, { content: 'Satu' });
    const { feedbackId } = await latestOf(member);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => (await close(feedbackId, 'Sudah dibaca')).outcome()),
    );
    expect(outcomes.toSorted()).toEqual(['200', ...Array.from({ length: 19 }, () => '409 feedback.decided')]);
    server.clock.advance(1_000);
    await send(member, { content: 'Dua' });
    const second = await latestOf(member);
    expect((await answer(second.feedbackId, 'Baik')).outcome()).toBe('200');
    expect((await close(second.feedbackId, 'Sudah dibaca')).outcome()).toBe('409 feedback.decided');
  });

  test('case.claimed: nobody answers or closes what somebody else has claimed, and either ends the claim', async () => {
    const member = await newMember();
    await send(member, { content: 'Siapa?' });
    const { feedbackId } = await latestOf(member);
    const { token } = await openOperator(server, 'supporter.second', 'supporter');
    expect((await server.call('claimFeedback', { token, params: { caseId: feedbackId } })).outcome()).toBe(
      '200',
    );
    expect((await answer(feedbackId, 'Saya')).outcome()).toBe('409 case.claimed');
    expect((await close(feedbackId, 'Sudah dibaca')).outcome()).toBe('409 case.claimed');
    const params = { feedbackId };
    const body = { content: 'Kami' };
    expect((await server.call('answerFeedback', { token, params, body })).outcome()).toBe('200');
    expect((await answer(feedbackId, 'Saya')).outcome()).toBe('200');
  });

  test('feedback.unknown: another merchant’s is not closed', async () => {
    const member = await newMember();
    await send(member, { content: 'Wau' });
    const params = { feedbackId: (await latestOf(member)).feedbackId };
    const { token } = await openOperator(server, 'closer.laut', 'supporter', ['laut']);
    const body = { reason: 'Sudah dibaca' };
    const elsewhere = { token, merchantCode: 'laut', params, body };
    expect((await server.call('closeFeedback', elsewhere)).outcome()).toBe('404 feedback.unknown');
    expect(await waitingOf(member)).toHaveLength(1);
  });
});
