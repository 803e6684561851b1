/** A mech of the catalogue as a figure of a player's own (DA-CAMP-1): undamaged, with a pilot of its rank. */
import { type Catalog, type MechDesign, UNDAMAGED } from '../../../catalog';
import type { Figure } from '../../../games/dark-age';
import { type FigureLabel, mechFigure } from './conversion/mech-figure';
import { SKILLS_OF_RANK } from './conversion/skills-of-rank';

export const makeFigure = (catalog: Catalog, design: MechDesign, label: FigureLabel): Figure =>
  mechFigure(design, UNDAMAGED, SKILLS_OF_RANK[label.rank], label, (item) => catalog.item(item));
