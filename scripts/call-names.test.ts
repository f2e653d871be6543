import { calls } from '@wau/contract/calls';
import { workClaimCalls } from '@wau/contract/calls/operation/work-claim-calls';
import { expect, test } from 'vitest';
import { readSources } from './read-sources.ts';

/** The studio speaks a protocol with the operator; its calls are carried out in one file. */
const protocol = 'apps/server/src/modules/play/vendor/adapters/studio/studio-calls.ts';
const claims = 'apps/server/src/modules/operation/work-claim/manage-work-claims.ts';
const passkeys = 'apps/server/src/modules/account/passkey';

/** Calls that stand in a file of another name: each with that file, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  // The same use case at a second address.
  createTrialAccountByGet: 'apps/server/src/modules/account/trial/create-trial-account.ts',
  getLotteryOrderByPath: 'apps/server/src/modules/lottery/lottery-order/get-lottery-order.ts',
  registerByMobile: 'apps/server/src/modules/account/registration/register.ts',
  receivePayInCallback: 'apps/server/src/modules/money/payment/receive-payment-callback.ts',
  receivePayOutCallback: 'apps/server/src/modules/money/payment/receive-payment-callback.ts',
  // What begins something stands with what ends it.
  startPasskeyCreation: `${passkeys}/create-passkey.ts`,
  startPasskeyLogin: `${passkeys}/login-by-passkey.ts`,
  startOperatorPasskeyLogin: 'apps/server/src/modules/operation/operator/login-operator-by-passkey.ts',
  transferWalletAuthenticate:
    'apps/server/src/modules/play/vendor/adapters/transfer-wallet/transfer-wallet-adapter.ts',
  transferWalletPermit:
    'apps/server/src/modules/play/vendor/adapters/transfer-wallet/transfer-wallet-adapter.ts',
  vendorBalance: protocol,
  vendorBet: protocol,
  vendorBets: protocol,
  vendorEndRound: protocol,
  vendorRollback: protocol,
  vendorWin: protocol,
  // Cases of every kind are claimed alike.
  ...Object.fromEntries(Object.keys(workClaimCalls).map((name) => [name, claims])),
};

const sources = await readSources(['apps/*/src/*.ts', 'apps/*/src/**/*.ts']);
const names = Object.values(calls).map(({ name }) => name);

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** By a function, or by the method of what keeps a batch going. */
function isServed(name: string): boolean {
  const exported = new RegExp(`(?:export (?:async )?function|^ +async) ${name}\\(`, 'm');
  const file = new RegExp(`/(?:${kebabCase(name)}|manage-[a-z-]+)\\.ts$`);
  return [...sources].some(([path, text]) => file.test(path) && exported.test(text));
}

test('a call is served by a function of its name, in a file of its name or among what is managed together', () => {
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !isServed(name) && elsewhere[name] === undefined)).toEqual([]);
});

test('what stands elsewhere is a call, needs to, and the file is there', () => {
  for (const [name, file] of Object.entries(elsewhere)) {
    expect(names, name).toContain(name);
    expect(isServed(name), name).toBe(false);
    expect(sources.has(file), file).toBe(true);
  }
});

/**
 * Calls of the other apps, which have no areas; those of operators about a module that members use as well; and those that
 * fill a file of their own beside the rest of their module's.
 */
const notOfAModule = [
  'play/crash',
  'play/studio',
  'money/sandbox',
  'account/identity-review',
  'content/reward-review',
  'money/withdrawal-review',
  'money/deposit-review',
  'messaging/feedback-answer',
  'messaging/chat-desk',
  'operation/operator-passkey',
  'agency/site-red-rain',
  'agency/affiliate-desk',
  'agency/commission-run',
  'agency/team-bet',
  'agency/team-figures',
  'agency/team-member',
  'lottery/addable-lottery',
  'lottery/favourite-lottery',
  'lottery/lottery-feed',
  'lottery/lottery-odds',
];

test('calls of the operator stand under the name of the module that serves them', async () => {
  const contract = await readSources(['packages/contract/src/calls/*/*-calls.ts']);
  const things = [...contract.keys()].flatMap((file) => {
    const [, area = '', thing = ''] = /calls\/([^/]+)\/([^/]+)-calls\.ts$/.exec(file) ?? [];
    return area === thing ? [] : [`${area}/${thing}`];
  });
  const isModule = (thing: string) =>
    [...sources.keys()].some((file) => file.startsWith(`apps/server/src/modules/${thing}/`));
  expect(things.length).toBeGreaterThan(25);
  expect(things.filter((thing) => !isModule(thing)).sort()).toEqual([...notOfAModule].sort());
});
