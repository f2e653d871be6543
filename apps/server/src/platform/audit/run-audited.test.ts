import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import type { Actor } from './actor.ts';
import { runAudited } from './run-audited.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const wau = 'wau' as MerchantCode;
const laut = 'laut' as MerchantCode;
const operator: Actor = {
  ...{ kind: 'operator', actorId: 'opr_0' as OperatorId, actorName: 'ayu' },
  ...{ address: '2001:db8:1:2:3:4:5:6', requestId: 'req_0' },
};

const entriesOf = (action: string) =>
  server.runner.query({
    text: 'select * from wau.audit_entries where action = $1 order by merchant_id, entry_id',
    values: [action],
  });

function rename(action: string, brandName: string, merchantCodes = [wau], actor = operator) {
  return runAudited(server, { merchantCodes, actor, action }, async (tx) => {
    const text = 'update wau.merchants set brand_name = $2 where merchant_id = $1 returning brand_name';
    const [row] = await tx.query<{ brand_name: string }>({ text, values: [wau, brandName] });
    const change = { subject: 'brand', oldValues: {}, newValues: { brandName } };
    return { value: row?.brand_name, change };
  });
}

describe('what is done for the house', () => {
  test('leaves one entry with who, from where, for whom, what and when', async () => {
    expect(await rename('renameOnce', 'Wau Satu')).toBe('Wau Satu');
    expect(await entriesOf('renameOnce')).toEqual([
      {
        merchant_id: 'wau',
        entry_id: expect.anything(),
        recorded_at: expect.any(Date),
        actor_kind: 'operator',
        actor_id: 'opr_0',
        actor_name: 'ayu',
        // Whoever has one address of the network has all of them.
        address: '2001:db8:1:2::/64',
        request_id: 'req_0',
        action: 'renameOnce',
        subject: 'brand',
        old_values: {},
        new_values: { brandName: 'Wau Satu' },
      },
    ]);
  });

  test('leaves one at each merchant that it concerns', async () => {
    await rename('renameBoth', 'Wau Dua', [wau, laut], { kind: 'installation', actorName: 'tests' });
    const entries = await entriesOf('renameBoth');
    expect(entries.map(({ merchant_id }) => merchant_id)).toEqual(['laut', 'wau']);
    expect(entries[0]).toMatchObject({ actor_kind: 'installation', actor_id: null, address: null });
  });

  test('is undone together with its entry, and refused work leaves none', async () => {
    await expect(rename('renameTooLong', 'x'.repeat(61))).rejects.toThrow('brand_name');
    expect(await entriesOf('renameTooLong')).toEqual([]);
    // An entry that cannot be written undoes the change.
    await expect(rename('not an action', 'Wau Tiga')).rejects.toThrow('action_check');
    const [row] = await server.runner.query({
      text: `select brand_name from wau.merchants where merchant_id = 'wau'`,
      values: [],
    });
    expect(row).toEqual({ brand_name: 'Wau Dua' });
  });

  test('leaves an entry each, twenty at a time', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => rename('renameMany', `Wau ${index}`)));
    expect(await entriesOf('renameMany')).toHaveLength(20);
  });

  test('cannot be rewritten by the application', async () => {
    for (const text of [
      `update wau.audit_entries set actor_name = 'nobody'`,
      'delete from wau.audit_entries',
      'truncate wau.audit_entries',
    ]) {
      await expect(server.runner.query({ text, values: [] })).rejects.toThrow(/permission denied/);
    }
  });
});

test('what two tables kept before stands in the one, in its order, and what was seen counts as seen', async () => {
  const member = await server.openMember('audit.before');
  const migrations = join(import.meta.dirname, '../../../migrations');
  const before = async (file: string, from: string) => {
    const text = await readFile(join(migrations, file), 'utf8');
    return text.slice(
      text.indexOf(from),
      text.indexOf(';', text.indexOf('primary key', text.indexOf(from))) + 1,
    );
  };
  await owner.query(
    `drop table wau.audit_entries; alter table wau.identity_images drop column seen_submission_number`,
  );
  await owner.query(
    await before('0060-operation-merchant-settings.sql', 'create table wau.merchant_setting_changes'),
  );
  await owner.query(await before('0091-account-identity-images.sql', 'create table wau.identity_reviews'));
  await owner.query(
    `insert into wau.merchant_setting_changes (merchant_id, changed_at, changed_by, setting_name, old_value, new_value)
     values ('wau', '2026-01-03Z', 'command line, root', 'flag KYC3', 'off', 'on'),
            ('wau', '2026-01-01Z', 'command line, root', 'register-field email enabled', 'off', 'on')`,
  );
  await owner.query(
    `insert into wau.identity_images (merchant_id, member_id, submission_number, status, sealed_front, sealed_back, submitted_at)
     values ('wau', $1, 2, 'reviewing', 'x', 'x', '2026-01-01Z')`,
    [member.memberId],
  );
  await owner.query(
    `insert into wau.identity_reviews
       (merchant_id, member_id, submission_number, reviewed_at, reviewed_by, action, reason)
     values ('wau', $1, 1, '2026-01-02Z', 'ayu', 'refused', 'kabur'), ('wau', $1, 2, '2026-01-04Z', 'ayu', 'seen', '')`,
    [member.memberId],
  );
  await owner.query(await readFile(join(migrations, '0170-operation-audit.sql'), 'utf8'));
  const { rows } = await owner.query<{ entry: string }>(
    `select concat_ws(' ', actor_kind, actor_name, action, replace(subject, $1, 'member'), old_values, new_values) as entry
       from wau.audit_entries order by entry_id`,
    [member.memberId],
  );
  expect(rows.map(({ entry }) => entry)).toEqual([
    'installation command line, root changeRegisterField register-field email enabled {"value": "off"} {"value": "on"}',
    'installation ayu decideIdentity member {"status": "reviewing"} {"reason": "kabur", "status": "refused", "submissionNumber": 1}',
    'installation command line, root changeMerchantSetting flag KYC3 {"value": "off"} {"value": "on"}',
    'installation ayu openIdentityImages member {} {"submissionNumber": 2}',
  ]);
  const seen = await owner.query(
    `select seen_submission_number as seen from wau.identity_images where member_id = $1`,
    [member.memberId],
  );
  expect(seen.rows).toEqual([{ seen: 2 }]);
});
