/**
 * Whether the technology and the rules level of a design allow what is in it (TM, technology bases; mixed
 * technology).
 */
import { violation, type Violation } from '../../../kernel';
import { armorItemOfKind, armorKindAt } from '../../armor';
import {
  LOCATIONS,
  RULES_LEVELS,
  type Item,
  type MechDesign,
  type RulesLevel,
  type TechBase,
} from '../../model';
import type { Blueprint, Lookup } from '../blueprint';

/** An axe is an axe: physical weapons are no technology of either side. */
const OF_ANYBODY = ['club', 'hand-weapon', 'salvage-arm', 'spikes'] as const;
const OF_OTHERS = ['of-another-unit', 'infantry', 'armor-kit'] as const;
/** Gear of everyday life, which mechs of every level have carried at all times. */
const EVERYDAY = [
  'communications',
  'cargo',
  'liquid-cargo',
  'searchlight',
  'recon-camera',
  'ladder',
  'lifthoist',
] as const;
const level = (name: RulesLevel): number => RULES_LEVELS.indexOf(name);

const foreign = ({ design, items: all }: Blueprint, lookup: Lookup): readonly Violation[] => {
  if (design.mixedTech) return [];
  const wrong = (part: string, pointer: string) =>
    violation('construction/technology', null, pointer, { part, techBase: design.techBase });
  const isForeign = (techBase: TechBase | 'any') => techBase !== 'any' && techBase !== design.techBase;
  const worn = design.armorType === 'patchwork' ? LOCATIONS : LOCATIONS.slice(0, 1);
  const armor = new Set(worn.map((location) => armorItemOfKind(armorKindAt(design, location))));
  const own = (item: Item) =>
    !isForeign(item.techBase) || OF_ANYBODY.some((flag) => item.flags.includes(flag));
  const items = new Set(
    all
      .filter((item) => !own(item) && item.kind !== 'armor' && item.kind !== 'structure')
      .map(({ id }) => id),
  );
  const sink = lookup(design.heatSinks.item);
  return [
    ...[...items].map((item) => wrong(item, '/slots')),
    ...(sink !== null && isForeign(sink.techBase) && !items.has(sink.id)
      ? [wrong(sink.id, '/heatSinks/item')]
      : []),
    ...[...armor]
      .filter((item) => isForeign(lookup(item)?.techBase ?? 'any'))
      .map((item) => wrong(item, '/armorType')),
    ...(design.structureType !== 'standard' && design.structureTechBase !== design.techBase
      ? [wrong(design.structureType, '/structureType')]
      : []),
    ...((design.engine.type === 'xl' || design.engine.type === 'xxl') &&
    design.engine.techBase !== design.techBase
      ? [wrong(design.engine.type, '/engine/type')]
      : []),
  ];
};

/** Equipment whose lowest level ever is above the design's. */
export const aboveItsLevel = ({ design, placed }: Blueprint): readonly Item[] =>
  [...new Set(placed.map(({ item }) => item))].filter(
    (item) =>
      level(item.lowestLevel) > level(design.rulesLevel) &&
      !EVERYDAY.some((flag) => item.flags.includes(flag)),
  );

/**
 * The level that a book prints is that of its time, and lower than that of many a part: MegaMek's verifier
 * holds ammunition alone to it. An introductory design has introductory equipment only.
 */
export const isHeldToLevel = ({ rulesLevel }: MechDesign, item: Item): boolean =>
  item.kind === 'ammunition' || rulesLevel === 'introductory';

export const technologyViolations = (blueprint: Blueprint, lookup: Lookup): readonly Violation[] => {
  const { design, items } = blueprint;
  return [
    ...foreign(blueprint, lookup),
    ...aboveItsLevel(blueprint)
      .filter((item) => isHeldToLevel(design, item))
      .map((item) =>
        violation('construction/rules-level', null, '/rulesLevel', {
          item: item.id,
          level: item.lowestLevel,
          design: design.rulesLevel,
        }),
      ),
    ...items
      .filter(({ flags }) => OF_OTHERS.some((flag) => flags.includes(flag)))
      .map((item) => violation('construction/not-for-mechs', null, '/slots', { item: item.id })),
  ];
};
