import type { PasswordHashing } from './password-hashing.ts';

/** Whether the password is right; without a hash the same work for a no. What was not looked at does not count. */
export async function verifyOrAbandon(
  passwords: PasswordHashing,
  attempt: { abandoned(): Promise<void> },
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
