/** What units, sides, items and places of a fight are called in sentences (GAM-10). */
import { germanItemName, type Location } from '../../../../catalog';
import { flatMap, memo } from '../../../../kernel';
import type { Hex } from '../../../../kernel/hex';
import { type Side, type TokenId, type Words, words } from '../../../shapes';
import type { Figures, Sheet } from '../mech/sheet';
import type { Setup, State } from '../play/model';

export interface Name {
  readonly name: string;
  /** At most 4 letters. */
  readonly short: string;
}

interface Entered {
  readonly id: TokenId;
  readonly name: string;
  /** `A2`: the second unit of seat A. */
  readonly place: string;
}

const entered = ({ forces, sheets }: Setup): readonly Entered[] =>
  flatMap(forces, ({ seat, units }) =>
    units.map(({ id, name, sheet }, index) => ({
      id,
      name: name ?? sheets[sheet]?.name ?? sheet,
      place: `${seat}${index + 1}`,
    })),
  );

const counts = (names: readonly string[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
};

const letters = (name: string): string => name.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

const namesOf: (setup: Setup) => ReadonlyMap<TokenId, Name> = memo((setup: Setup) => {
  const all = entered(setup);
  const often = counts(all.map(({ name }) => name));
  const starts = counts(all.map(({ name }) => letters(name).slice(0, 3)));
  const begun = new Map<string, number>();
  const shortOf = (name: string): string => {
    const start = letters(name).slice(0, 3);
    if ((starts.get(start) ?? 0) < 2) return start;
    const number = (begun.get(start) ?? 0) + 1;
    begun.set(start, number);
    return `${start.slice(0, number < 10 ? 3 : 2)}${number}`;
  };
  return new Map(
    all.map(({ id, name, place }) => [
      id,
      // Two of one name are told apart by their seat and number.
      { name: (often.get(name) ?? 0) > 1 ? `${name} ${place}` : name, short: shortOf(name) },
    ]),
  );
});

/** Of a unit that is not in the setup: its id. */
export const nameIn = (setup: Setup, id: TokenId): Name =>
  namesOf(setup).get(id) ?? { name: id, short: id.slice(0, 4) };

export const nameOf = ({ setup }: Pick<State, 'setup'>, id: TokenId): string => nameIn(setup, id).name;

export const sheetOf = ({ setup, units }: Pick<State, 'setup' | 'units'>, id: TokenId): Sheet | null =>
  setup.sheets[units.find((one) => one.id === id)?.sheet ?? ''] ?? null;

const COMPASS: readonly string[] = ['north', 'south'];
export const sideWords = (side: Side): Words =>
  COMPASS.includes(side) ? words(`bt.side.${side}`) : words('bt.side.named', { side });

/** The catalogue's name; in German the German one, where players have one. */
export const itemWords = ({ name, techBase }: Pick<Figures, 'name' | 'techBase'>): Words => {
  const mark = techBase === 'clan' ? ' (Clan)' : '';
  return words('bt.item', { en: `${name}${mark}`, de: `${germanItemName(name)}${mark}` });
};

/** Ammunition of a special kind, as shots name it. */
export const munitionWords = (name: string): Words =>
  words('bt.item', { en: name, de: germanItemName(name) });

export const mountWords = (sheet: Sheet | null, mount: string): Words => {
  const found = sheet?.mounts.find(({ id }) => id === mount);
  return found === undefined ? words('bt.item', { en: mount, de: mount }) : itemWords(found.figures);
};

const LIMBS: readonly Location[] = ['RA', 'LA', 'RL', 'LL'];
export const locationWords = (sheet: Sheet | null, location: Location, isRear = false): Words => {
  if (sheet?.support !== undefined) return words(`bt.location.support.${location}`);
  const name =
    sheet?.motion === 'quad' && LIMBS.includes(location)
      ? `bt.location.quad.${location}`
      : `bt.location.${location}`;
  return isRear ? words('bt.location.rear', { location: words(name) }) : words(name);
};

const GAITS: readonly string[] = ['walk', 'run', 'walked', 'ran'];
/** How a unit goes, as its words name it: `walk`, of vehicles `walk-hover`, of VTOLs `walk-vtol`. */
export const gaitOf = (sheet: Pick<Sheet, 'support'> | null, gait: string): string =>
  (sheet?.support === 'hover' || sheet?.support === 'vtol') && GAITS.includes(gait)
    ? `${gait}-${sheet.support}`
    : gait;

/** 0 north, clockwise to 5. */
export const facingWords = (facing: number): Words => words(`bt.direction.${facing}`);

/** `0305–0306–0406`; a way of one hex is that hex. */
export const wayText = (way: readonly Hex[]): string => way.join('–');
