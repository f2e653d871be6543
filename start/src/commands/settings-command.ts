import type { MerchantCode } from '@wau/contract/ids';
import { WrongReview } from '@wau/server/modules/account/identity-check/manage-identity-reviews';
import { changeMerchantSetting } from '@wau/server/modules/operation/settings/change-merchant-setting';
import {
  changeRegisterField,
  registerFieldProperties,
} from '@wau/server/modules/operation/settings/change-register-field';
import { listSettingChanges } from '@wau/server/modules/operation/settings/list-setting-changes';
import {
  merchantSettings,
  settingNamed,
  switchMeanings,
} from '@wau/server/modules/operation/settings/merchant-settings';
import {
  listMerchantsWith,
  listRegisterFields,
  listSwitchedOff,
  readMerchantSettings,
} from '@wau/server/modules/operation/settings/read-merchant-settings';
import { WrongSetting } from '@wau/server/modules/operation/settings/setting-value';
import { type AuditParts, runAudited } from '@wau/server/platform/audit/run-audited';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import type { Config } from '../configuration/config.ts';
import { withApplicationDatabase } from '../database/application-database.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { commandActor, type OperatorCommand, runCommand } from './command-line.ts';
import { applicationsUsage, decideApplicationsCommand } from './decide-applications-command.ts';
import { decideDepositsCommand, depositsUsage } from './decide-deposits-command.ts';
import { decideReferralsCommand, referralsUsage } from './decide-referrals-command.ts';
import { decideWithdrawalsCommand, withdrawalsUsage } from './decide-withdrawals-command.ts';
import { readServerConfig } from './read-server-config.ts';
import { identityUsage, reviewIdentityCommand } from './review-identity-command.ts';

/** In a merchant's place; no merchant's code begins with a dash. */
const everyMerchant = '--all';

const shownChanges = 50;

const usage = `npm run settings -- <merchant>                     all settings and their values
npm run settings -- <merchant> <setting> <value>   changes one, at once and without a restart
npm run settings -- <merchant> history             the last changes
npm run settings -- <merchant> switched-off        titles and vendors that are switched off
npm run settings -- --all <switch> on, off         a title or a vendor at every merchant that has it
npm run settings -- <merchant> register-field      rules of the registration form
npm run settings -- <merchant> register-field <field> <property> <value>
${identityUsage}
${applicationsUsage}
${depositsUsage}
${withdrawalsUsage}
${referralsUsage}

For example: npm run settings -- wau flag FEEDBACK3 off
             npm run settings -- --all game studio dice off
             npm run settings -- wau register-field email enabled on`;

/** Runs the command and gives its exit code. */
export async function settingsCommand(command: OperatorCommand): Promise<number> {
  const [merchant, ...words] = command.args;
  if (merchant === undefined || merchant === '--help') {
    command.say(helpText());
    return merchant === undefined ? 1 : 0;
  }
  return runCommand(command, async (config) => {
    const reached = await reachDatabase(config);
    const options = { connectionString: reached.applicationUrl, applicationName: 'wau settings' };
    try {
      await withApplicationDatabase(options, (database) =>
        isSealed(words[0])
          ? answerSealed(command, config, reached.applicationUrl, database, merchant as MerchantCode)
          : answer(command, database, merchant as MerchantCode, words),
      );
      return 0;
    } catch (error) {
      if (!(error instanceof WrongSetting) && !(error instanceof WrongReview)) throw error;
      command.complain(error.message);
      return 1;
    } finally {
      await reached.close();
    }
  });
}

function helpText(): string {
  const properties = Object.entries(registerFieldProperties).map(
    ([name, meaning]) => [name, { meaning }] as const,
  );
  return [
    usage,
    '\nSettings:',
    ...[...merchantSettings].map(describe),
    ...switchMeanings.map(([name, meaning]) => describe([name, { meaning }])),
    '\nProperties of a registration field:',
    ...properties.map(describe),
  ].join('\n');
}

function describe([name, { meaning }]: readonly [string, { readonly meaning: string }]): string {
  return `  ${name.padEnd(30)} ${meaning}`;
}

