import { openDataFolder } from '../data-folder.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { readMasterSecret } from '../master-secret.ts';
import { type OperatorCommand, runCommand } from './command-line.ts';
import { type Verification, verifyBooks } from './verify-books.ts';

/** `npm run verify`: whether the books of the configured database balance and the secret fits. */
export function verifyCommand(command: OperatorCommand): Promise<number> {
  return runCommand(command, async (config) => {
    const secret = readMasterSecret(config, openDataFolder(config.dataDir));
    const reached = await reachDatabase(config);
    try {
      const { applicationUrl, ownerUrl } = reached;
      const found = await verifyBooks({ applicationUrl, ownerUrl, secret, rollsUp: false });
      return tellVerification(command, found);
    } finally {
      await reached.close();
    }
  });
}

/** Says what was found and gives the exit code. */
export function tellVerification(
  { say, complain }: OperatorCommand,
  { problems, merchants, transfers }: Verification,
): number {
  for (const problem of problems) complain(problem);
  if (problems.length > 0) {
    complain(`Not in order: ${problems.length} findings.`);
    return 1;
  }
  say(
    `In order: the secret fits, and chains, balances and roll-ups of ${merchants} merchants with ${transfers} transfers add up.`,
  );
  return 0;
}
