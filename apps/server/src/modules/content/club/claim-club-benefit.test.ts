import { headerNames } from '@wau/contract/headers';
import { houseAccountId } from '@wau/ledger/account-id';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { addDays, firstOfMonth } from '../../../platform/calendar/calendar-days.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { followMembershipsJob } from './follow-memberships-job.ts';
import { createClubScene, outcomesOf, wau } from './testing/club-scene.ts';

const scene = await createClubScene();
const { server, clubOf, claim, play, openPlayer, dayMs } = scene;
const merchants = {
  all: async () => [{ merchantCode: wau, currencyCode: 'MYR', defaultLanguage: 'MY', trialOf: undefined }],
} as never;
const job = followMembershipsJob({ ...server, random: systemRandom, merchants });
const runJob = () => job.run({}, new AbortController().signal);
const benefitOf = async (member: Parameters<typeof clubOf>[0], kind: string) =>
  (await clubOf(member)).benefits.find((benefit) => benefit.kind === kind);

/** Somebody of level 1, who has staked what it asks for and no more. */
async function bronze() {
  const player = await openPlayer(100_000n);
  await play(player, '100000');
  return player;
}

describe('ME-07 what a level gives for being reached', () => {
  test('is claimed once, comes with its reason and its stakes, and the inbox has told of the level', async () => {
    const player = await openPlayer(100_000n);
    const { member } = player;
    expect((await claim(member, 'upgrade', '1')).outcome()).toBe('404 club.benefit.unknown');
    await play(player, '100000');
    expect(await benefitOf(member, 'upgrade')).toEqual({
      ...{ kind: 'upgrade', occurrence: '1', level: 1, amountMinor: '500', requiredTurnoverMinor: '500' },
      status: 'claimable',
    });
    expect(await scene.titlesOf(member)).toEqual(['Tahap anda sudah naik']);
    const claimed = (await claim(member, 'upgrade', '1')).value();
    expect(claimed).toMatchObject({ amountMinor: '500', currencyCode: 'MYR', requiredTurnoverMinor: '500' });
    expect(await balanceOf(server, member)).toBe(500n);
    expect((await benefitOf(member, 'upgrade'))?.status).toBe('claimed');
    expect((await claim(member, 'upgrade', '1')).outcome()).toBe('409 club.benefit.claimed');
    expect((await claim(member, 'upgrade', '2')).outcome()).toBe('404 club.benefit.unknown');
    const { list } = (await server.call('listMovements', { token: member.token, query: {} })).value();
    expect(list[0]).toMatchObject({ reason: 'club.benefit', amountMinor: '500', balanceMinor: '500' });
    const promotions = (await server.call('listMemberPromotions', { token: member.token })).value();
    expect(promotions.turnover).toEqual({ requiredMinor: '500', playedMinor: '0', missingMinor: '500' });
  });

  test('a lost answer is asked for again with the same key, and another wish under it is refused', async () => {
    const { member } = await bronze();
    const key = scene.newKey();
    const first = (await claim(member, 'upgrade', '1', key)).value();
    expect((await claim(member, 'upgrade', '1', key)).value()).toEqual(first);
    expect((await claim(member, 'upgrade', '2', key)).outcome()).toBe('409 idempotency.conflict');
    expect((await claim(member, 'weekly', '1', key)).outcome()).toBe('409 idempotency.conflict');
    expect(await balanceOf(server, member)).toBe(500n);
    const missing = await server.call('claimClubBenefit', {
      token: member.token,
      body: { kind: 'upgrade', occurrence: '1' },
      headers: { [headerNames.idempotencyKey]: undefined },
    });
    expect(missing.outcome()).toBe('400 idempotency.missing');
  });

  test('twenty claims at once pay once, with one key and with twenty', async () => {
    const { member } = await bronze();
    const many = await Promise.all(Array.from({ length: 20 }, () => claim(member, 'upgrade', '1')));
    expect(outcomesOf(many)).toEqual({ '200': 1, '409 club.benefit.claimed': 19 });
    const other = await bronze();
    const key = scene.newKey();
    const same = await Promise.all(
      Array.from({ length: 20 }, () => claim(other.member, 'upgrade', '1', key)),
    );
    expect(outcomesOf(same)).toEqual({ '200': 20 });
    expect(await balanceOf(server, member)).toBe(500n);
    expect(await balanceOf(server, other.member)).toBe(500n);
    expect(await scene.booksProblems()).toEqual([]);
  });

  test('twenty members at once get what the month’s budget gives, and no sen more', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, bronze));
    const spent = async () =>
      (await server.ledger.balanceOf(wau, houseAccountId('club')))?.balanceMinor ?? 0n;
    const before = await spent();
    await scene.put('club', { items: [{ monthlyBudgetMinor: 3_600 }] });
    const answers = await Promise.all(members.map(({ member }) => claim(member, 'upgrade', '1')));
    expect(outcomesOf(answers)).toEqual({ '200': 7, '409 club.budget.spent': 13 });
    expect(await scene.booksProblems()).toEqual([]);
    expect(before - (await spent())).toBe(3_500n);
    await scene.put('club', { remove: [''] });
  });
});