async function answer(
  { say }: OperatorCommand,
  database: Database,
  merchantId: MerchantCode,
  words: readonly string[],
): Promise<void> {
  const parts = { database, clock: systemClock };
  if (merchantId === everyMerchant) {
    const { settingName, value } = settingIn(words);
    for (const each of await listMerchantsWith(parts, settingName)) {
      await changeSetting(say, parts, each, { settingName, value });
    }
  } else if (words.length === 1 && words[0] === 'switched-off') {
    for (const name of await listSwitchedOff(parts, merchantId)) say(name);
  } else if (words.length === 0) {
    for (const { settingName, value } of await readMerchantSettings(parts, merchantId)) {
      say(`${settingName.padEnd(30)} ${value}`);
    }
  } else if (words.length === 1 && words[0] === 'history') {
    const runner = poolRunner(database.pool);
    const { list } = await listSettingChanges({ runner }, merchantId, { pageSize: shownChanges });
    for (const change of list) {
      say(
        `${change.changedAt}  ${change.changedBy}  ${change.settingName}: ${change.oldValue} -> ${change.newValue}`,
      );
    }
  } else if (words[0] === 'register-field') {
    await answerRegisterField(say, parts, merchantId, words.slice(1));
  } else {
    await changeSetting(say, parts, merchantId, settingIn(words));
  }
}

async function changeSetting(
  say: OperatorCommand['say'],
  parts: AuditParts,
  merchantId: MerchantCode,
  { settingName, value }: { readonly settingName: string; readonly value: string },
): Promise<void> {
  const deed = { merchantCodes: [merchantId], actor: commandActor(), action: 'changeMerchantSetting' };
  const order = { merchantId, settingName, value };
  const outcome = await runAudited(parts, deed, (tx) => changeMerchantSetting(tx, order));
  say(`${merchantId} ${settingName}: ${outcome.oldValue} -> ${outcome.newValue}`);
}

/** What is about sealed pictures or moves money, and so needs the configuration that Wau runs with. */
const sealed = {
  identity: reviewIdentityCommand,
  applications: decideApplicationsCommand,
  deposits: decideDepositsCommand,
  withdrawals: decideWithdrawalsCommand,
  referrals: decideReferralsCommand,
} as const;

function isSealed(word: string | undefined): word is keyof typeof sealed {
  return word !== undefined && Object.hasOwn(sealed, word);
}

async function answerSealed(
  { say, args }: OperatorCommand,
  config: Config,
  applicationUrl: string,
  database: Database,
  merchantCode: MerchantCode,
): Promise<void> {
  const serverConfig = await readServerConfig(config, applicationUrl);
  const parts = { database, clock: systemClock, random: systemRandom, config: serverConfig };
  const [, word, ...words] = args;
  if (isSealed(word)) await sealed[word](parts, { merchantCode, words, say });
}

/** `register-field` alone lists the rules; with a field, a property and a value it changes one. */
async function answerRegisterField(
  say: OperatorCommand['say'],
  parts: AuditParts & { readonly database: Database },
  merchantId: MerchantCode,
  [fieldName, property, ...value]: readonly string[],
): Promise<void> {
  if (fieldName === undefined) {
    for (const { name, enabled, required, maxLength, pattern } of await listRegisterFields(
      parts,
      merchantId,
    )) {
      const words = [
        enabled ? 'on' : 'off',
        required ? 'required' : 'optional',
        `at most ${maxLength}`,
        pattern,
      ];
      say(`${name.padEnd(20)} ${words.join('  ')}`);
    }
    return;
  }
  if (property === undefined || value.length === 0) {
    throw new WrongSetting(`register-field ${fieldName} needs a property and a value; --help lists them.`);
  }
  const order = { merchantId, fieldName, property, value: value.join(' ') };
  const deed = { merchantCodes: [merchantId], actor: commandActor(), action: 'changeRegisterField' };
  const { oldValue, newValue } = await runAudited(parts, deed, await changeRegisterField(order));
  say(`${merchantId} register-field ${fieldName} ${property}: ${oldValue} -> ${newValue}`);
}

/** The longest beginning of the words that names a setting; the rest is its value. */
function settingIn(words: readonly string[]): { readonly settingName: string; readonly value: string } {
  for (const count of [3, 2, 1]) {
    const settingName = words.slice(0, count).join(' ');
    if (words.length < count || settingNamed(settingName) === undefined) continue;
    if (words.length === count) throw new WrongSetting(`${settingName} needs a value.`);
    return { settingName, value: words.slice(count).join(' ') };
  }
  throw new WrongSetting(
    `There is no setting "${words.slice(0, 2).join(' ')}"; npm run settings lists them.`,
  );
}
