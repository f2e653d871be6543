import type { MerchantCode } from '@wau/contract/ids';
import { operatorRoles } from '@wau/contract/permissions';
import { createPasswordHashing } from '@wau/server/modules/account/credentials/password-hashing';
import { listOperators } from '@wau/server/modules/operation/operator/list-operators';
import {
  addOperator,
  changeOperatorRole,
  changeOperatorSecondStep,
  changeOperatorStatus,
  type KnownOperator,
  type ManageParts,
  readRole,
  replaceOperatorPassword,
  requireOperator,
  signOutOperator,
  WrongOperatorOrder,
} from '@wau/server/modules/operation/operator/manage-operators';
import type { Audited } from '@wau/server/platform/audit/audited';
import { runAudited } from '@wau/server/platform/audit/run-audited';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import type { Config } from '../configuration/config.ts';
import { openDataFolder } from '../data-folder.ts';
import { withApplicationDatabase } from '../database/application-database.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { settleMasterSecret } from '../master-secret.ts';
import { commandActor, type OperatorCommand, runCommand } from './command-line.ts';

const usage = `npm run operators -- list
npm run operators -- roles
npm run operators -- add <name> <role> <merchant>[,<merchant>…]
npm run operators -- grant <name> <role> <merchant>
npm run operators -- revoke <name> <role> <merchant>
npm run operators -- password <name>            a new temporary password; all sessions end
npm run operators -- second-step <name> on|off  a code of an authenticator app at every login
npm run operators -- sign-out <name>            ends all sessions
npm run operators -- off <name>                 no login any more; all sessions end
npm run operators -- on <name>`;

interface Parts extends ManageParts {
  readonly database: Database;
  /** The installation's secret, which only sealing needs. */
  readonly openSecret: () => Promise<string>;
  readonly say: OperatorCommand['say'];
}

type Verb = (parts: Parts, words: readonly string[]) => Promise<void>;

const verbs: Readonly<Record<string, Verb>> = {
  list,
  add,
  grant: (parts, words) => changeRole(parts, words, true),
  revoke: (parts, words) => changeRole(parts, words, false),
  password,
  'second-step': secondStep,
  'sign-out': signOut,
  off: (parts, words) => changeStatus(parts, words, 'disabled'),
  on: (parts, words) => changeStatus(parts, words, 'active'),
};

/** Runs the command and gives its exit code. */
export async function operatorsCommand(command: OperatorCommand): Promise<number> {
  const [name, ...words] = command.args;
  if (name === 'roles') {
    for (const [role, permissions] of Object.entries(operatorRoles)) {
      command.say(`${role.padEnd(15)} ${permissions.join(', ')}`);
    }
    return 0;
  }
  const verb = name === undefined || !Object.hasOwn(verbs, name) ? undefined : verbs[name];
  if (verb === undefined) {
    command.say(usage);
    return name === '--help' ? 0 : 1;
  }
  return runCommand(command, async (config) => {
    const reached = await reachDatabase(config);
    try {
      await withParts(command, config, reached.applicationUrl, (parts) => verb(parts, words));
      return 0;
    } catch (error) {
      if (!(error instanceof WrongOperatorOrder)) throw error;
      command.complain(error.message);
      return 1;
    } finally {
      await reached.close();
    }
  });
}

function withParts(
  { say }: OperatorCommand,
  config: Config,
  applicationUrl: string,
  work: (parts: Parts) => Promise<void>,
): Promise<void> {
  const openSecret = () =>
    settleMasterSecret({ config, dataFolder: openDataFolder(config.dataDir), applicationUrl });
  const options = { connectionString: applicationUrl, applicationName: 'wau operators' };
  return withApplicationDatabase(options, (database) => {
    const runner = poolRunner(database.pool);
    return work({ database, runner, clock: systemClock, random: systemRandom, openSecret, say });
  });
}

async function list({ runner, say }: Parts): Promise<void> {
  const operators = await listOperators(runner);
  if (operators.length === 0) say('There is no operator yet.');
  for (const { username, status, roles, has_second_step, password_is_temporary } of operators) {
    const words = [
      ...(status === 'disabled' ? ['off'] : []),
      ...(has_second_step ? ['second step'] : []),
      ...(password_is_temporary ? ['temporary password'] : []),
      ...roles,
    ];
    say(`${username.padEnd(20)} ${words.join('; ')}`);
  }
}

