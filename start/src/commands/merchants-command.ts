import type { MerchantCode } from '@wau/contract/ids';
import { isLanguageCode, type LanguageCode, languageCodes } from '@wau/contract/languages';
import { currencyCodes, isCurrencyCode } from '@wau/money/currency';
import { putContent } from '@wau/server/modules/content/operator-content/put-content';
import { WrongContent } from '@wau/server/modules/content/operator-content/wrong-content';
import { addMerchant } from '@wau/server/modules/operation/merchant/add-merchant';
import { selectSites } from '@wau/server/modules/operation/merchant/merchant-sql';
import {
  type MerchantOrder,
  readMerchantOrder,
} from '@wau/server/modules/operation/merchant/read-merchant-order';
import { WrongSetting } from '@wau/server/modules/operation/settings/setting-value';
import { runAudited } from '@wau/server/platform/audit/run-audited';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import type { Config } from '../configuration/config.ts';
import { withApplicationDatabase } from '../database/application-database.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { commandActor, type OperatorCommand, runCommand } from './command-line.ts';
import { accountUsage, merchantAccounts } from './merchant-accounts.ts';
import { lotteryUsage, merchantLotteries } from './merchant-lotteries.ts';
import { merchantProviders, providerUsage } from './merchant-providers.ts';
import { readServerConfig } from './read-server-config.ts';

const usage = `npm run merchants -- list
npm run merchants -- add <code> <currency> <language>[,<language>…] <host>[,<host>…] <name>
npm run merchants -- add-like <merchant> <code> <language>[,<language>…] <host>[,<host>…] <name>
npm run merchants -- host add <merchant> <host>
npm run merchants -- host remove <merchant> <host>
${providerUsage}
${accountUsage}
${lotteryUsage}

A merchant is added under maintenance; the first language is the default one. add-like takes the settings, the rules of
the registration form, the banks, the vendors and the games of another merchant, whose currency it has. What takes and pays
money is put with what provider list names; a secret is read from the file behind @.

For example: npm run merchants -- add emas MYR MY,EN emas.example Wau Emas
             npm run operators -- add ayu administrator emas
             npm run settings -- emas status open`;

interface Parts {
  readonly config: Config;
  readonly applicationUrl: string;
  readonly database: Database;
  readonly say: OperatorCommand['say'];
}

type Verb = (parts: Parts, words: readonly string[]) => Promise<void>;

const verbs: Readonly<Record<string, Verb>> = {
  list,
  add,
  'add-like': addLike,
  host,
  provider,
  account: merchantAccounts,
  lottery: merchantLotteries,
};

/** Runs the command and gives its exit code. */
export async function merchantsCommand(command: OperatorCommand): Promise<number> {
  const [name, ...words] = command.args;
  const verb = name === undefined || !Object.hasOwn(verbs, name) ? undefined : verbs[name];
  if (verb === undefined) {
    command.say(usage);
    return name === '--help' ? 0 : 1;
  }
  return runCommand(command, async (config) => {
    const reached = await reachDatabase(config);
    const { applicationUrl } = reached;
    const options = { connectionString: applicationUrl, applicationName: 'wau merchants' };
    try {
      await withApplicationDatabase(options, (database) =>
        verb({ config, applicationUrl, database, say: command.say }, words),
      );
      return 0;
    } catch (error) {
      if (!(error instanceof WrongSetting) && !(error instanceof WrongContent)) throw error;
      command.complain(error.message);
      return 1;
    } finally {
      await reached.close();
    }
  });
}

async function list({ database, say }: Parts): Promise<void> {
  const sites = await selectSites(poolRunner(database.pool), null);
  if (sites.length === 0) say('There is no merchant yet.');
  for (const site of sites) {
    const facts = [
      site.status,
      site.currency,
      site.languages.join(','),
      site.hosts.join(','),
      site.brand_name,
    ];
    say(`${site.merchant_id.padEnd(16)} ${facts.join('  ')}`);
  }
}

