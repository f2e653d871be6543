import { Refusal } from '@wau/service/refusal';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../testing/test-server.ts';
import { runOnce } from './idempotency.ts';
import type { Command } from './idempotency-sql.ts';

const server = await createTestServer();
const member = await server.openMember('commander');
const other = await server.openMember('commander', 'laut');

let number = 0;
function command(changes: Partial<Command> = {}): Command {
  number += 1;
  return {
    merchantCode: member.merchantCode,
    memberId: member.memberId,
    callName: 'placeDeposit',
    idempotencyKey: `key-${number}`,
    input: { amountMinor: '5' },
    ...changes,
  };
}

describe('a command with a key', () => {
  test('works once, twenty times at once as well, and gives everybody its answer', async () => {
    let works = 0;
    const asked = command();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        runOnce(server, asked, async () => {
          works += 1;
          return { works };
        }),
      ),
    );
    expect(works).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"works":1}']));
  });

  test('is refused with another input and for another call', async () => {
    const asked = command();
    await runOnce(server, asked, async () => 'done');
    for (const changed of [{ input: { amountMinor: '6' } }, { callName: 'cancelDeposit' }] as const) {
      await expect(runOnce(server, { ...asked, ...changed }, async () => 'again')).rejects.toThrow(
        new Refusal('idempotency.conflict'),
      );
    }
  });

  test("is its member's own", async () => {
    const asked = command();
    await runOnce(server, asked, async () => 'mine');
    const theirs = { ...asked, merchantCode: other.merchantCode, memberId: other.memberId };
    expect(await runOnce(server, theirs, async () => 'theirs')).toBe('theirs');
  });

  test('leaves nothing behind when it is refused or fails, so that it may be tried again', async () => {
    const asked = command();
    const refused = runOnce(server, asked, async (tx) => {
      await tx.query({
        text: `update wau.members set nickname = 'changed' where merchant_id = 'wau'`,
        values: [],
      });
      throw new Refusal('deposit.too.many.open');
    });
    await expect(refused).rejects.toThrow('deposit.too.many.open');
    await expect(runOnce(server, asked, () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    const rows = await server.runner.query<{ nickname: string }>({
      text: 'select nickname from wau.members where merchant_id = $1 and member_id = $2',
      values: [member.merchantCode, member.memberId],
    });
    expect(rows).toEqual([{ nickname: 'commander' }]);
    expect(await runOnce(server, asked, async () => 'third time')).toBe('third time');
  });
});
