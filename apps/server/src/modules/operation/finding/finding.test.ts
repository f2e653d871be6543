import type { FindingId, MerchantCode } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import type { NewFinding } from '../../../platform/findings/new-finding.ts';
import { noteFindings } from '../../../platform/findings/note-findings.ts';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
const [ayu, badrul] = [
  await openOperator(server, 'ayu', 'administrator'),
  await openOperator(server, 'badrul', 'administrator'),
];
const foreign = await openOperator(server, 'foreign', 'administrator', ['laut']);
const cashier = await openOperator(server, 'cashier.here', 'cashier');
const member = await server.openMember('finding01');

const line = (of: string, said: string) => ({ of, said, recorded: null, memberId: member.memberId });

/** What a check of a vendor's day has found. */
async function note(...findings: readonly Partial<NewFinding>[]): Promise<void> {
  const all = findings.map((changes) => {
    const lines = [line('rnd_1', 'settled 100 250 MYR')];
    return {
      ...{ rule: 'missing', vendorCode: 'studio', day: '2026-03-01', subject: '', lines },
      ...changes,
      lineCount: changes.lineCount ?? (changes.lines ?? lines).length,
    };
  });
  const check = { merchantCode: 'wau' as MerchantCode, source: 'statement' } as const;
  await withTransaction(server.database, (tx) =>
    noteFindings({ ...server, random: systemRandom }, tx, check, all, new Date(server.clock.nowMs())),
  );
}

const listOf = async ({ token }: TestOperator, merchantCode = 'wau') =>
  (await server.call('listFindings', { token, merchantCode })).value().list;

const decide = async (
  { token }: TestOperator,
  findingId: FindingId,
  decision: 'explained' | 'passedOn',
  merchantCode = 'wau',
) =>
  (
    await server.call('decideFinding', {
      token,
      merchantCode,
      params: { findingId },
      body: { decision, reason: 'the vendor corrected its file' },
    })
  ).outcome();

async function only(day: string) {
  const [found, ...others] = (await listOf(ayu)).filter((each) => each.day === day);
  if (found === undefined || others.length > 0) throw new Error('there is one of that day');
  return found;
}

test('is listed with whose rounds they are, for operators of its merchant who may explain it', async () => {
  await note({ day: '2026-03-01' });
  expect(await only('2026-03-01')).toMatchObject({
    source: 'statement',
    rule: 'missing',
    vendorName: 'Wau Studio',
    lineCount: 1,
    lines: [
      {
        of: 'rnd_1',
        said: 'settled 100 250 MYR',
        recorded: null,
        memberId: member.memberId,
        username: member.username,
      },
    ],
    passedOn: null,
  });
  expect(await listOf(foreign, 'laut')).toEqual([]);
  expect((await server.call('listFindings', { token: cashier.token })).outcome()).toBe(
    '403 permission.missing',
  );
});

test('passed on it waits with the last words, and an explanation is the last of all; none of them goes', async () => {
  await note({ day: '2026-03-02' });
  const { findingId } = await only('2026-03-02');
  const claim = await server.call('claimFinding', { token: ayu.token, params: { caseId: findingId } });
  expect(claim.outcome()).toBe('200');
  expect(await decide(badrul, findingId, 'explained')).toBe('409 case.claimed');
  expect(await decide(ayu, findingId, 'passedOn')).toBe('200');
  expect((await only('2026-03-02')).passedOn).toMatchObject({
    operatorName: ayu.username,
    reason: 'the vendor corrected its file',
  });
  expect(await decide(foreign, findingId, 'explained', 'laut')).toBe('404 finding.unknown');
  expect(await decide(badrul, findingId, 'explained')).toBe('200');
  expect((await listOf(ayu)).map((each) => each.findingId)).not.toContain(findingId);
  expect(await decide(ayu, findingId, 'passedOn')).toBe('409 finding.explained');
  const words = await server.runner.query<{ text: string }>({
    text: `select concat_ws(' ', place, decision, operator_name) as text from wau.finding_words
            where finding_id = $1 order by place`,
    values: [findingId],
  });
  expect(words.map(({ text }) => text)).toEqual([
    `1 passedOn ${ayu.username}`,
    `2 explained ${badrul.username}`,
  ]);
  const entries = await server.runner.query<{ text: string }>({
    text: `select concat_ws(' ', actor_id, old_values ->> 'day', new_values ->> 'decision', new_values ->> 'reason') as text
             from wau.audit_entries where subject = $1 and action = 'decideFinding' order by entry_id`,
    values: [findingId],
  });
  expect(entries.map(({ text }) => text)).toEqual([
    `${ayu.operatorId} 2026-03-02 passedOn the vendor corrected its file`,
    `${badrul.operatorId} 2026-03-02 explained the vendor corrected its file`,
  ]);
});

test('of twenty explanations at once one is the last word', async () => {
  await note({ day: '2026-03-03' });
  const { findingId } = await only('2026-03-03');
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => decide(ayu, findingId, 'explained')));
  expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['200', '409 finding.explained']));
});

test('the same figures in another order are the same; one more is another, in the place of the former', async () => {
  const lines = [line('rnd_1', 'a'), line('rnd_2', 'b')];
  await note({ day: '2026-03-04', lines });
  const { findingId } = await only('2026-03-04');
  await note({ day: '2026-03-04', lines: lines.toReversed() });
  expect((await only('2026-03-04')).findingId).toBe(findingId);
  await note({ day: '2026-03-04', lines: [...lines, line('rnd_3', 'c')] });
  const more = await only('2026-03-04');
  expect(more.findingId).not.toBe(findingId);
  await decide(ayu, more.findingId, 'explained');
  await note({ day: '2026-03-04', lines: [...lines, line('rnd_3', 'c')] });
  expect((await listOf(ayu)).filter((each) => each.day === '2026-03-04')).toEqual([]);
});

test('of very many the first are shown, and all are counted and tell them apart', async () => {
  const lines = Array.from({ length: 500 }, (_, index) => line(`rnd_${index}`, 'x'));
  await note({ day: '2026-03-05', lines });
  const found = await only('2026-03-05');
  expect([found.lineCount, found.lines.length]).toEqual([500, 20]);
  await note({ day: '2026-03-05', lines: lines.with(499, line('rnd_499', 'y')) });
  expect((await only('2026-03-05')).findingId).not.toBe(found.findingId);
});
