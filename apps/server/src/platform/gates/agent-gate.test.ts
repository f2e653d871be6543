import { defineCall } from '@wau/contract/call';
import { headerNames } from '@wau/contract/headers';
import { Exact } from '@wau/contract/schema';
import { poolRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { Client } from 'pg';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { openCountryDatabase } from '../access/country-database.ts';
import { createSiteAccess } from '../access/site-access.ts';
import { createMerchantDirectory } from '../merchants/merchant-directory.ts';
import { vendorKeySealingLabel } from '../merchants/vendor-keys.ts';
import { createNotificationListener } from '../notifications/notification-listener.ts';
import { createSessionLookup } from '../sessions/session-lookup.ts';
import { createCallRegistrars } from './call-registrars.ts';

/** What an agent will change one day: here it stands for all of them. */
const renameTeam = defineCall({
  name: 'renameTeam',
  method: 'POST',
  path: '/wps/agent/test/name',
  caller: 'agent',
  permission: 'team.read',
  summary: 'A command of agents',
  body: Exact({ name: Type.String() }),
  value: Type.String(),
  errors: ['session.missing', 'session.ended', 'permission.missing'],
});

type Dependencies = NonNullable<NonNullable<Parameters<typeof createTestServer>[0]>['dependencies']>;
let deps: Parameters<Dependencies>[0];

const server = await createTestServer({
  dependencies: (usual) => {
    deps = usual;
    return usual;
  },
  async alsoRegister(app) {
    const { database, clock, config } = deps;
    const runner = poolRunner(database.pool);
    const notifications = createNotificationListener(database.pool, app.log);
    const sealingKey = deriveKey(config.masterSecret, vendorKeySealingLabel);
    const merchants = createMerchantDirectory({ runner, clock, notifications, sealingKey });
    const countries = await openCountryDatabase(undefined);
    const access = createSiteAccess({ clock, countries, countryHeader: undefined });
    const sessions = createSessionLookup(runner, clock, 60_000);
    const parts = { merchants, access, clock, runner, database };
    const { registerAgentCommand } = createCallRegistrars(app, parts, sessions, async () => undefined);
    registerAgentCommand(renameTeam, async ({ body, context: { member } }) => async (tx) => {
      const text = 'update wau.members set nickname = $2 where member_id = $1';
      await tx.query({ text, values: [member.memberId, body.name] });
      if (body.name === 'refused') throw new Refusal('request.invalid');
      const change = { subject: member.memberId, oldValues: {}, newValues: { name: body.name } };
      return { value: body.name, change };
    });
  },
});

const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

async function openAgent(username: string, type: number) {
  const member = await server.openMember(username);
  await owner.query('update wau.members set member_type = $2 where member_id = $1', [member.memberId, type]);
  return member;
}

async function rename(token: string, name: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: renameTeam.path,
    headers: { [headerNames.merchant]: 'wau', [headerNames.authorization]: `Bearer ${token}` },
    payload: { name },
  });
  return answer.statusCode === 200 ? '200' : `${answer.statusCode} ${answer.json().errorCode}`;
}

const entries = async () =>
  (await owner.query(`select * from wau.audit_entries where action = 'renameTeam' order by entry_id`)).rows;

test('what an agent changes leaves one entry with the agent, and nothing where it was refused', async () => {
  const agent = await openAgent('gate.agent', 1);
  expect(await rename(agent.token, 'Helang')).toBe('200');
  expect(await entries()).toMatchObject([
    {
      actor_kind: 'agent',
      actor_id: agent.memberId,
      actor_name: 'gate.agent',
      address: '127.0.0.1',
      new_values: { name: 'Helang' },
    },
  ]);
  expect(await rename(agent.token, 'refused')).toBe('400 request.invalid');
  const player = await openAgent('gate.player', 0);
  expect(await rename(player.token, 'Enggang')).toBe('403 permission.missing');
  expect(await entries()).toHaveLength(1);
  const { rows } = await owner.query(
    `select nickname from wau.members where username in ('gate.agent', 'gate.player') order by username`,
  );
  expect(rows).toEqual([{ nickname: 'Helang' }, { nickname: 'gate.player' }]);
});
