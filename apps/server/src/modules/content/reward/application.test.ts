import type { RewardId } from '@wau/contract/ids';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { createRewardScene } from './testing/reward-scene.ts';

const scene = await createRewardScene();
const { server, standingOf, apply } = scene;
const dayMs = 86_400_000;
const operator = await openOperator(server, 'promoter', 'promoter');

let number = 0;
const newMember = (): Promise<TestMember> => {
  number += 1;
  return server.openMember(`applicant${number}`);
};
const addOffer = (changes: Parameters<typeof scene.addOffer>[0] = {}) =>
  scene.addOffer({ enrolment: 'application', turnover_times: 2, ...changes });

const picture = async (format: 'jpeg' | 'png' | 'webp' = 'png', side = 24): Promise<string> => {
  const drawing = sharp({ create: { width: side, height: side, channels: 3, background: '#c2452d' } });
  return (await drawing.toFormat(format).toBuffer()).toString('base64');
};

const waiting = async (token = operator.token) =>
  (await server.call('listWaitingApplications', { token })).value().list;
const applicationOf = async ({ memberId }: TestMember) => {
  const found = (await waiting()).find((application) => application.memberId === memberId);
  if (found === undefined) throw new Error('nothing of the member waits');
  return found;
};
const decide = (rewardId: RewardId, decision: 'approved' | 'rejected', reason?: string) =>
  server.call('decideApplication', {
    token: operator.token,
    params: { rewardId },
    body: { decision, ...(reason === undefined ? {} : { reason }) },
  });
const inboxOf = async ({ token }: TestMember, language = 'MY') =>
  (await server.call('listInboxMessages', { token, query: {}, headers: { Language: language } })).value()
    .list;
const eventsOf = async ({ memberId }: TestMember) => {
  const rows = await server.runner.query<{ content: Record<string, unknown> }>({
    text: 'select content from wau.member_events where member_id = $1 order by event_number',
    values: [memberId],
  });
  return rows.map(({ content }) => content);
};

