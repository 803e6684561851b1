/** How slow this machine is just now, for tests whose bounds are times: they hold on any machine. */

/** What the work took in processor time on the machine on which the bounds were set, while it was quiet. */
const USUAL_MS = 4.5;

/** Objects made, sorted and looked up, as rules do. */
const work = (): number => {
  const found = new Map<string, number>();
  for (let round = 0; round < 40; round += 1) {
    const all = Array.from({ length: 500 }, (_, index) => ({ id: `t${index}`, at: (index * 7919) % 503 }));
    all.sort((one, other) => one.at - other.at);
    for (const { id, at } of all) found.set(id, (found.get(id) ?? 0) + at);
  }
  return found.size;
};

/** In ms, of the whole process. */
export const processorTime = (of: () => unknown): number => {
  const before = process.cpuUsage();
  of();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * The bound in ms for this machine: as it is, or larger by how much slower the machine is than that on which
 * the bound was set. The shortest of some tries counts.
 */
export const onThisMachine = (bound: number): number => {
  const took = Math.min(...Array.from({ length: 15 }, () => processorTime(work)));
  return bound * Math.max(1, took / USUAL_MS);
};
