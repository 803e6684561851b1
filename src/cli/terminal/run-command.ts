import { NoDatabase } from '../../infrastructure/postgres/no-database';

/**
 * Runs a command: it ends with the code that `main` answers, or with the message of what it throws and
 * `failed`, once nothing is left to do. Without a database the settings are wrong: 2.
 */
export const runCommand = (main: () => Promise<number>, failed: number): void =>
  void main().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = error instanceof NoDatabase ? 2 : failed;
    },
  );
