import { hash } from '@node-rs/argon2';
import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { OperatorRole } from '@wau/contract/permissions';
import { withTransaction } from '@wau/service/database/database';
import { newId } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { passwordHashParameters } from '../modules/account/credentials/password-hashing.ts';
import { sealSecret } from '../modules/account/second-step/second-step-secret.ts';
import type { SeedDemoParts } from '../seed-demo.ts';
import { demoMerchants, demoPassword } from './demo-merchants.ts';
import { addOperatorRoleRow, addOperatorRow } from './demo-operators-sql.ts';

interface DemoOperator {
  readonly username: string;
  readonly role: OperatorRole;
  /** Left out: all of the demo. */
  readonly merchantCodes?: readonly string[];
}

/** Two of each kind that four eyes ask for, so that one visitor can be both persons. */
export const demoOperators: readonly DemoOperator[] = [
  { username: 'aminah', role: 'administrator' },
  { username: 'zainal', role: 'administrator' },
  { username: 'hafiz', role: 'cashier', merchantCodes: ['wau'] },
  { username: 'priya', role: 'supporter', merchantCodes: ['wau'] },
];

export interface DemoOperatorAccount {
  readonly username: string;
  readonly password: string;
}

/** Whether a login is one that the demo prints. An operator who has changed the password has another. */
export function isDemoOperatorLogin(usernameKey: string, password: string): boolean {
  return password === demoPassword && demoOperators.some(({ username }) => username === usernameKey);
}

/** What the authenticator app of a demo operator holds: another in each installation, so that no code can be read up. */
export function demoOperatorSecret(masterSecret: string, username: string): Uint8Array {
  return Uint8Array.from(deriveKey(masterSecret, `demo/operators/${username}`).subarray(0, 20));
}

/**
 * Adds the demo's operators with their second step, as far as they are missing. May be run at every start; two at a time
 * do no harm.
 */
export async function seedDemoOperators(parts: SeedDemoParts): Promise<readonly DemoOperatorAccount[]> {
  const passwordHash = await hash(demoPassword, passwordHashParameters);
  for (const { username, role, merchantCodes } of demoOperators) {
    await withTransaction(parts.database, async (tx) => {
      const operatorId: OperatorId = newId('operator', parts.clock, parts.random);
      const owner = { masterSecret: parts.masterSecret, operatorId };
      const secret = demoOperatorSecret(parts.masterSecret, username);
      const sealedSecondStep = sealSecret(owner, secret, parts.random);
      const createdAt = new Date(parts.clock.nowMs());
      const row = { operatorId, username, passwordHash, sealedSecondStep, createdAt };
      if (!(await addOperatorRow(tx, row))) return;
      for (const code of merchantCodes ?? demoMerchants.map((merchant) => merchant.merchantCode)) {
        await addOperatorRoleRow(tx, code as MerchantCode, operatorId, role);
      }
    });
  }
  return demoOperators.map(({ username }) => ({ username, password: demoPassword }));
}
