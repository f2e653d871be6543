import type { MerchantCode } from '@wau/contract/ids';
import { selectSites } from '@wau/server/modules/operation/merchant/merchant-sql';
import { WrongSetting } from '@wau/server/modules/operation/settings/setting-value';
import type { Audited } from '@wau/server/platform/audit/audited';
import { runAudited } from '@wau/server/platform/audit/run-audited';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { commandActor } from './command-line.ts';

interface MerchantOrder {
  readonly merchantCode: MerchantCode;
  /** The call of which it is the same. */
  readonly action: string;
  readonly order: (tx: SqlRunner) => Promise<Audited<unknown>>;
  /** What a refusal without a sentence of its own means here, by its code. */
  readonly sentences?: Readonly<Partial<Record<string, string>>>;
}

/**
 * What whoever works on the machine orders for a merchant, in one transaction with its entry in the audit.
 *
 * @throws WrongSetting where there is no such merchant, and for every refusal
 */
export async function orderForMerchant(
  database: Database,
  { merchantCode, action, order, sentences = {} }: MerchantOrder,
): Promise<void> {
  const known = await selectSites(poolRunner(database.pool), [merchantCode]);
  if (known.length === 0) throw new WrongSetting(`There is no merchant ${merchantCode}.`);
  const parts = { database, clock: systemClock, random: systemRandom };
  const deed = { merchantCodes: [merchantCode], actor: commandActor(), action };
  try {
    await runAudited(parts, deed, order);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new WrongSetting(error.value?.detail ?? sentences[error.code] ?? error.code, error.code);
  }
}
