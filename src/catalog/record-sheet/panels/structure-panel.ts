/** The internal structure, in the same figure as the armour. */
import { LOCATIONS } from '../../model';
import type { Mark } from '../drawing';
import { diagram } from '../diagram';
import { FIELD_HEIGHT, frontPlates } from '../figures';
import { FRAMES, HEADING, heading } from './frame';
import { codeOf } from '../language';
import type { SheetState } from '../state';
import type { SheetTexts } from '../texts';

export const structurePanel = (
  { subject: { design, condition }, gone }: SheetState,
  texts: SheetTexts,
): readonly Mark[] => {
  const { x, y, height } = FRAMES.structure;
  const top = y + HEADING + 0.4;
  const plates = frontPlates(design.motion, x, top, (height - HEADING - 0.4) / FIELD_HEIGHT);
  const leftAt = (location: (typeof LOCATIONS)[number]): number =>
    gone.has(location) ? 0 : (condition.structure[location] ?? design.structure[location]);
  const total = LOCATIONS.reduce((sum, location) => sum + design.structure[location], 0);
  const left = LOCATIONS.reduce((sum, location) => sum + leftAt(location), 0);
  const note = `${texts.structureTypes[design.structureType]} · ${left === total ? '' : `${left} ${texts.ofPoints} `}${total} ${texts.points}`;
  return [
    ...heading(FRAMES.structure, texts.structure, note),
    ...diagram(
      LOCATIONS.map((location) => ({
        plate: plates[location],
        label: codeOf(design.motion, location),
        points: design.structure[location],
        left: leftAt(location),
        gone: gone.has(location),
        beside: location === 'HD' ? ([x + 49.5, top + 3] as const) : null,
      })),
    ),
  ];
};
