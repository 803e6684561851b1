/** Runs the programs of `npm test` as processes of their own: no shell, no network. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../build.mjs';

/** The script behind a package's command, to be run with this Node. */
export function binOf(packageName, command) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/** A third of the usual share where processors are short, and all that the others leave. */
const BEHIND = 5;

function stepBack(pid) {
  try {
    setPriority(pid, BEHIND);
  } catch {
    // It has ended already, or this system does not let us: then it runs like the others.
  }
}

/**
 * Runs to the end and answers exit code and output. With `show`, standard error is shown as it comes, and
 * standard output goes nowhere. With `isBehind`, it and what it starts leave the processors to those who
 * wait for a clock.
 */
export function runNode(args, { show = false, isBehind = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', ...env },
      stdio: ['ignore', show ? 'ignore' : 'pipe', 'pipe'],
    });
    if (isBehind && child.pid !== undefined) stepBack(child.pid);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    // Not handed over as it is: two runs at once would draw over each other on a terminal.
    child.stderr.on('data', (chunk) => (show ? process.stderr.write(chunk) : (output += chunk)));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Works a list of tasks off, two at a time: there are two cores. */
export async function pairwise(tasks) {
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) await task();
  };
  await Promise.all([worker(), worker()]);
}
