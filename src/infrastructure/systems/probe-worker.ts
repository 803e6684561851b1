/** The thread in which probes are answered: each message is a question. */
import { parentPort } from 'node:worker_threads';
import type { ProbeTask } from '../../application/systems/ports';
import { SYSTEMS } from '../../games';

parentPort?.on('message', ({ system, version, input }: ProbeTask) => {
  const probe = SYSTEMS.find(system, version)?.probe;
  if (probe === undefined) throw new RangeError(`no probe of ${system} ${version}`);
  parentPort?.postMessage(probe.answer(input));
});
