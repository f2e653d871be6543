import { rm } from 'node:fs/promises';
import type { CallDefinition } from '@wau/contract/call';
import { calls } from '@wau/contract/calls';
import { createPasswordHashing } from '@wau/server/modules/account/credentials/password-hashing';
import { switchOnFlags } from '@wau/server/testing/switch-on-flags';
import { createLogger } from '@wau/service/monitoring/logger';
import { systemRandom } from '@wau/service/random';
import { ssrPlugin } from '@wau/web/server/ssr-plugin';
import { writeWebBuild } from '@wau/web/server/testing/write-web-build';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHttpServer } from '../http-server.ts';
import { createEveryCallServer } from '../testing/every-call-server.ts';
import { attack, attackerKinds } from '../testing/s1/attack.ts';
import { outcomes, outcomesFor } from '../testing/s1/call-outcomes.ts';
import { rowsAbout } from '../testing/s1/rows-about.ts';
import { openVictim, type SharedPassword, type Victim } from '../testing/s1/victim.ts';

const server = await createEveryCallServer();

const all = Object.values<CallDefinition>(calls);
const plain = 'layang-layang-9';
let password: SharedPassword;
let observer: Client;

beforeAll(async () => {
  const passwords = await createPasswordHashing({ random: systemRandom, lanes: 1, queueLength: 1 });
  password = { plain, hash: await passwords.hash(plain) };
  observer = new Client({ connectionString: server.testDatabase.superuserUrl });
  await observer.connect();
  // Some are off to begin with; switched off they would turn everybody away alike.
  const ofMembers = all.filter(({ caller }) => caller === 'member');
  await switchOnFlags(server, ...new Set(ofMembers.flatMap(({ needs }) => needs?.flags ?? [])));
});
afterAll(() => observer.end());

test('S1 the server has every call of the contract, and every call has its stated outcomes', () => {
  expect(Object.keys(outcomes).sort()).toEqual(all.map(({ name }) => name).sort());
  for (const { name, method, path } of all) {
    expect(server.app.hasRoute({ method, url: path }), `${name}: ${method} ${path}`).toBe(true);
  }
});

/** What is reached without being a call. Each line is read by whoever adds one: why is it no call, and whom does it serve? */
const besidesCalls = [
  // Pages of the browser apps; what they show of a member they ask for by calls.
  'GET /*',
  'GET /lgw/receipt-keys.json',
  'GET /offline.html',
  // Pictures of titles and themes; the same for everybody.
  'GET /studio/art/*',
  'GET /studio/play/:gameId',
  'GET /studio/verify',
  // What a merchant's app is installed with; the same for everybody.
  'GET /wps/system/icons/:file',
  'GET /wps/system/manifest.webmanifest',
  'GET /wps/system/webclip.mobileconfig',
  // Whoever pays or logs in elsewhere comes back by these, and a provider may report by GET.
  'GET /payments/:merchantCode/:providerCode/pay-in',
  'GET /payments/:merchantCode/:providerCode/pay-out',
  'GET /wps/session/external/:provider/callback',
  // Links of affiliates: they lead on, tell nothing and count the visit.
  'GET /wps/affiliates/visit/:code',
  'GET /sandbox/pay/:paymentId',
  'POST /sandbox/pay/:paymentId',
  // Protocols of vendors, each signed in its own way and answered for the merchants whose key it was signed with; and what
  // operators ask of vendors, signed as well.
  ...['info', 'balance', 'bet', 'win', 'rollback'].map(
    (operation) => `POST /vendor/rsa-wallet/:vendorCode/${operation}`,
  ),
  ...['info', 'balance', 'play', 'rollback'].map(
    (operation) => `POST /vendor/hmac-wallet/:vendorCode/${operation}`,
  ),
  'POST /studio/statement/:vendorCode',
  'POST /studio/unfinished/:vendorCode',
  'POST /studio/stuck/:vendorCode',
  'POST /studio/stuck/:vendorCode/order',
  // For operators: the demo's outbox and codes answer within the demo's reach, the metrics whoever has their token.
  'GET /dev/operator-codes',
  'GET /dev/outbox',
  'GET /docs',
  'GET /healthz',
  'GET /metrics',
  'GET /openapi.json',
  'GET /readyz',
];

/** Files of the builds, and what says that there is no such call. */
const isFileOrUnknown =
  /^(GET \/(studio\/)?assets\/|GET \/(robots\.txt|service-worker\.js)$|[A-Z-]+ \/(wps|lgw|vendor|payments|studio\/api|sandbox\/api)\/\*$)/;

