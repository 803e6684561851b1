/**
 * Designs that forces have drawn up (REP-4), for the rules seen from outside: the catalogue of their
 * campaign, and phases closed with it.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { changedDesign, type DesignChanges } from '../../src/catalog/changed-design';
import type { Catalog, MechDesign } from '../../src/catalog/model';
import { variantOf } from '../../src/catalog/variant';
import type { ForceId } from '../../src/kernel/ids';
import {
  closePhase,
  knowledgeOf,
  optionsOf,
  parseOrders,
  previewSheet,
  Resolution,
  rulesetOf,
  viewOf,
  type CampaignState,
} from '../../src/rules';
import { means } from '../../src/rules/testing/world';
import { audienceOf } from './rules';

const NOTHING: DesignChanges = {
  model: '',
  role: null,
  year: null,
  jump: null,
  armorType: null,
  armorTechBase: null,
  armor: {},
  heatSinks: null,
  slots: {},
};

/** A drawing: a bundled design with changes. */
export const drawingOf = (
  base: string,
  changes: Partial<DesignChanges> & Pick<DesignChanges, 'model'>,
): MechDesign => {
  const { mech, item } = bundledCatalog();
  const design = mech(base);
  if (design === null) throw new Error(`no design ${base}`);
  return variantOf(changedDesign(design, { ...NOTHING, ...changes }, item));
};

/** The catalogue of a campaign in which these have been drawn, by force. */
export const catalogWith = (drawn: Readonly<Record<string, readonly MechDesign[]>>): Catalog => {
  const bundled = bundledCatalog();
  const all = Object.values(drawn).flat();
  return {
    ...bundled,
    mech: (slug) => all.find((design) => design.slug === slug) ?? bundled.mech(slug),
    drawnBy: (force) => (drawn[force] ?? []).map(({ slug }) => slug).sort(),
  };
};

/** The rules with a catalogue, as `test/support/rules.ts` has them with the bundled one. */
export const within = (catalog: Catalog) => {
  const rulesOf = (state: CampaignState) => rulesetOf(state.campaign.ruleset);
  const knownTo = (state: CampaignState, name: string) => knowledgeOf(state, catalog, audienceOf(name));
  const read = (state: CampaignState, sheet: readonly unknown[]) => {
    const parsed = parseOrders(rulesOf(state), sheet);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  };
  return {
    close: (state: CampaignState, sheets: Readonly<Record<string, readonly unknown[]>> = {}): Resolution => {
      const resolution = new Resolution(state, { ...means({ ruleset: rulesOf(state) }), catalog });
      closePhase(
        resolution,
        new Map(Object.entries(sheets).map(([force, sheet]) => [force as ForceId, read(state, sheet)])),
      );
      return resolution;
    },
    preview: (state: CampaignState, name: string, sheet: readonly unknown[]) =>
      previewSheet(rulesOf(state), catalog, knownTo(state, name), read(state, sheet)),
    view: (state: CampaignState, name: string) =>
      viewOf(knownTo(state, name), catalog, { seq: 0, ready: {} }),
    options: (state: CampaignState, name: string) => optionsOf(rulesOf(state), catalog, knownTo(state, name)),
  };
};
