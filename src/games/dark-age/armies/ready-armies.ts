/** Armies of one faction that are ready to play (DA-SET-2): for 100, 200 and 300 points. */
import type { Faction } from './factions';

export interface ReadyArmy {
  /** `highlanders-300`. */
  readonly id: string;
  readonly faction: Faction;
  /** Points at most. */
  readonly size: number;
  /** Ids of figures; one that is there twice is named twice. */
  readonly figures: readonly string[];
}

const army = (faction: Faction, size: number, figures: string): ReadyArmy => ({
  id: `${faction}-${size}`,
  faction,
  size,
  figures: figures.split(' '),
});

// prettier-ignore
export const READY_ARMIES: readonly ReadyArmy[] = [
  army('dragons-fury', 100, 'panther-pnt-9r-v picket-fury-g picket-fury-g'),
  army('dragons-fury', 200, 'jenner-jr7-d-g picket-fury-g sling-fury-v kestrel-fury-g bulwark-fury-v'),
  army('dragons-fury', 300, 'jenner-jr7-d-g panther-pnt-10k-u sling-fury-v cuirass-fury-e torch-fury-g kestrel-fury-g'),
  army('swordsworn', 100, 'javelin-jvn-10n-g cuirass-sword-v swift-sword-g'),
  army('swordsworn', 200, 'javelin-jvn-10n-g sling-sword-g tinker-sword-v cuirass-sword-v bulwark-sword-g ox-sword-g'),
  army('swordsworn', 300, 'javelin-jvn-10n-g enforcer-enf-4r-v picket-sword-v tinker-sword-v cuirass-sword-v swift-sword-g bulwark-sword-g ox-sword-g'),
  army('highlanders', 100, 'locust-lct-1v-g picket-high-e picket-high-e swift-high-v'),
  army('highlanders', 200, 'locust-lct-1v-g picket-high-g picket-high-e picket-high-e cuirass-high-g swift-high-v dray-high-g'),
  army('highlanders', 300, 'locust-lct-1v-g hunchback-hbk-4g-v picket-high-g picket-high-g picket-high-e salve-high-v cuirass-high-g swift-high-v swift-high-v kestrel-high-v'),
  army('steel-wolves', 100, 'ferret-wolf-g gale-wolf-e kestrel-wolf-e'),
  army('steel-wolves', 200, 'koshi-mist-lynx-a-v cricket-wolf-v cuirass-wolf-v torch-wolf-v ferret-wolf-g gale-wolf-e'),
  army('steel-wolves', 300, 'koshi-mist-lynx-a-v arctic-wolf-standard-v cricket-wolf-v cuirass-wolf-v torch-wolf-v kestrel-wolf-e swift-wolf-v'),
  army('spirit-cats', 100, 'cricket-cat-e ferret-cat-v salve-cat-g salve-cat-g ox-cat-v'),
  army('spirit-cats', 200, 'uller-kit-fox-prime-g cricket-cat-g cricket-cat-g cricket-cat-e ferret-cat-v salve-cat-g ox-cat-v'),
  army('spirit-cats', 300, 'uller-kit-fox-prime-g uller-kit-fox-prime-g cricket-cat-g cricket-cat-e ferret-cat-v mirror-cat-g ox-cat-v'),
  army('bannsons-raiders', 100, 'wasp-wsp-1a-g picket-raider-g tinker-raider-g tinker-raider-g ferret-raider-e'),
  army('bannsons-raiders', 200, 'vulcan-vl-2t-v picket-raider-g sling-raider-g tinker-raider-g swift-raider-g gale-raider-g ox-raider-g'),
  army('bannsons-raiders', 300, 'wasp-wsp-1a-g urbanmech-um-r60l-u picket-raider-g sling-raider-g ferret-raider-e swift-raider-g swift-raider-g dray-raider-v ox-raider-g'),
];

/** Null: there is none. */
export const readyArmy = (id: string): ReadyArmy | null => READY_ARMIES.find((one) => one.id === id) ?? null;
