/** The head of a sheet: which design, whose, and what it weighs and is worth. */
import { flatMap } from '../../../kernel';
import type { MechDesign } from '../../model';
import { drivingMp, driveOf } from '../../quadvee';
import { designName } from '../../search/search';
import { GREY, text, type Mark } from '../drawing';
import { FRAMES } from './frame';
import { figure } from '../language';
import type { SheetState } from '../state';
import { valueWith, type SheetSubject } from '../subject';
import type { SheetTexts } from '../texts';

const FIGURES = 66;
const STEP = 24;

/** On how many legs, if not on two; a QuadVee with the MP that it drives. */
const framed = (design: MechDesign, texts: SheetTexts): string => {
  const [drive, mp] = [driveOf(design), drivingMp(design)];
  if (drive !== null && mp !== null) return `${texts.quadVee[drive]} ${mp.cruise}/${mp.flank}`;
  return design.motion === 'quad' ? texts.quad : '';
};

/** What the design is, in one line. */
const factsOf = ({ design }: SheetSubject, texts: SheetTexts): string =>
  [
    `${texts.techBase[design.techBase]}${design.mixedTech ? ` (${texts.mixedTech})` : ''}`,
    texts.rulesLevel[design.rulesLevel],
    String(design.year),
    design.role,
    `${texts.engineTypes[design.engine.type]} ${design.engine.rating}`,
    design.omni ? texts.omni : '',
    framed(design, texts),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');

export const titlePanel = ({ subject }: SheetState, texts: SheetTexts): readonly Mark[] => {
  const { width } = FRAMES.title;
  const { design, pilot, name, force } = subject;
  const figures: readonly (readonly [string, string])[] = [
    [texts.tons, String(design.tons)],
    [texts.battleValue, figure(design.bv, texts)],
    ...(pilot === null
      ? []
      : [
          [`${texts.atSkill} ${pilot.gunnery}/${pilot.piloting}`, figure(valueWith(subject), texts)] as const,
        ]),
  ];
  const max = width - FIGURES - 4;
  // Whose it is stands beside its name, or in its place, on a line of its own.
  const owned = name !== null || force !== null;
  return [
    text(0, 7, designName(design), { size: 8, least: 5.2, bold: true, max }),
    ...(name === null ? [] : [text(0, 12, name, { size: 3.6, least: 3, bold: true, max: max * 0.55 })]),
    ...(force === null
      ? []
      : [
          text(name === null ? 0 : max * 0.57, 12, force, {
            size: 3.2,
            least: 2.6,
            max: name === null ? max : max * 0.43,
          }),
        ]),
    text(0, owned ? 16.3 : 12.6, factsOf(subject, texts), {
      size: 2.6,
      least: 2.2,
      shade: GREY,
      max: owned ? max : width * 0.66,
    }),
    ...flatMap(figures, ([label, value], index): readonly Mark[] => {
      const x = width - (figures.length - 1 - index) * STEP;
      return [
        text(x, 3.2, label, { size: 2.2, least: 1.8, anchor: 'end', shade: GREY, max: STEP - 2 }),
        text(x, 9.6, value, { size: 7, least: 5, bold: true, anchor: 'end', max: STEP - 2 }),
      ];
    }),
  ];
};
