/** A whole record sheet: all panels on one page. */
import { atOnce, type Language, mapInSteps, type Steps } from '../../kernel';
import { designName } from '../search/search';
import { armorPanel } from './panels/armor-panel';
import { clean } from './clean';
import type { Drawing } from './drawing';
import { heatPanel } from './panels/heat-panel';
import { sheetTexts } from './language';
import { movementPanel } from './panels/movement-panel';
import { pilotPanel } from './panels/pilot-panel';
import { slotsPanel } from './panels/slots-panel';
import { stateOf } from './state';
import { structurePanel } from './panels/structure-panel';
import type { SheetSubject } from './subject';
import { titlePanel } from './panels/title-panel';
import { weaponsPanel } from './panels/weapons-panel';

const PANELS = [
  titlePanel,
  pilotPanel,
  movementPanel,
  weaponsPanel,
  armorPanel,
  structurePanel,
  heatPanel,
  slotsPanel,
];

/** With a rest after every panel. */
export function* recordSheetInSteps(subject: SheetSubject, language: Language): Steps<Drawing> {
  const texts = sheetTexts(language);
  const state = stateOf(subject);
  const owner = subject.name === null ? '' : ` – ${subject.name}`;
  const panels = yield* mapInSteps(PANELS, 1, (panel) => panel(state, texts));
  return { title: clean(`${texts.sheetOf}: ${designName(subject.design)}${owner}`), marks: panels.flat() };
}

export const recordSheet = (subject: SheetSubject, language: Language): Drawing =>
  atOnce(recordSheetInSteps(subject, language));
