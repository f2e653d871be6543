import { hash, verify } from '@node-rs/argon2';
import { type Batcher, createBatcher } from '@wau/service/database/batcher';
import { newToken, type Random } from '@wau/service/random';

/** argon2id, the library's default algorithm, at OWASP's first recommendation: 19 MiB, two passes, one thread. */
export const passwordHashParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface PasswordHashing {
  /** PHC text of a password. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one behind the hash. Without a hash (no such account, or one that has no password)
   * it does the same work on one that nobody knows the password of, and says no.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Passwords that wait, for the metrics. */
  queueLength(): number;
}

export interface PasswordHashingOptions {
  readonly random: Random;
  readonly lanes: number;
  readonly queueLength: number;
}

/**
 * Hashes at most `lanes` passwords at a time, so that a flood of logins takes neither all memory nor all
 * processors. Rejects with `OverloadError` when the queue is full.
 */
export async function createPasswordHashing(options: PasswordHashingOptions): Promise<PasswordHashing> {
  const nobodysHash = await hash(newToken(options.random), passwordHashParameters);
  const work: Batcher<() => Promise<unknown>, unknown> = createBatcher({
    lanes: options.lanes,
    maximumBatchSize: 1,
    maximumQueueLength: options.queueLength,
    keysOf: () => [],
    flush: (tasks) => Promise.all(tasks.map((task) => task())),
    retriesOneByOne: () => false,
  });
  return {
    hash: async (password) =>
      (await work.submit(() => hash(normalized(password), passwordHashParameters))) as string,
    async verify(passwordHash, password) {
      const known = passwordHash === '' ? undefined : passwordHash;
      const matches = await work.submit(() => verify(known ?? nobodysHash, normalized(password)));
      return matches === true && known !== undefined;
    },
    queueLength: () => work.queueLength(),
  };
}

/** The same characters typed on two keyboards may arrive as different code points. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