describe('HO-06 ME-10 an application', () => {
  test('waits with its remark and pictures, is approved, and its reward is issued once', async () => {
    const member = await newMember();
    const promotionId = await addOffer();
    expect(await standingOf(member, promotionId)).toMatchObject({ status: 'join', action: 'apply' });
    const images = [await picture('png'), await picture('jpeg')];
    const answer = await apply(member, promotionId, { remark: '  Terima kasih  ', images });
    expect(answer.value()).toMatchObject({ status: 'applying', action: null });
    expect((await apply(member, promotionId)).outcome()).toBe('409 promotion.used');
    const application = await applicationOf(member);
    expect(application).toMatchObject({
      username: member.username,
      promotionId,
      amountMinor: '500',
      requiredTurnoverMinor: '1000',
      remark: 'Terima kasih',
      imageCount: 2,
    });
    const { rewardId } = application;
    const opened = await server.call('openApplicationImages', {
      token: operator.token,
      params: { rewardId },
    });
    for (const { image, fileName } of opened.value().list) {
      expect(fileName).toMatch(/^rwd_\w+-[12]\.jpg$/);
      expect(images).not.toContain(image);
      expect(await sharp(Buffer.from(image, 'base64')).metadata()).toMatchObject({
        format: 'jpeg',
        width: 24,
      });
    }
    expect((await decide(rewardId, 'approved')).outcome()).toBe('200');
    expect(await balanceOf(server, member)).toBe(500n);
    expect(await standingOf(member, promotionId)).toMatchObject({ status: 'issued', action: null });
    expect(await waiting()).toEqual([]);
    const [message] = await inboxOf(member);
    expect(message?.title).toBe('Ganjaran anda sudah masuk');
    expect(message?.content).toContain('RM\u00a05');
    expect(message?.content).toContain('RM\u00a010');
    expect(await eventsOf(member)).toEqual([
      { kind: 'reward', rewardId, status: 'issued', amountMinor: '500', currencyCode: 'MYR' },
    ]);
    const { turnover } = (await server.call('listMemberPromotions', { token: member.token })).value();
    expect(turnover.missingMinor).toBe('1000');
  });

  test('application.decided: a repeated approval pays nothing, nor does another decision', async () => {
    const member = await newMember();
    await apply(member, await addOffer());
    const { rewardId } = await applicationOf(member);
    expect((await decide(rewardId, 'approved')).outcome()).toBe('200');
    expect((await decide(rewardId, 'approved')).outcome()).toBe('409 application.decided');
    expect((await decide(rewardId, 'rejected', 'Terlambat')).outcome()).toBe('409 application.decided');
    expect(await balanceOf(server, member)).toBe(500n);
  });

  test('twenty approvals at once pay once, and so do approvals and rejections together', async () => {
    const member = await newMember();
    await apply(member, await addOffer());
    const { rewardId } = await applicationOf(member);
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(rewardId, 'approved')));
    expect(answers.filter((answer) => answer.outcome() === '200')).toHaveLength(1);
    expect(await balanceOf(server, member)).toBe(500n);
    expect(await eventsOf(member)).toHaveLength(1);

    const other = await newMember();
    await apply(other, await addOffer());
    const mixed = (await applicationOf(other)).rewardId;
    const decisions = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? decide(mixed, 'approved') : decide(mixed, 'rejected', 'Gambar kabur'),
      ),
    );
    expect(decisions.filter((answer) => answer.outcome() === '200')).toHaveLength(1);
    const { list } = (await server.call('listRewards', { token: other.token, query: {} })).value();
    expect(await balanceOf(server, other)).toBe(list[0]?.status === 'issued' ? 500n : 0n);
  });

  test('promotion.budget.spent: twenty approved at once get what the budget gives; the others still wait', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, newMember));
    const promotionId = await addOffer({ budget_count: 6 });
    await Promise.all(members.map((member) => apply(member, promotionId)));
    const ids = (await waiting()).map(({ rewardId }) => rewardId);
    expect(ids).toHaveLength(20);
    const outcomes = (await Promise.all(ids.map((id) => decide(id, 'approved')))).map((one) => one.outcome());
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(6);
    expect(outcomes.filter((outcome) => outcome === '409 promotion.budget.spent')).toHaveLength(14);
    const balances = await Promise.all(members.map((member) => balanceOf(server, member)));
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(3_000n);
    const left = await waiting();
    expect(left).toHaveLength(14);
    for (const { rewardId } of left) await decide(rewardId, 'rejected', 'Bajet habis');
    await server.ledger.rollUpHouse('wau' as never);
    expect(await server.ledger.verifyChains('wau' as never)).toEqual([]);
  });

  test('that is rejected says why, may be made again twice, and not more often', async () => {
    const member = await newMember();
    const promotionId = await addOffer();
    for (const attempt of [1, 2, 3]) {
      server.clock.advance(1_000);
      expect((await apply(member, promotionId)).outcome()).toBe('200');
      const { rewardId } = await applicationOf(member);
      expect((await decide(rewardId, 'rejected', `  Gambar   kabur ${attempt} `)).outcome()).toBe('200');
      expect(await standingOf(member, promotionId)).toMatchObject({
        status: 'rejected',
        action: attempt === 3 ? null : 'apply',
        reason: `Gambar kabur ${attempt}`,
      });
    }
    expect((await apply(member, promotionId)).outcome()).toBe('409 promotion.used');
    expect(await balanceOf(server, member)).toBe(0n);
    const [message] = await inboxOf(member);
    expect(message?.content).toContain('Gambar kabur 3');
    expect((await eventsOf(member)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ]);
  });

  test('request.invalid: a rejection needs a reason', async () => {
    const member = await newMember();
    await apply(member, await addOffer());
    const { rewardId } = await applicationOf(member);
    expect((await decide(rewardId, 'rejected')).outcome()).toBe('400 request.invalid');
    expect((await decide(rewardId, 'rejected', ' a ')).outcome()).toBe('400 request.invalid');
    expect((await applicationOf(member)).rewardId).toBe(rewardId);
    expect((await decide(rewardId, 'approved', 'a')).outcome()).toBe('400 request.invalid');
    expect((await decide(rewardId, 'approved', 'Cerita itu ada')).outcome()).toBe('200');
    // Of an approval it stays in the audit.
    const { list } = (await server.call('listRewards', { token: member.token, query: {} })).value();
    expect(JSON.stringify([list, await inboxOf(member)])).not.toContain('Cerita itu ada');
    const [entry] = await server.runner.query<{ new_values: Record<string, string> }>({
      text: `select new_values from wau.audit_entries where subject = $1 and action = 'decideApplication'`,
      values: [rewardId],
    });
    expect(entry?.new_values).toMatchObject({ status: 'issued', reason: 'Cerita itu ada' });
  });

  test('is listed by the promotion’s title in the language of whoever decides, else in the usual one', async () => {
    const member = await newMember();
    const promotionId = await addOffer();
    await apply(member, promotionId);
    const titleIn = async (language: string) => {
      const headers = { Language: language };
      const answer = await server.call('listWaitingApplications', { token: operator.token, headers });
      return answer.value().list.find(({ memberId }) => memberId === member.memberId)?.promotionTitle;
    };
    await server.runner.query({
      text: `delete from wau.announcement_texts where announcement_id = $1`,
      values: [promotionId],
    });
    expect(await titleIn('EN')).toBe(promotionId);
    for (const [language, title] of [
      ['MY', 'Kongsi cerita'],
      ['EN', 'Share a story'],
    ]) {
      await server.runner.query({
        text: `insert into wau.announcement_texts (merchant_id, announcement_id, language, title)
               values ('wau', $1, $2, $3)`,
        values: [promotionId, language, title],
      });
      expect(await titleIn('EN')).toBe(title);
    }
    expect(await titleIn('MY')).toBe('Kongsi cerita');
    const { rewardId } = await applicationOf(member);
    await decide(rewardId, 'rejected', 'Contoh sahaja');
  });

  test('is paid what was offered when it was made, also when the promotion is over', async () => {
    const member = await newMember();
    const now = server.clock.nowMs();
    const promotionId = await addOffer({ ends_at: new Date(now + dayMs) });
    await apply(member, promotionId);
    await server.runner.query({
      text: 'update wau.promotions set ends_at = $2 where announcement_id = $1',
      values: [promotionId, new Date(now + 1)],
    });
    server.clock.advance(1_000);
    expect(await standingOf(member, promotionId)).toMatchObject({ status: 'applying' });
    await decide((await applicationOf(member)).rewardId, 'approved');
    expect(await balanceOf(server, member)).toBe(500n);
  });

  test('ME-05 is told in the language of whoever reads, where to look included', async () => {
    const member = await newMember();
    await apply(member, await addOffer());
    await decide((await applicationOf(member)).rewardId, 'rejected', 'Blurred');
    expect((await inboxOf(member))[0]?.title).toBe('Tentang permohonan anda');
    expect((await inboxOf(member, 'EN'))[0]).toMatchObject({
      title: 'About your application',
      link: '/m/rewardCenter?view=history',
    });
  });
});

