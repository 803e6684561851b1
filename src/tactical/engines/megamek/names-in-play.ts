/**
 * What MegaMek calls the designs of a battle (MM-6). Designs that come with the project are MegaMek's own; of
 * any other nobody can say whether it has one, or the same one, under that name: its mech file goes along,
 * under a name that MegaMek has for nothing.
 */
import {
  bundledCatalog,
  type Catalog,
  designHash,
  documentOf,
  type MechDesign,
  type RulesLevel,
  writeMtf,
} from '../../../catalog';
import type { BattleSetup } from '../../contract';
import { chassisText, designText } from './plain-text';
import type { Dialect } from './version';

export interface DesignName {
  readonly chassis: string;
  /** Empty: the chassis alone is its name. */
  readonly model: string;
}

/** A design that MegaMek must be given. */
export interface MechFile {
  readonly design: MechDesign;
  readonly name: DesignName;
  readonly text: string;
}

export interface NamesInPlay {
  /** By slug. Null: a design that nobody knows. */
  of(slug: string): DesignName | null;
  readonly files: readonly MechFile[];
}

const STANDARD = '(Standard)';

/** The project names support units without the brackets in which MegaMek has their variants. */
const bracketed = (model: string): string => (model === '' || model.startsWith('(') ? model : `(${model})`);

const byDialect = ({ chassis, model }: DesignName, { standardNamed }: Dialect): DesignName => ({
  chassis,
  model: model === STANDARD && !standardNamed ? '' : model,
});

/** As MegaMek looks a design up. */
export const wholeName = ({ chassis, model }: DesignName): string =>
  model === '' ? chassis : `${chassis} ${model}`;

/**
 * MegaMek's own, of the same content: a campaign may keep an older one, or have another imported under its
 * slug.
 */
const isMegameks = (design: MechDesign): boolean => {
  const own = bundledCatalog().mech(design.slug);
  return own !== null && (own === design || designHash(own) === designHash(design));
};

/**
 * Behind the models of designs that are not MegaMek's own: it knows thousands that the project does not, and
 * a drawing may be called like one.
 */
const MARK = 'Campaign';

/** Of a mech; of any other role MegaMek warns, of `Undetermined` too. */
const ROLES: ReadonlySet<string> = new Set([
  'ambusher',
  'brawler',
  'juggernaut',
  'missile boat',
  'scout',
  'skirmisher',
  'sniper',
  'striker',
]);

const byClans = ({ techBase, mixedTech, armorTechBase, patchwork }: MechDesign): boolean =>
  techBase === 'clan' ||
  mixedTech ||
  [armorTechBase, ...Object.values(patchwork ?? {}).map((kind) => kind.techBase)].includes('clan');

/**
 * MegaMek opens no mech file that has the clans' technology at the level of beginners, on which armour alone
 * can leave a drawing.
 */
const levelOf = (design: MechDesign): RulesLevel =>
  design.rulesLevel === 'introductory' && byClans(design) ? 'standard' : design.rulesLevel;

const mechFile = (design: MechDesign, name: DesignName): string =>
  writeMtf(
    documentOf({
      ...design,
      ...name,
      role: ROLES.has(design.role.toLowerCase()) ? design.role : '',
      rulesLevel: levelOf(design),
    }),
  );

/** A name that is free. It ends neither a line nor a value of a scenario. */
const freeName = ({ chassis, model }: MechDesign, taken: ReadonlySet<string>): DesignName => {
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? `(${MARK})` : `(${MARK} ${number})`;
    const name: DesignName = { chassis: chassisText(chassis), model: `${designText(model)} ${mark}`.trim() };
    if (!taken.has(wholeName(name).toLowerCase())) return name;
  }
};

export const namesInPlay = (
  catalog: Catalog,
  setup: Pick<BattleSetup, 'units'>,
  dialect: Dialect,
): NamesInPlay => {
  const slugs = [...new Set(setup.units.map(({ design }) => design))].sort();
  const taken = new Set<string>();
  const names = new Map<string, DesignName>();
  const files: MechFile[] = [];
  for (const slug of slugs) {
    const support = catalog.supportUnit(slug);
    const design = catalog.mech(slug);
    if (support !== null)
      names.set(slug, byDialect({ chassis: support.chassis, model: bracketed(support.model) }, dialect));
    else if (design !== null && isMegameks(design)) names.set(slug, byDialect(design, dialect));
    else if (design !== null) {
      const name = freeName(design, taken);
      taken.add(wholeName(name).toLowerCase());
      names.set(slug, name);
      files.push({ design, name, text: mechFile(design, name) });
    }
  }
  return { of: (slug) => names.get(slug) ?? null, files };
};
