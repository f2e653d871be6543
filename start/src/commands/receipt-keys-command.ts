import type { MerchantCode } from '@wau/contract/ids';
import { createReceiptKeys } from '@wau/server/modules/lottery/lottery-receipt/receipt-keys';
import { rotateReceiptKey } from '@wau/server/modules/lottery/lottery-receipt/rotate-receipt-key';
import { selectSites } from '@wau/server/modules/operation/merchant/merchant-sql';
import { runAudited } from '@wau/server/platform/audit/run-audited';
import { systemClock } from '@wau/service/clock';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { StartProblem } from '@wau/service/start-problem';
import { withApplicationDatabase } from '../database/application-database.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { commandActor, type OperatorCommand, runCommand } from './command-line.ts';
import { readServerConfig } from './read-server-config.ts';

const usage = `npm run receipt-keys -- <merchant>          the public keys of its lottery receipts, as /lgw/receipt-keys.json shows them
npm run receipt-keys -- <merchant> rotate   makes the next key, which signs from now on; those before it stay published`;

/** Runs the command and gives its exit code. */
export async function receiptKeysCommand(command: OperatorCommand): Promise<number> {
  const [merchant, deed, ...more] = command.args;
  if (merchant === undefined || merchant === '--help') {
    command.say(usage);
    return merchant === undefined ? 1 : 0;
  }
  return runCommand(command, async (config) => {
    if ((deed !== undefined && deed !== 'rotate') || more.length > 0) throw new StartProblem(usage);
    const reached = await reachDatabase(config);
    const options = { connectionString: reached.applicationUrl, applicationName: 'wau receipt keys' };
    const merchantCode = merchant as MerchantCode;
    try {
      const serverConfig = await readServerConfig(config, reached.applicationUrl);
      await withApplicationDatabase(options, async (database) => {
        const runner = poolRunner(database.pool);
        const known = await selectSites(runner, [merchantCode]);
        if (known.length === 0) throw new StartProblem(`There is no merchant ${merchantCode}.`);
        const parts = { database, runner, clock: systemClock, random: systemRandom, config: serverConfig };
        if (deed === 'rotate') {
          const audited = {
            merchantCodes: [merchantCode],
            actor: commandActor(),
            action: 'rotateReceiptKey',
          };
          await runAudited(parts, audited, (tx) => rotateReceiptKey(parts, tx, merchantCode));
        }
        const { keys } = await createReceiptKeys(parts).published(merchantCode);
        for (const { keyId, publicKey, since } of keys) command.say(`${keyId}  ${publicKey}  since ${since}`);
      });
      return 0;
    } finally {
      await reached.close();
    }
  });
}
