import type { CallBody, CallDefinition, CallValue } from '@wau/contract/call';
import { transferWalletPermit } from '@wau/contract/calls/play/transfer-wallet-calls';
import { type ErrorCode, errorStatuses } from '@wau/contract/error-codes';
import type { FundTransferId, MerchantCode } from '@wau/contract/ids';
import { createDatabase } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { buildServiceApp } from '@wau/service/http/service-app';
import { newId, systemRandom } from '@wau/service/random';
import { signedHeaders } from '@wau/service/secrets/signature';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll } from 'vitest';
import { registerPurseRoutes } from '../purse-routes.ts';
import { createPurseWallet } from '../purse-wallet-client.ts';

const vendorCode = 'samudra';
const purseKey = Buffer.alloc(32, 5);
const otherKey = Buffer.alloc(32, 6);

/** Purses on a database of the test's own: the operator's calls over HTTP, and the wallet that games play from. */
export async function createTestPurse() {
  const testDatabase = await createTestDatabase();
  let aheadMs = 0;
  const clock = { nowMs: () => Date.now() + aheadMs };
  const database = createDatabase({
    connectionString: testDatabase.applicationUrl,
    applicationName: 'test purses',
    poolSize: 6,
    searchPath: 'studio,public',
    onIdleConnectionError: () => undefined,
  });
  const sql = poolRunner(database.pool);
  const app = buildServiceApp({
    logger: false,
    errorMessages: (code) => code,
    fallbackLanguage: 'MY',
    apiPrefixes: ['/studio/api'],
    trustProxy: false,
  });
  const vendors = [
    { vendorCode, key: purseKey },
    { vendorCode: 'lain', key: otherKey },
  ];
  registerPurseRoutes(app, { database, sql, clock, vendors });
  await app.ready();
  const operator: { refusal: ErrorCode | undefined; letsGoOn: boolean; isAway: boolean } = {
    refusal: undefined,
    letsGoOn: false,
    isAway: false,
  };
  const wallet = createPurseWallet({
    database,
    vendorCode,
    key: purseKey,
    clock,
    transport: async ({ path, rawBody }) => {
      if (path !== transferWalletPermit.path || operator.isAway) return { statusCode: 500, body: {} };
      const { refusal, letsGoOn } = operator;
      const { roundBegun } = JSON.parse(rawBody) as CallBody<typeof transferWalletPermit>;
      return refusal === undefined || (letsGoOn && roundBegun === true)
        ? { statusCode: 200, body: { success: true, value: null } }
        : { statusCode: errorStatuses[refusal], body: { success: false, errorCode: refusal } };
    },
  });
  afterAll(async () => {
    await wallet.drain();
    await app.close();
    await database.close();
  });

  const send = async <Definition extends CallDefinition>(
    call: Definition,
    body: CallBody<Definition>,
    signing: { readonly key?: Buffer; readonly sender?: string; readonly atMs?: number } = {},
  ): Promise<string | CallValue<Definition>> => {
    const rawBody = JSON.stringify(body);
    const { key = purseKey, sender = 'wau', atMs = clock.nowMs() } = signing;
    const parts = { method: 'POST', path: call.path, timestampMs: atMs, rawBody };
    const answer = await app.inject({
      method: 'POST',
      url: call.path,
      headers: { ...signedHeaders(sender, key, parts), 'content-type': 'application/json' },
      payload: rawBody,
    });
    const envelope = answer.json<{ success: boolean; value: CallValue<Definition>; errorCode: string }>();
    return envelope.success ? envelope.value : envelope.errorCode;
  };
  return {
    sql,
    /** Lets everybody bet unless it is told otherwise; `letsGoOn`: where their round has begun, even so. */
    operator,
    wallet,
    clock,
    send,
    advance(ms: number) {
      aheadMs += ms;
    },
    newTransferId: (): FundTransferId => newId('fundTransfer', clock, systemRandom),
    newPlayer: () => ({
      vendorCode,
      merchantCode: 'wau' as MerchantCode,
      playerId: newId('member', clock, systemRandom) as string,
    }),
    /** Every row that does not fit with the others. */
    brokenRows: () =>
      sql.query({
        text: `select purse.player_id from studio.purse
                 left join lateral (
                   select count(*) as count, coalesce(sum(amount_minor), 0) as sum,
                          coalesce(max(version), 0) as last
                     from studio.purse_entry as entry
                    where (entry.merchant_id, entry.vendor_code, entry.player_id)
                        = (purse.merchant_id, purse.vendor_code, purse.player_id)) as chain on true
                where chain.sum <> purse.balance_minor or chain.last <> purse.version
                   or chain.count <> purse.version
               union all
               select entry.player_id from studio.purse_entry as entry
                 join studio.purse_entry as before
                   on (before.merchant_id, before.vendor_code, before.player_id, before.version)
                    = (entry.merchant_id, entry.vendor_code, entry.player_id, entry.version - 1)
                where before.balance_minor <> entry.previous_balance_minor
               union all
               select round.player_id from studio.purse_round as round
                group by round.player_id
               having sum(round.stake_minor - round.refunded_minor - round.payout_minor) <> (
                        select coalesce(-sum(entry.amount_minor), 0) from studio.purse_entry as entry
                         where entry.player_id = round.player_id and entry.other_side = 'games')`,
        values: [],
      }),
  };
}