async function add(parts: Parts, [code = '', currency = '', ...words]: readonly string[]): Promise<void> {
  if (!isCurrencyCode(currency)) throw wrong(`A currency is one of ${currencyCodes.join(', ')}.`);
  await addByOrder(parts, { ...orderOf(parts, code, words), currencyCode: currency });
}

async function addLike(parts: Parts, [like = '', code = '', ...words]: readonly string[]): Promise<void> {
  const [site] = await selectSites(poolRunner(parts.database.pool), [like as MerchantCode]);
  if (site === undefined || !isCurrencyCode(site.currency)) throw wrong(`There is no merchant ${like}.`);
  const order = orderOf(parts, code, words);
  await addByOrder(parts, {
    ...order,
    currencyCode: site.currency,
    themeName: site.theme_name,
    timeZone: site.time_zone,
    likeMerchantCode: site.merchant_id,
  });
}

/** What a command names; colours and time zone are settings that are changed before it is opened. */
function orderOf(
  { config }: Parts,
  merchantCode: string,
  [languageNames = '', hosts = '', ...name]: readonly string[],
): MerchantOrder {
  const languages = languageNames.split(',').filter(isLanguageCode);
  const [defaultLanguage] = languages;
  if (defaultLanguage === undefined || languages.length < languageNames.split(',').length) {
    throw wrong(`Languages are of ${languageCodes.join(', ')}, with commas between them.`);
  }
  return readMerchantOrder(config.consoleHost, {
    merchantCode,
    brandName: name.join(' '),
    hosts: hosts.split(',').filter(Boolean),
    currencyCode: 'MYR',
    languages: languages as LanguageCode[],
    defaultLanguage,
    themeName: 'night',
    timeZone: 'UTC',
  });
}

async function addByOrder(
  { config, applicationUrl, database, say }: Parts,
  order: MerchantOrder,
): Promise<void> {
  const serverConfig = await readServerConfig(config, applicationUrl);
  const parts = { database, clock: systemClock, random: systemRandom, config: serverConfig };
  const deed = { merchantCodes: [order.merchantCode], actor: commandActor(), action: 'addMerchant' };
  await runAudited(parts, deed, async (tx) => {
    await addMerchant(parts, tx, order);
    const newValues = {
      brandName: order.brandName,
      hosts: order.hosts.join(', '),
      currencyCode: order.currencyCode,
    };
    return { value: null, change: { subject: order.merchantCode, oldValues: {}, newValues } };
  });
  say(`${order.merchantCode} is there, under maintenance, at ${order.hosts.join(', ')}.`);
  say(`Its first operator: npm run operators -- add <name> administrator ${order.merchantCode}`);
  say(`To open it: npm run settings -- ${order.merchantCode} status open`);
}

/** The same as putting `domains` in place: one name stays, and none is of two merchants. */
async function host(
  parts: Parts,
  [deed, merchant = '', name = '', ...rest]: readonly string[],
): Promise<void> {
  if ((deed !== 'add' && deed !== 'remove') || name === '' || rest.length > 0) throw wrong(usage);
  const merchantCode = merchant as MerchantCode;
  const order = deed === 'add' ? { items: [{ host: name.toLowerCase() }] } : { remove: [name.toLowerCase()] };
  const { database, config, say } = parts;
  const contentParts = { database, clock: systemClock, config };
  const audited = { merchantCodes: [merchantCode], actor: commandActor(), action: 'putContent' };
  const outcome = await runAudited(contentParts, audited, (tx) =>
    putContent(contentParts, tx, merchantCode, 'domains', order),
  );
  const isDone = outcome.changed.length + outcome.removed.length > 0;
  say(`${merchantCode} ${name}: ${isDone ? (deed === 'add' ? 'added' : 'removed') : 'nothing to do'}`);
}

async function provider(parts: Parts, words: readonly string[]): Promise<void> {
  const config = await readServerConfig(parts.config, parts.applicationUrl);
  await merchantProviders({ ...parts, config }, words);
}

function wrong(sentence: string): WrongSetting {
  return new WrongSetting(sentence);
}