test('S1 every route of the server is a call of the contract, or stands in the list of those that are none', async () => {
  const { app } = buildHttpServer(
    { trustedProxies: [], metricsToken: undefined, connectionsPerAddress: 512 },
    createLogger('error'),
    async () => undefined,
  );
  const buildDirectory = await writeWebBuild('export const handleDocument = undefined;');
  await app.register((web, _options, done) => {
    ssrPlugin(web, {
      api: () => () => Promise.reject(new Error('unused')),
      frameOrigins: [],
      isHttps: false,
      buildDirectory,
    }).then(() => done(), done);
  });
  await app.ready();
  // A browser asks beforehand whether it may make a call from a game's frame.
  const ofCalls = new Set(all.flatMap(({ method, path }) => [`${method} ${path}`, `OPTIONS ${path}`]));
  const registered = new Set([...app.routeProbe.routes, ...server.app.routeProbe.routes]);
  // Looking at the head of an answer is asking for it.
  const others = [...registered].filter(
    (route) => !ofCalls.has(route) && !route.startsWith('HEAD ') && !isFileOrUnknown.test(route),
  );
  await app.close();
  await rm(buildDirectory, { recursive: true });
  expect(others.sort()).toEqual([...besidesCalls].sort());
});

describe.each(['wau', 'laut'])('S1 a member of %s', (merchantCode) => {
  let victim: Victim;
  beforeAll(async () => {
    victim = await openVictim(server, password, merchantCode);
  });

  test('S1 sees what is theirs, so that a leak would be noticed', async () => {
    const options = { token: victim.token, merchantCode };
    const own = await Promise.all([
      server.call('getMemberInfo', options),
      server.call('listInboxMessages', options),
      server.call('listDeposits', options),
      server.call('listBets', options),
      server.call('listBankCards', options),
      server.call('listPasskeys', options),
      server.call('getMerchantWallet', options),
    ]);
    const [mark] = victim.secretWords;
    const shown = own.map((answer) => JSON.stringify(answer.value()));
    expect(shown[0]).toContain(mark);
    expect(shown[1]).toContain(mark);
    expect(shown[2]).toContain(victim.depositId);
    expect(shown[3]).toContain(victim.roundId);
    expect(shown[4]).toContain(victim.bankCardId);
    expect(shown[5]).toContain(mark);
    expect(shown[6]).toContain(victim.fundTransferId);
    expect(Object.keys(await rowsAbout(observer, victim.memberId)).length).toBeGreaterThan(10);
  });

  test.each(attackerKinds)('S1 is safe from a %s who knows every id', { timeout: 240_000 }, async (kind) => {
    const before = await rowsAbout(observer, victim.memberId);
    const wrong: string[] = [];
    for (const call of all) {
      const { outcome, text, attacker } = await attack(server, password, { call, kind, victim });
      if (!outcomesFor(call, kind).includes(outcome)) wrong.push(`${call.name}: ${outcome}`);
      wrong.push(...wordsIn(text, victim, call).map((word) => `${call.name} shows ${word}`));
      if (attacker !== undefined && attacker.memberId === victim.memberId)
        wrong.push(`${call.name}: same member`);
    }
    expect(wrong).toEqual([]);
    expect(await rowsAbout(observer, victim.memberId)).toEqual(before);
  });

  test('S1 is safe from fields that a call does not know', { timeout: 240_000 }, async () => {
    const before = await rowsAbout(observer, victim.memberId);
    const wrong: string[] = [];
    const extra = {
      memberId: victim.memberId,
      merchantId: merchantCode,
      member_id: victim.memberId,
      type: 99,
    };
    for (const call of all) {
      const { outcome, text } = await attack(server, password, { call, kind: 'player', victim, extra });
      const takesFields = call.body !== undefined || call.query !== undefined;
      const isTurnedAway = outcome.startsWith('401 ') || outcome.startsWith('403 ');
      // Where a call takes fields, one that it does not know is an error; where it takes none, it is not looked at.
      const isRight = takesFields
        ? outcome === '400 request.invalid' || isTurnedAway
        : outcomesFor(call, 'player').includes(outcome);
      if (!isRight) wrong.push(`${call.name}: ${outcome}`);
      wrong.push(...wordsIn(text, victim, call).map((word) => `${call.name} shows ${word}`));
    }
    expect(wrong).toEqual([]);
    expect(await rowsAbout(observer, victim.memberId)).toEqual(before);
  });

  test('S1 is still logged in afterwards', async () => {
    const answer = await server.call('getBalance', { token: victim.token, merchantCode });
    expect(answer.outcome()).toBe('200');
  });
});

/** What is the victim's in an answer. A round's proof is for anybody who has its id, and names nobody. */
function wordsIn(text: string, victim: Victim, call: CallDefinition): readonly string[] {
  const ids = [
    victim.depositId,
    victim.fundTransferId,
    victim.messageId,
    victim.sessionId,
    victim.bankCardId,
    victim.passkeyId,
  ];
  const words = [...victim.secretWords, ...ids, ...(call.name === 'getRoundProof' ? [] : [victim.roundId])];
  // A registration says back the name that it was sent.
  const answer = call.name === 'register' ? text.replaceAll(victim.username, '') : text;
  return words.filter((word) => answer.includes(word));
}