describe('ME-10 S7 what is sent with an application', () => {
  test('application.image.invalid: hostile files are refused by name, and nothing is kept', async () => {
    const member = await newMember();
    const promotionId = await addOffer();
    const good = await picture();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
    const tooLarge = Buffer.concat([Buffer.from(good, 'base64'), Buffer.alloc(5 * 1024 * 1024)]);
    for (const hostile of [
      svg,
      await picture('webp'),
      good.slice(0, 40),
      tooLarge.toString('base64'),
      '',
      '%%',
    ]) {
      const answer = await apply(member, promotionId, { remark: '', images: [good, hostile] });
      expect(answer.outcome()).toBe('400 application.image.invalid');
      expect(answer.envelope).toMatchObject({ value: { field: 'images.1' } });
    }
    expect(await standingOf(member, promotionId)).toMatchObject({ status: 'join', action: 'apply' });
  });

  test('a fourth picture, a remark of 141 characters and a body beyond all pictures are refused', async () => {
    const member = await newMember();
    const promotionId = await addOffer();
    const good = await picture();
    const outcome = async (remark: string, images: string[]) =>
      (await apply(member, promotionId, { remark, images })).outcome();
    expect(await outcome('', [good, good, good, good])).toBe('400 request.invalid');
    expect(await outcome('a'.repeat(141), [])).toBe('400 request.invalid');
    expect(await outcome('', ['A'.repeat(22 * 1024 * 1024)])).toBe('413 request.body.too.large');
    expect(await outcome('é'.repeat(140), [good, good, good])).toBe('200');
    await decide((await applicationOf(member)).rewardId, 'approved');
  });

  test('pictures are sealed for their row, and nobody else is shown them', async () => {
    const member = await newMember();
    await apply(member, await addOffer(), { remark: '', images: [await picture('jpeg')] });
    const { rewardId } = await applicationOf(member);
    const [row] = await server.runner.query<{ sealed_image: Buffer }>({
      text: 'select sealed_image from wau.application_images where reward_id = $1',
      values: [rewardId],
    });
    expect(row?.sealed_image.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const elsewhere = await openOperator(server, 'promoter.laut', 'promoter', ['laut']);
    const auditor = await openOperator(server, 'promoter.auditor', 'auditor');
    const open = async (token: string, merchantCode = 'wau') =>
      (await server.call('openApplicationImages', { token, merchantCode, params: { rewardId } })).outcome();
    expect(await open(auditor.token)).toBe('403 permission.missing');
    expect(await open(elsewhere.token)).toBe('403 permission.missing');
    expect(await open(elsewhere.token, 'laut')).toBe('404 application.unknown');
    expect(
      (
        await server.call('decideApplication', {
          token: elsewhere.token,
          merchantCode: 'laut',
          params: { rewardId },
          body: { decision: 'approved' },
        })
      ).outcome(),
    ).toBe('404 application.unknown');
    await decide(rewardId, 'approved');
  });

  test('application.too.many: ten a day', async () => {
    const member = await newMember();
    const promotionId = await addOffer();
    for (let count = 0; count < 10; count += 1) {
      const answer = await apply(member, promotionId, { remark: '', images: ['AAAA'] });
      expect(answer.outcome()).toBe('400 application.image.invalid');
    }
    expect((await apply(member, promotionId)).outcome()).toBe('429 application.too.many');
  });

  test('ten applications of one member at once are one', async () => {
    const member = await newMember();
    const promotionId = await addOffer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(member, promotionId)));
    expect(answers.filter((answer) => answer.outcome() === '200')).toHaveLength(1);
    expect((await waiting()).filter((one) => one.memberId === member.memberId)).toHaveLength(1);
  });
});
