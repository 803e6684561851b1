/**
 * PostgreSQL refuses to run as root: this finds another account for it, or a user namespace where no account
 * can read.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** How PostgreSQL's programs are run: as this very user, as another account, or in a user namespace. */
export type RunAs =
  | { readonly kind: 'self' }
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'namespace' };

const UNSHARE = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'] as const;

/**
 * The account that owns an existing cluster comes first: its files cannot change hands while a server may
 * run. Then the owner of the data directory, who shall be able to start a new cluster too; initdb takes only
 * accounts that have a name.
 */
function candidate(directory: string): Account | null {
  if (existsSync(directory)) {
    const { uid, gid } = statSync(directory);
    if (uid !== 0) return { uid, gid };
  }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const above = existsSync(dirname(directory)) ? statSync(dirname(directory)).uid : 0;
  const owner = above === 0 ? undefined : accounts.find((fields) => Number(fields[2]) === above);
  const found =
    owner ??
    ['postgres', 'nobody'].map((name) => accounts.find((fields) => fields[0] === name)).find(Boolean);
  return found === undefined ? null : { uid: Number(found[2]), gid: Number(found[3]) };
}

/**
 * Can that account run the programs and reach the directory above the cluster? A home directory may be closed
 * to it.
 */
function reaches(account: Account, postgres: string, directory: string): boolean {
  const options = { ...account, cwd: '/', stdio: 'ignore' } as const;
  return (
    spawnSync(postgres, ['--version'], options).status === 0 &&
    spawnSync('ls', [dirname(directory)], options).status === 0
  );
}

/** Decides once per start; `directory` is the cluster's, which need not exist. */
export function chooseRunAs(directory: string, postgres: string): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const ownedByRoot = existsSync(`${directory}/PG_VERSION`) && statSync(directory).uid === 0;
  const account = ownedByRoot ? null : candidate(directory);
  if (account !== null && reaches(account, postgres, directory)) return { kind: 'account', account };
  return { kind: 'namespace' };
}

/** Gives a file or directory to the account that PostgreSQL runs as. */
export function giveTo(runAs: RunAs, path: string): void {
  if (runAs.kind === 'account') chownSync(path, runAs.account.uid, runAs.account.gid);
}

/**
 * Runs one of PostgreSQL's programs to its end and answers its exit code and what it said.
 * The working directory is the root, because the other account may not be able to enter ours.
 */
export function runProgram(
  runAs: RunAs,
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  const [command, ...rest] = runAs.kind === 'namespace' ? [...UNSHARE, program, ...args] : [program, ...args];
  const { PGDATA: _data, PGPORT: _port, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(command ?? program, rest, {
      ...(runAs.kind === 'account' ? runAs.account : {}),
      cwd: process.platform === 'win32' ? undefined : '/',
      env: { ...env, LC_MESSAGES: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      detached: process.platform !== 'win32',
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-4_000);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    // 'exit' and not 'close': the server that pg_ctl leaves behind may hold the pipes open.
    child.once('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code: code ?? 1, output });
    });
  });
}
