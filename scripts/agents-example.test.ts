import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceParts, reckonCommission } from '@wau/rules/agency/commission';
import { type ContractTier, findTier } from '@wau/rules/agency/contract-terms';
import {
  createCommissionScene,
  rateTier,
} from '@wau/server/modules/agency/commission/testing/commission-scene';
import { createTestServer, type TestMember } from '@wau/server/testing/test-server';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from './run-command.ts';

const example =
  readFileSync(join(projectFolder, 'docs/agents.md'), 'utf8')
    .split('\n## An example\n')[1]
    ?.split('\n## ')[0] ?? '';

/** The rows of the example's table whose heading ends with a word. */
function rowsOf(lastHeading: string): readonly (readonly string[])[] {
  const [, table = ''] =
    new RegExp(`\\| ${lastHeading} \\|\\n\\|[-|]+\\|\\n((?:\\|.*\\|\\n)+)`).exec(example) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) => row.slice(2, -2).split(' | '));
}

const minorOf = (text = ''): bigint => BigInt(text.replaceAll(/[.,]/g, ''));
const shown = (minor: bigint | string): string => (Number(minor) / 100).toFixed(2);

const players = rowsOf('turnover').map(([name = '', above = '', turnover]) => ({
  ...{ name, above, turnoverMinor: minorOf(turnover) },
}));
const voidedMinor = 100_000n;
const tiersOf: Readonly<Record<string, readonly ContractTier[]>> = {
  Aminah: [rateTier(100), rateTier(120, 1_000_000n, 3)],
  Bakar: [rateTier(60)],
  Chong: [rateTier(25)],
};
const uplineOf: Readonly<Record<string, string>> = { Bakar: 'Aminah', Chong: 'Bakar' };

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

/** Whose team a player is in, from the nearest up. */
function chainOf(above: string): readonly string[] {
  const upline = uplineOf[above];
  return upline === undefined ? [above] : [above, ...chainOf(upline)];
}

/** By the rules: what each agent's players come to, in the order of the players. */
function linesByRules(turnovers: ReadonlyMap<string, bigint>) {
  const inTeam = (agent: string) => players.filter(({ above }) => chainOf(above).includes(agent));
  const rateOf = (agent: string): number => {
    const team = inTeam(agent);
    const turnoverMinor = team.reduce((sum, { name }) => sum + (turnovers.get(name) ?? 0n), 0n);
    const figures = { turnoverMinor, netLossMinor: 0n, activeMembers: team.length };
    return findTier('dailySalary', tiersOf[agent] ?? [], figures)?.basisPoints ?? 0;
  };
  return Object.keys(tiersOf).map((agent) => {
    const lines = inTeam(agent).map(({ name, above }) => {
      const chain = chainOf(above);
      const below = chain[chain.indexOf(agent) - 1];
      return {
        ...{ agent, player: name, ownBasisPoints: rateOf(agent), baseMinor: turnovers.get(name) ?? 0n },
        downlineBasisPoints: below === undefined ? 0 : rateOf(below),
      };
    });
    return { agent, lines, ...reckonCommission(lines.map(differenceParts)) };
  });
}

test('AG-03 the example of docs/agents.md is what the rules make of it', () => {
  const before = linesByRules(new Map(players.map(({ name, turnoverMinor }) => [name, turnoverMinor])));
  expect(
    before.flatMap(({ lines, linesMinor }) =>
      lines.map((line, index) => [
        ...[line.agent, line.player, `${shown(`${line.ownBasisPoints}`)} %`],
        ...[`${shown(`${line.downlineBasisPoints}`)} %`, shown(linesMinor[index] ?? 0n)],
      ]),
    ),
  ).toEqual(rowsOf('line'));
  expect(example).toContain(
    `Aminah is paid ${before.map(({ agent, paymentMinor }) => (agent === 'Aminah' ? '' : `${agent} `) + shown(paymentMinor)).join(', ')}`,
  );
  const after = linesByRules(
    new Map(
      players.map(({ name, turnoverMinor }) => [
        name,
        name === 'Ehsan' ? turnoverMinor - voidedMinor : turnoverMinor,
      ]),
    ),
  );
  const kept = after.map(({ paymentMinor }, index) => paymentMinor - (before[index]?.paymentMinor ?? 0n));
  expect(kept.map((each) => shown(each))).toEqual(['-24.67', '-6.00', '0.00']);
  expect(example).toContain(`she has had ${shown(after[0]?.paymentMinor ?? 0n)} for the day`);
});

test('AG-03 the example of docs/agents.md is what runs make of it', async () => {
  const scene = createCommissionScene(server, owner);
  await scene.clear();
  const agents = new Map<string, TestMember>();
  for (const [name, tiers] of Object.entries(tiersOf)) {
    const upline = agents.get(uplineOf[name] ?? '');
    const agent = await scene.open(`contoh.${name.toLowerCase()}`, upline === undefined ? 2 : 1, upline);
    agents.set(name, agent);
    await scene.agree(agent, upline, { kind: 'dailySalary', startsOn: '2026-03-02', tiers });
  }
  scene.goTo('2026-03-02', '12:00');
  let voided = '';
  for (const { name, above, turnoverMinor } of players) {
    const player = await scene.open(`contoh.${name.toLowerCase()}`, 0, agents.get(above));
    const isVoided = name === 'Ehsan';
    if (isVoided) voided = await scene.bet(player, 'LIVE', Number(voidedMinor), 0);
    await scene.bet(player, 'LIVE', Number(turnoverMinor - (isVoided ? voidedMinor : 0n)), 0);
  }
  scene.goTo('2026-03-03', '00:07');
  await scene.run();
  await scene.result(voided, 'void');
  scene.goTo('2026-03-04', '00:07');
  await scene.run();
  const { rows } = await owner.query<Record<string, string>>(
    `select agent.username as agent, member.username as player, own_basis_points::text as own,
            downline_basis_points::text as below, amount_minor::text as minor, line.starts_at <> run.starts_at as corrects
       from wau.commission_lines as line
       join wau.commission_runs as run using (merchant_id, run_id)
       join wau.members as agent on agent.merchant_id = line.merchant_id and agent.member_id = line.agent_id
       join wau.members as member on member.merchant_id = line.merchant_id and member.member_id = line.member_id
      where run.from_day in ('2026-03-02', '2026-03-03')
      order by run.run_id, line.agent_id, line.line`,
  );
  const titled = (text = '') => `${text.slice(7, 8).toUpperCase()}${text.slice(8)}`;
  const written = rows.map((row) => [
    ...[titled(row.agent), titled(row.player), `${shown(row.own ?? '')} %`, `${shown(row.below ?? '')} %`],
    shown(row.minor ?? ''),
  ]);
  const documented = rowsOf('line');
  expect(written.slice(0, documented.length)).toEqual(documented);
  expect(written.slice(documented.length)).toEqual(rowsOf('correction'));
}, 120_000);
