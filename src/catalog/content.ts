/**
 * The content of a design: how it is stored and hashed. What most designs have alike is left out of it, so
 * that a kind of equipment, gyro or cockpit that the model learns to tell apart does not change the content
 * of those that never had it: a running war keeps its designs by the hash of their content.
 */
import type { ItemId, LamType, MechDesign, TechBase } from './model';

/**
 * What later versions of the model added. A design whose value is the one that follows from the rest leaves
 * it out.
 */
const plain = (design: MechDesign) => ({
  mixedTech: false,
  engineTechBase: design.techBase,
  structureTechBase: design.techBase,
  armorTechBase: design.techBase,
  patchwork: null,
  heatSinkItem: plainHeatSink(design.techBase, design.heatSinks.double),
  heatSinksFixed: null,
  fullHeadEjection: false,
  lam: null,
});

/** The heat sinks of a design that says no more than whether they are double. */
const plainHeatSink = (techBase: TechBase, double: boolean): ItemId =>
  (double ? `${techBase}-double-heat-sink` : 'heat-sink') as ItemId;

type Added =
  | 'mixedTech'
  | 'engine'
  | 'structureTechBase'
  | 'armorTechBase'
  | 'patchwork'
  | 'heatSinks'
  | 'fullHeadEjection'
  | 'lam';
/** A design with what is plain left out; as JSON it is what is stored. */
export type DesignContent = Omit<MechDesign, Added> & {
  readonly engine: Omit<MechDesign['engine'], 'techBase'>;
  readonly heatSinks: Omit<MechDesign['heatSinks'], 'item' | 'fixed'>;
  readonly added?: Partial<{
    readonly mixedTech: boolean;
    readonly engineTechBase: TechBase;
    readonly structureTechBase: TechBase;
    readonly armorTechBase: TechBase;
    readonly patchwork: NonNullable<MechDesign['patchwork']>;
    readonly heatSinkItem: ItemId;
    readonly heatSinksFixed: number;
    readonly fullHeadEjection: boolean;
    readonly lam: LamType;
  }>;
};

export const contentOf = (design: MechDesign): DesignContent => {
  const {
    mixedTech,
    engine,
    structureTechBase,
    armorTechBase,
    patchwork,
    heatSinks,
    fullHeadEjection,
    lam,
    ...rest
  } = design;
  const { techBase: engineTechBase, ...bareEngine } = engine;
  const { item: heatSinkItem, fixed: heatSinksFixed, ...bareSinks } = heatSinks;
  const usual: Readonly<Record<string, unknown>> = plain(design);
  const values = {
    mixedTech,
    engineTechBase,
    structureTechBase,
    armorTechBase,
    patchwork,
    heatSinkItem,
    heatSinksFixed,
    fullHeadEjection,
    lam,
  };
  const added = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== usual[name]));
  const content = { ...rest, engine: bareEngine, heatSinks: bareSinks };
  return Object.keys(added).length === 0 ? content : { ...content, added };
};

/**
 * The design that a content is of, of whatever version of the model wrote it. Field by field, so that all
 * designs have one hidden class: nearly everything reads them.
 */
export const designOf = (content: DesignContent): MechDesign => {
  const { added = {}, techBase, engine, heatSinks } = content;
  return {
    slug: content.slug,
    mulId: content.mulId,
    chassis: content.chassis,
    model: content.model,
    tons: content.tons,
    weightClass: content.weightClass,
    techBase,
    rulesLevel: content.rulesLevel,
    role: content.role,
    year: content.year,
    bv: content.bv,
    cost: content.cost,
    walk: content.walk,
    run: content.run,
    jump: content.jump,
    motion: content.motion,
    omni: content.omni,
    engine: { rating: engine.rating, type: engine.type, techBase: added.engineTechBase ?? techBase },
    heatSinks: {
      count: heatSinks.count,
      double: heatSinks.double,
      capacity: heatSinks.capacity,
      item: added.heatSinkItem ?? plainHeatSink(techBase, heatSinks.double),
      fixed: added.heatSinksFixed ?? null,
    },
    structureType: content.structureType,
    gyro: content.gyro,
    cockpit: content.cockpit,
    armorType: content.armorType,
    armor: content.armor,
    structure: content.structure,
    slots: content.slots,
    mountTons: content.mountTons,
    bins: content.bins,
    factions: content.factions,
    mixedTech: added.mixedTech ?? false,
    structureTechBase: added.structureTechBase ?? techBase,
    armorTechBase: added.armorTechBase ?? techBase,
    patchwork: added.patchwork ?? null,
    fullHeadEjection: added.fullHeadEjection ?? false,
    lam: added.lam ?? null,
  };
};
