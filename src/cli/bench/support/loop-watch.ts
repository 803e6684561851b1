/**
 * Loaded into the server's process before it starts: tells on SIGUSR2 how long, in ms, nobody else got their
 * turn since it was asked last.
 */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const NANOS = 1_000_000;
const file = process.env['BENCH_LOOP_FILE'];

if (file !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(file, JSON.stringify({ longest: delay.max / NANOS }));
    delay.reset();
  });
}
