import { type SpawnOptions, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { StartProblem } from '../start-problem.ts';

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** How PostgreSQL's programs are started on this machine. */
export interface Launcher {
  /** The account that owns PostgreSQL's files when Wau runs as root; undefined when Wau's own user owns them. */
  readonly account: Account | undefined;
  launch(program: string, args: readonly string[]): LaunchCommand;
}

export interface LaunchCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: Pick<SpawnOptions, 'uid' | 'gid'>;
}

interface LaunchNeeds {
  readonly postgres: string;
  /** A folder that PostgreSQL must be able to enter. */
  readonly folder: string;
  /** Owner of an existing data folder: it stays the owner. */
  readonly existingOwnerUid: number | undefined;
}

const setprivPath = ['/usr/bin/setpriv', '/bin/setpriv', '/usr/sbin/setpriv'].find((path) =>
  existsSync(path),
);

/**
 * Chooses the way to start PostgreSQL, by trying each on this machine.
 *
 * PostgreSQL refuses to run as root. When Wau does, PostgreSQL runs as an unprivileged account: the owner of the
 * existing data folder, else `postgres`, else `nobody`, else the first ordinary account. Where that account cannot
 * enter the project or the data folder (both under `/root`, say), it is given the one capability to pass folders
 * that are closed to it, and nothing else of root's; opening `/root` to everyone would be worse.
 *
 * With `setpriv` at hand the kernel also stops PostgreSQL when Wau is killed outright.
 *
 * @throws StartProblem when no way works
 */
export function chooseLauncher(needs: LaunchNeeds): Launcher {
  const account = process.getuid?.() === 0 ? findAccount(needs.existingOwnerUid) : undefined;
  const launchers = account === undefined ? ordinaryLaunchers() : rootLaunchers(account);
  const chosen = launchers.find((launcher) => works(launcher, needs));
  if (chosen !== undefined) return chosen;
  if (account === undefined) {
    throw new StartProblem(
      `PostgreSQL's program ${needs.postgres} cannot be run here; set DATABASE_URL instead.`,
    );
  }
  throw new StartProblem(
    `Wau runs as root, PostgreSQL may not, and the account ${account.name} cannot enter ${needs.folder} or run ${needs.postgres}; run Wau as an ordinary user, or move it and DATA_DIR to a folder that others may enter (/opt/wau, say), or set DATABASE_URL.`,
  );
}

function ordinaryLaunchers(): Launcher[] {
  const plain: Launcher = { account: undefined, launch: (file, args) => ({ file, args, options: {} }) };
  return setprivPath === undefined ? [plain] : [setprivLauncher(setprivPath, undefined, []), plain];
}

function rootLaunchers(account: Account): Launcher[] {
  const { uid, gid } = account;
  const plain: Launcher = { account, launch: (file, args) => ({ file, args, options: { uid, gid } }) };
  if (setprivPath === undefined) return [plain];
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // PostgreSQL asks access(2) about its own program, which ignores capabilities without this secure bit.
  const withCapability = (capability: string): string[] => [
    ...identity,
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
    `--bounding-set=-all,+${capability}`,
  ];
  return [
    setprivLauncher(setprivPath, account, identity),
    plain,
    setprivLauncher(setprivPath, account, withCapability('dac_read_search')),
    // Containers usually keep only this wider one.
    setprivLauncher(setprivPath, account, withCapability('dac_override')),
  ];
}

function setprivLauncher(setpriv: string, account: Account | undefined, flags: readonly string[]): Launcher {
  return {
    account,
    launch: (program, args) => ({
      file: setpriv,
      args: ['--pdeathsig=INT', ...flags, '--', program, ...args],
      options: {},
    }),
  };
}

/** True when PostgreSQL can be run this way and the data folder be entered. */
function works(launcher: Launcher, needs: LaunchNeeds): boolean {
  const script = 'cd "$1" && exec "$2" --version';
  const { file, args, options } = launcher.launch('/bin/sh', [
    '-c',
    script,
    'sh',
    needs.folder,
    needs.postgres,
  ]);
  return spawnSync(file, args, { ...options, cwd: '/', stdio: 'ignore', timeout: 10_000 }).status === 0;
}

function findAccount(existingOwnerUid: number | undefined): Account {
  const wanted = chooseAccount(readAccounts(), existingOwnerUid);
  if (wanted !== undefined) return wanted;
  throw new StartProblem(
    isOwned(existingOwnerUid)
      ? `The data folder belongs to user id ${existingOwnerUid}, which this machine does not know; give it to a known user (chown -R) or choose another DATA_DIR.`
      : 'Wau runs as root, PostgreSQL may not, and this machine has no other account to run it as; run Wau as an ordinary user or set DATABASE_URL.',
  );
}

/**
 * The account that PostgreSQL runs as when Wau is root, out of the text of `/etc/passwd`. initdb asks for the name
 * of its user, so a bare number does not do.
 */
export function chooseAccount(
  accountsText: string,
  existingOwnerUid: number | undefined,
): Account | undefined {
  const accounts = accountsText
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => Number.isInteger(uid) && Number.isInteger(gid) && uid > 0);
  if (isOwned(existingOwnerUid)) return accounts.find(({ uid }) => uid === existingOwnerUid);
  const named = (wanted: string): Account | undefined => accounts.find(({ name }) => name === wanted);
  return named('postgres') ?? named('nobody') ?? accounts[0];
}

/** A data folder of root's own was copied there by root; no PostgreSQL can have run on it. */
function isOwned(existingOwnerUid: number | undefined): boolean {
  return existingOwnerUid !== undefined && existingOwnerUid !== 0;
}

function readAccounts(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
