import { readFile } from 'node:fs/promises';
import type { MerchantCode } from '@wau/contract/ids';
import { paymentAdapters } from '@wau/server/modules/money/payment/adapters/payment-adapters';
import {
  changePaymentProvider,
  type PaymentProviderParts,
  wantedOf,
} from '@wau/server/modules/money/payment-provider/change-payment-provider';
import { paymentProtocols } from '@wau/server/modules/money/payment-provider/payment-protocols';
import { selectPaymentProviders } from '@wau/server/modules/money/payment-provider/payment-provider-sql';
import { WrongSetting } from '@wau/server/modules/operation/settings/setting-value';
import type { ServerParts } from '@wau/server/platform/server-parts';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import type { OperatorCommand } from './command-line.ts';
import { orderForMerchant } from './order-for-merchant.ts';

interface Parts {
  readonly config: ServerParts['config'];
  readonly database: Database;
  readonly say: OperatorCommand['say'];
}

type ProviderBody = Parameters<typeof changePaymentProvider>[3];

export const providerUsage = `npm run merchants -- provider list <merchant>
npm run merchants -- provider put <merchant> <provider> in|in-and-out [<name>=<value>…] [<name>=@<file>…]
npm run merchants -- provider off <merchant> <provider>`;

/** Payment providers of a merchant: which it has, another one or another account, one less. */
export async function merchantProviders(parts: Parts, [deed, ...words]: readonly string[]): Promise<void> {
  if (deed === 'list' && words.length === 1) return list(parts, words[0] as MerchantCode);
  const [merchant = '', providerCode = '', ...rest] = words;
  if (deed === 'put' && providerCode !== '') return put(parts, merchant as MerchantCode, providerCode, rest);
  if (deed === 'off' && providerCode !== '' && rest.length === 0) {
    return switchOff(parts, merchant as MerchantCode, providerCode);
  }
  throw new WrongSetting(providerUsage);
}

async function list({ config, database, say }: Parts, merchantCode: MerchantCode): Promise<void> {
  const { protocols } = partsOf(config);
  const rows = await selectPaymentProviders(poolRunner(database.pool), merchantCode, null);
  for (const row of rows) {
    const { isEnabled, paysOut, settings, keyFingerprint } = wantedOf({ config }, merchantCode, row);
    const facts = [
      isEnabled ? 'on' : 'off',
      paysOut ? 'in-and-out' : 'in',
      ...settings.map(({ name, value }) => `${name}=${value}`),
      keyFingerprint === '' ? 'no key' : `key ${keyFingerprint}`,
      ...(protocols.has(row.provider_code) ? [] : ['not spoken here']),
    ];
    say(`${row.provider_code.padEnd(20)} ${facts.join('  ')}`);
  }
  const known = new Set(rows.map(({ provider_code }) => provider_code));
  for (const { providerCode, settingNames, secretNames } of protocols.values()) {
    if (known.has(providerCode)) continue;
    const wanted = [...settingNames.map((name) => `${name}=…`), ...secretNames.map((name) => `${name}=@…`)];
    say(`${providerCode.padEnd(20)} not there; put takes ${wanted.join(' ') || 'nothing else'}`);
  }
}

async function put(
  parts: Parts,
  merchantCode: MerchantCode,
  providerCode: string,
  [way, ...pairs]: readonly string[],
): Promise<void> {
  if (way !== 'in' && way !== 'in-and-out') throw new WrongSetting(providerUsage);
  const settings: { name: string; value: string }[] = [];
  const secrets: { name: string; value: string }[] = [];
  for (const pair of pairs) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) throw new WrongSetting(`${pair} is no <name>=<value>.`);
    if (value.startsWith('@')) secrets.push({ name, value: await contentOf(value.slice(1)) });
    else settings.push({ name, value });
  }
  const body = { providerCode, isEnabled: true, paysOut: way === 'in-and-out', settings };
  await change(parts, merchantCode, { ...body, ...(secrets.length === 0 ? {} : { secrets }) });
  parts.say(`${merchantCode} ${providerCode}: on`);
}

/** A secret in a word of the command would stand in the list of processes and in the shell's history. */
async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new WrongSetting(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function switchOff(parts: Parts, merchantCode: MerchantCode, providerCode: string): Promise<void> {
  const runner = poolRunner(parts.database.pool);
  const [row] = await selectPaymentProviders(runner, merchantCode, providerCode);
  if (row === undefined) throw new WrongSetting(`${merchantCode} has no provider ${providerCode}.`);
  const { paysOut, settings } = wantedOf(parts, merchantCode, row);
  await change(parts, merchantCode, {
    ...{ providerCode, isEnabled: false, paysOut },
    settings: [...settings],
  });
  parts.say(`${merchantCode} ${providerCode}: off`);
}

const sentences: Readonly<Partial<Record<string, string>>> = {
  'payment.provider.unknown': 'This installation speaks with no such provider; provider list names them.',
  'payment.provider.key': 'It needs its key; provider list says which words stand for it.',
};

function change({ config, database }: Parts, merchantCode: MerchantCode, body: ProviderBody): Promise<void> {
  return orderForMerchant(database, {
    merchantCode,
    action: 'changePaymentProvider',
    order: (tx) => changePaymentProvider(partsOf(config), tx, { merchantCode }, body),
    sentences,
  });
}

/** Nobody is asked here; how a provider's account is set up is all that is needed of its adapter. */
function partsOf(config: Parts['config']): PaymentProviderParts {
  const adapters = paymentAdapters(() => Promise.reject(new Error('commands ask nobody')), systemClock);
  return {
    config,
    clock: systemClock,
    random: systemRandom,
    protocols: paymentProtocols(adapters, config),
  };
}
