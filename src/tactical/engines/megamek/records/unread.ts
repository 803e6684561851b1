/**
 * What a record holds that nobody here understands (MM-4): it is noted, so that nothing is dropped unseen.
 */
import { childrenNamed, flatMap, type XmlElement } from '../../../../kernel';
import { RECORD_LIMITS, SECTIONS, type UnreadElement } from './record';

/** In a record, beside its sections: who shot whom. */
const IN_RECORD: readonly string[] = ['kills'];
/**
 * Of a unit: what is read, and what MegaMek writes of craft, networks, bays and lobbies, which says nothing
 * of a battle of the campaign.
 */
const IN_ENTITY: readonly string[] = [
  ...[
    'pilot',
    'crew',
    'location',
    'ONumberOfMen',
    'motive',
    'turretlock',
    'turret2lock',
    'structural',
    'heat',
    'fuel',
    'KF',
    'sail',
    'acriticals',
  ],
  ...[
    'dcriticals',
    'tcriticals',
    'stabilizer',
    'c3iset',
    'NC3set',
    'EscapeCraft',
    'EscapedCrew',
    'EscapedPassengers',
    'ONumberOfPods',
    'Conveyance',
  ],
  ...['Game', 'transportBay', 'bombs', 'modularEquipmentMount', 'antiPersonnelMount', 'extraData', 'Force'],
];
const IN_LOCATION: readonly string[] = ['armor', 'slot', 'breached', 'blownOff', 'stabilizer'];

interface Level {
  readonly parents: readonly XmlElement[];
  readonly known: readonly string[];
}

/**
 * Elements that are not known where they stand, each name once, with how often it stands there; at most
 * `RECORD_LIMITS.unread`.
 */
export const unreadIn = (root: XmlElement): readonly UnreadElement[] => {
  const sections = flatMap(SECTIONS, (section) => childrenNamed(root, section));
  const entities = flatMap(sections, (section) => childrenNamed(section, 'entity'));
  const levels: readonly Level[] = [
    { parents: [root], known: [...SECTIONS, ...IN_RECORD] },
    { parents: sections, known: ['entity'] },
    { parents: entities, known: IN_ENTITY },
    { parents: flatMap(entities, (entity) => childrenNamed(entity, 'location')), known: IN_LOCATION },
  ];
  const found = new Map<string, UnreadElement>();
  for (const { parents, known } of levels)
    for (const { name: within, children } of parents)
      for (const { name, line } of children) {
        if (known.includes(name)) continue;
        const key = `${within}/${name}`;
        const before = found.get(key);
        if (before === undefined && found.size >= RECORD_LIMITS.unread) continue;
        const element = name.slice(0, RECORD_LIMITS.elementName);
        found.set(
          key,
          before === undefined ? { element, within, line, count: 1 } : { ...before, count: before.count + 1 },
        );
      }
  return [...found.values()];
};
