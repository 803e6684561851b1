/** The armour: front plates as a figure, the back's below it. */
import { locationOfArmor } from '../../body';
import { ARMOR_LOCATIONS } from '../../model';
import { GREY, text, type Mark } from '../drawing';
import { diagram, type PlateShown } from '../diagram';
import { backPlates, BACK_HEIGHT, frontPlates } from '../figures';
import { FRAMES, HEADING, heading } from './frame';
import { codeOf } from '../language';
import type { SheetState } from '../state';
import type { SheetTexts } from '../texts';

export const armorPanel = (
  { subject: { design, condition }, gone }: SheetState,
  texts: SheetTexts,
): readonly Mark[] => {
  const { x, y, height } = FRAMES.armor;
  const [top, back] = [y + HEADING + 0.4, y + height - BACK_HEIGHT];
  const front = frontPlates(design.motion, x, top, 1);
  const plates = { ...front, ...backPlates(x, back) };
  const leftAt = (at: (typeof ARMOR_LOCATIONS)[number]): number =>
    gone.has(locationOfArmor(at)) ? 0 : (condition.armor[at] ?? design.armor[at]);
  const total = ARMOR_LOCATIONS.reduce((sum, at) => sum + design.armor[at], 0);
  const left = ARMOR_LOCATIONS.reduce((sum, at) => sum + leftAt(at), 0);
  const shown = ARMOR_LOCATIONS.map((at): PlateShown => {
    const location = locationOfArmor(at);
    return {
      plate: plates[at],
      label: codeOf(design.motion, location),
      points: design.armor[at],
      left: leftAt(at),
      gone: gone.has(location),
      beside: at === 'HD' ? [x + 49.5, top + 4] : null,
    };
  });
  const note = `${texts.armorTypes[design.armorType]} · ${left === total ? '' : `${left} ${texts.ofPoints} `}${total} ${texts.points}`;
  return [
    ...heading(FRAMES.armor, texts.armor, note),
    ...diagram(shown),
    text(x + 13.4, back + 7.5, texts.rearArmor, {
      size: 2.6,
      bold: true,
      anchor: 'end',
      shade: GREY,
      max: 13,
    }),
  ];
};
