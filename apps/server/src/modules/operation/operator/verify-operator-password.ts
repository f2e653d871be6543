import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';
import type { OperatorAttempt } from './operator-limits.ts';

/** Whether the password is right; without a hash the same work for a no. What was not looked at does not count. */
export async function verifyOperatorPassword(
  passwords: PasswordHashing,
  attempt: OperatorAttempt,
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  try {
    return await passwords.verify(passwordHash, password);
  } catch (error) {
    await attempt.abandoned();
    throw error;
  }
}