async function add(parts: Parts, [name = '', roleName = '', merchants = '', ...rest]: readonly string[]) {
  if (merchants === '' || rest.length > 0) throw new WrongOperatorOrder(usage);
  const role = readRole(roleName);
  const merchantCodes = [...new Set(merchants.split(','))].filter(Boolean) as MerchantCode[];
  if (merchantCodes.length === 0) throw new WrongOperatorOrder(usage);
  const { plain, passwordHash } = await newPassword(parts);
  const deed = { merchantCodes, actor: commandActor(), action: 'addOperator' };
  await runAudited(parts, deed, (tx) => addOperator(parts, tx, { name, passwordHash, merchantCodes, role }));
  parts.say(`${name} is ${role} of ${merchantCodes.join(', ')}.`);
  tellPassword(parts, plain);
}

async function changeRole(parts: Parts, words: readonly string[], has: boolean): Promise<void> {
  const [name = '', roleName = '', merchant = '', ...rest] = words;
  if (merchant === '' || rest.length > 0) throw new WrongOperatorOrder(usage);
  const role = readRole(roleName);
  const merchantCode = merchant as MerchantCode;
  const operator = await requireOperator(parts.runner, name);
  const deed = { merchantCodes: [merchantCode], actor: commandActor(), action: 'changeOperatorRole' };
  const roles = await runAudited(parts, deed, (tx) =>
    changeOperatorRole(tx, operator, { merchantCode, role, has }),
  );
  parts.say(`${operator.username} at ${merchantCode}: ${roles.join(', ') || 'no role'}`);
}

async function password(parts: Parts, words: readonly string[]): Promise<void> {
  const { plain, passwordHash } = await newPassword(parts);
  const { operator } = await doTo(parts, words, 'replaceOperatorPassword', (tx, known) =>
    replaceOperatorPassword(parts, tx, known, passwordHash),
  );
  parts.say(`${operator.username} is logged out everywhere.`);
  tellPassword(parts, plain);
}

async function secondStep(parts: Parts, [name = '', state = '', ...rest]: readonly string[]) {
  if ((state !== 'on' && state !== 'off') || rest.length > 0) throw new WrongOperatorOrder(usage);
  const masterSecret = await parts.openSecret();
  const { operator, value } = await doTo(parts, [name], 'changeOperatorSecondStep', (tx, known) =>
    changeOperatorSecondStep({ ...parts, masterSecret }, tx, known, state === 'on'),
  );
  parts.say(`${operator.username}: the second step is ${state}.`);
  if (value !== undefined)
    parts.say(`For the authenticator app, shown this once: ${value.secret}\n${value.uri}`);
}

async function signOut(parts: Parts, words: readonly string[]): Promise<void> {
  const { operator, value } = await doTo(parts, words, 'signOutOperator', (tx, known) =>
    signOutOperator(parts, tx, known),
  );
  parts.say(`${operator.username}: ${value} sessions ended.`);
}

async function changeStatus(parts: Parts, words: readonly string[], status: 'active' | 'disabled') {
  const { operator } = await doTo(parts, words, 'changeOperatorStatus', (tx, known) =>
    changeOperatorStatus(parts, tx, known, status),
  );
  parts.say(`${operator.username} is ${status === 'active' ? 'on' : 'off'}.`);
}

/** Does something to an operator by name; it stands in the audit of each merchant that they serve. */
async function doTo<Value>(
  parts: Parts,
  [name = '', ...rest]: readonly string[],
  action: string,
  work: (tx: SqlRunner, operator: KnownOperator) => Promise<Audited<Value>>,
): Promise<{ readonly operator: KnownOperator; readonly value: Value }> {
  if (name === '' || rest.length > 0) throw new WrongOperatorOrder(usage);
  const operator = await requireOperator(parts.runner, name);
  const { merchantCodes } = operator;
  if (merchantCodes.length === 0) {
    throw new WrongOperatorOrder(`${operator.username} has no role at any merchant and can do nothing.`);
  }
  const deed = { merchantCodes, actor: commandActor(), action };
  return { operator, value: await runAudited(parts, deed, (tx) => work(tx, operator)) };
}

/** 120 random bits. It is printed once; the command takes none, because other users of the machine see its words. */
async function newPassword({ random }: Parts) {
  const plain = Buffer.from(random.bytes(15)).toString('base64url');
  const hashing = await createPasswordHashing({ random, lanes: 1, queueLength: 1 });
  return { plain, passwordHash: await hashing.hash(plain) };
}

function tellPassword({ say }: Parts, plain: string): void {
  say(`Temporary password, shown this once and good for 24 hours: ${plain}`);
}
