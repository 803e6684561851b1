/**
 * Takes settings from `.env` in the working directory when it is there. What stands in the environment wins;
 * tests never read it.
 */
import { loadEnvFile } from 'node:process';

export function readEnvFile() {
  if (process.env.NODE_ENV === 'test') return;
  try {
    loadEnvFile('.env');
  } catch (error) {
    if (error.code === 'ENOENT') return;
    // Somebody wrote settings there: a server without them would be another than they mean.
    console.error(`.env cannot be read: ${error.message}`);
    process.exit(2);
  }
}
