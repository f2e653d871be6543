import { userInfo } from 'node:os';
import type { MerchantCode } from '@wau/contract/ids';
import { changeMerchantSetting } from '@wau/server/modules/settings/change-merchant-setting';
import {
  listMerchantSettings,
  listSettingChanges,
} from '@wau/server/modules/settings/list-merchant-settings';
import { merchantSettings } from '@wau/server/modules/settings/merchant-settings';
import { WrongSetting } from '@wau/server/modules/settings/setting-value';
import { systemClock } from '@wau/service/clock';
import { createDatabase, type Database } from '@wau/service/database';
import { StartProblem } from '@wau/service/start-problem';
import { readConfig } from './config.ts';
import { reachDatabase } from './reach-database.ts';

export interface SettingsCommand {
  /** What stands after `npm run settings --`. */
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

const usage = `npm run settings -- <merchant>                     all settings and their values
npm run settings -- <merchant> <setting> <value>   changes one, at once and without a restart
npm run settings -- <merchant> history             the last changes

For example: npm run settings -- wau flag FEEDBACK3 off

Settings:`;

/** Runs the command and gives its exit code. */
export async function runSettings(command: SettingsCommand): Promise<number> {
  const [merchant, ...words] = command.args;
  if (merchant === undefined || merchant === '--help') {
    command.say([usage, ...[...merchantSettings].map(describe)].join('\n'));
    return merchant === undefined ? 1 : 0;
  }
  try {
    const reached = await reachDatabase(readConfig(command.environment, false));
    try {
      await withDatabase(reached.applicationUrl, (database) =>
        answer(command, database, merchant as MerchantCode, words),
      );
    } finally {
      await reached.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof WrongSetting) && !(error instanceof StartProblem)) throw error;
    command.complain(error.message);
    return 1;
  }
}

function describe([name, { meaning }]: readonly [string, { readonly meaning: string }]): string {
  return `  ${name.padEnd(30)} ${meaning}`;
}

async function withDatabase(
  connectionString: string,
  work: (database: Database<unknown>) => Promise<void>,
): Promise<void> {
  const database = createDatabase<unknown>({
    connectionString,
    applicationName: 'wau settings',
    poolSize: 2,
    onIdleConnectionError: () => undefined,
  });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function answer(
  { say }: SettingsCommand,
  database: Database<unknown>,
  merchantId: MerchantCode,
  words: readonly string[],
): Promise<void> {
  const parts = { database, clock: systemClock };
  if (words.length === 0) {
    for (const { settingName, value } of await listMerchantSettings(parts, merchantId)) {
      say(`${settingName.padEnd(30)} ${value}`);
    }
  } else if (words.length === 1 && words[0] === 'history') {
    for (const change of await listSettingChanges(parts, merchantId)) {
      const moment = new Date(change.changedAtMs).toISOString();
      say(`${moment}  ${change.changedBy}  ${change.settingName}: ${change.oldValue} -> ${change.newValue}`);
    }
  } else {
    const { settingName, value } = settingIn(words);
    const changedBy = `command line, ${userInfo().username}`;
    const outcome = await changeMerchantSetting(parts, { merchantId, settingName, value, changedBy });
    say(`${merchantId} ${settingName}: ${outcome.oldValue || 'none'} -> ${outcome.newValue || 'none'}`);
  }
}

/** The longest beginning of the words that names a setting; the rest is its value. */
function settingIn(words: readonly string[]): { readonly settingName: string; readonly value: string } {
  for (const count of [2, 1]) {
    const settingName = words.slice(0, count).join(' ');
    if (!merchantSettings.has(settingName)) continue;
    if (words.length === count) throw new WrongSetting(`${settingName} needs a value.`);
    return { settingName, value: words.slice(count).join(' ') };
  }
  throw new WrongSetting(
    `There is no setting "${words.slice(0, 2).join(' ')}"; npm run settings lists them.`,
  );
}
