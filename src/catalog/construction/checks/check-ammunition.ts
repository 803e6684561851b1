/**
 * Every slot of ammunition has its bin with at least one shot and no more than it holds; every bin has its
 * slot.
 */
import { violation, type Violation } from '../../../kernel';
import type { Blueprint } from '../blueprint';

export const ammunitionViolations = ({ design, placed }: Blueprint): readonly Violation[] => {
  const slots = placed.filter(({ item }) => item.ammunition !== null);
  const bins = design.bins.map((bin, index) => ({ bin, index, used: false }));
  const found: Violation[] = [];
  for (const { item, location, slot } of slots) {
    const fitting = bins.find(
      (one) =>
        !one.used && one.bin.location === location && one.bin.slot === slot && one.bin.item === item.id,
    );
    if (fitting === undefined) {
      found.push(
        violation('construction/ammunition-without-bin', null, `/slots/${location}/${slot - 1}`, {
          item: item.id,
          location,
          slot,
        }),
      );
      continue;
    }
    fitting.used = true;
    const { shots } = fitting.bin;
    const max = item.ammunition?.shotsPerTon ?? 0;
    if (!Number.isInteger(shots) || shots < 1 || shots > max)
      found.push(
        violation('construction/shots', null, `/bins/${fitting.index}/shots`, { item: item.id, shots, max }),
      );
  }
  for (const { bin, index, used } of bins)
    if (!used)
      found.push(
        violation('construction/bin-without-ammunition', null, `/bins/${index}`, {
          item: bin.item,
          location: bin.location,
          slot: bin.slot,
        }),
      );
  return found;
};
