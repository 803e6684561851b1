/** What heat does, by its points, as steps of its scale (BT-HEAT-4 to BT-HEAT-7). */
import { flatMap } from '../../../../kernel';
import { type Card, text, type Words, words } from '../../../shapes';
import { ammunitionNumber } from '../heat/heat-explosion';
import { heatMpLoss, heatToHit } from '../heat/scale';
import { reactorNumber } from '../heat/shutdown';
import { joined } from '../tell/list';

const ALWAYS_OFF = 30;

/** What is new from so much heat on. */
const newAt = (heat: number): readonly Words[] => {
  const [ammunition, reactor] = [ammunitionNumber(heat), reactorNumber(heat)];
  return [
    ...(heatMpLoss(heat) > heatMpLoss(heat - 1) ? [words('bt.heat.mp', { mp: heatMpLoss(heat) })] : []),
    ...(heatToHit(heat) > heatToHit(heat - 1) ? [words('bt.heat.to-hit', { value: heatToHit(heat) })] : []),
    ...(reactor !== null && reactor !== reactorNumber(heat - 1)
      ? [words('bt.heat.reactor', { needed: reactor })]
      : []),
    ...(ammunition !== null && ammunition !== ammunitionNumber(heat - 1)
      ? [words('bt.heat.ammunition', { needed: ammunition })]
      : []),
    ...(heat === ALWAYS_OFF ? [words('bt.heat.off')] : []),
  ];
};

export const heatSteps = (hottest: number): Card['tracks'][number]['steps'] =>
  flatMap(
    Array.from({ length: hottest }, (_, index) => index + 1),
    (at) => {
      const effects = newAt(at);
      return effects.length === 0
        ? []
        : [{ at, text: text('bt.heat.step', { effects: joined('comma', effects) }) }];
    },
  );