describe('ME-07 what a level gives each week', () => {
  test('waits for the week’s stakes, is claimed once, and comes anew on Monday', async () => {
    const player = await openPlayer(300_000n);
    await scene.put('club-levels', {
      items: [
        {
          level: '1',
          requiredTurnoverMinor: 5_000,
          weeklyBonusMinor: 200,
          weeklyTurnoverMinor: 20_000,
          texts,
        },
      ],
    });
    await play(player, '19999');
    const waiting = await benefitOf(player.member, 'weekly');
    expect(waiting).toMatchObject({
      status: 'waiting',
      condition: { requiredMinor: '20000', playedMinor: '19999' },
    });
    const week = waiting?.occurrence ?? '';
    expect(waiting?.lastDay).toBe(addDays(week, 6));
    expect((await claim(player.member, 'weekly', week)).outcome()).toBe('409 club.benefit.not.due');
    await play(player, '1');
    expect((await claim(player.member, 'weekly', week)).value().amountMinor).toBe('200');
    expect((await claim(player.member, 'weekly', week)).outcome()).toBe('409 club.benefit.claimed');
    const monday = await scene.later(player.member, 7 * dayMs);
    expect((await claim(monday, 'weekly', week)).outcome()).toBe('404 club.benefit.unknown');
    expect(await benefitOf(monday, 'weekly')).toMatchObject({
      ...{ occurrence: addDays(week, 7), status: 'waiting' },
      condition: { playedMinor: '0' },
    });
  });
});

const texts = { MY: { name: 'Gangsa', benefits: [] }, EN: { name: 'Bronze', benefits: [] } };

describe('ME-07 what a level gives for a birthday', () => {
  test('asks for one that was stated a month before, once a year, within its week', async () => {
    await scene.put('club-levels', {
      items: [{ level: '1', requiredTurnoverMinor: 5_000, birthdayBonusMinor: 1_000, texts }],
    });
    const player = await openPlayer(100_000n);
    await play(player, '5000');
    expect((await benefitOf(player.member, 'birthday'))?.status).toBe('unstated');
    const set = (month: number, day: number) =>
      server.call('setBirthday', { token: player.member.token, body: { month, day } });
    expect((await set(2, 30)).outcome()).toBe('400 birthday.invalid');
    const birthday = addDays(scene.today(), 40);
    const [month = 0, day = 0] = birthday.split('-').slice(1).map(Number);
    expect((await set(month, day)).outcome()).toBe('200');
    expect((await set(month, day)).outcome()).toBe('200');
    expect((await set(month === 1 ? 2 : 1, 5)).outcome()).toBe('409 birthday.set');
    const year = birthday.slice(0, 4);
    expect(await benefitOf(player.member, 'birthday')).toMatchObject({
      ...{ occurrence: year, status: 'waiting', opensOn: birthday, lastDay: addDays(birthday, 6) },
    });
    expect((await claim(player.member, 'birthday', year)).outcome()).toBe('409 club.benefit.not.due');
    const onTheDay = await scene.later(player.member, 40 * dayMs);
    expect((await clubOf(onTheDay)).birthday).toEqual({ month, day });
    expect((await claim(onTheDay, 'birthday', year)).value().amountMinor).toBe('1000');
    expect((await claim(onTheDay, 'birthday', year)).outcome()).toBe('409 club.benefit.claimed');
    const after = await scene.later(onTheDay, 7 * dayMs);
    expect(await benefitOf(after, 'birthday')).toMatchObject({
      occurrence: String(Number(year) + 1),
      status: 'waiting',
    });
  });
});

describe('ME-07 who does not look is told all the same', () => {
  test('of a level that was reached, and of one that was lost when its month and grace are over', async () => {
    await scene.put('club-levels', {
      items: [{ level: '1', requiredTurnoverMinor: 5_000, keepTurnoverMinor: 100, texts }],
    });
    const player = await openPlayer(100_000n);
    await play(player, '5000');
    await runJob();
    await runJob();
    expect(await scene.titlesOf(player.member)).toEqual(['Tahap anda sudah naik']);
    const kept = firstOfMonth(scene.today(), 2);
    const until = (day: string) => Date.parse(`${day}T12:00:00+08:00`) - server.clock.nowMs();
    let member = await scene.later(player.member, until(addDays(kept, 6)));
    await runJob();
    expect(await scene.titlesOf(member)).toEqual(['Tahap anda sudah naik']);
    expect(await clubOf(member)).toMatchObject({
      level: 1,
      keep: { keptUntil: kept, lostFrom: addDays(kept, 7) },
    });
    member = await scene.later(member, until(addDays(kept, 7)));
    await Promise.all([runJob(), runJob(), clubOf(member)]);
    expect(await scene.titlesOf(member)).toEqual(['Tahap anda sudah berubah', 'Tahap anda sudah naik']);
    expect((await clubOf(member)).level).toBeUndefined();
    // What was earned by reaching it is still theirs.
    expect((await clubOf(member)).turnoverMinor).toBe('0');
  });
});
