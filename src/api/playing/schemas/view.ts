/** Schemas of views: what one audience sees. */
import { TERRAINS } from '../../../rules';
import { choice, flag, hex, integer, list, map, number, object, orNull, ref, text, time, uuid, type Schema } from '../../http/openapi/schema';
import { battleState, building, counted, mechState, pilotStatus, position, rank, seen, status, work } from './parts';

const ownMech = object({
  own: { type: 'boolean', const: true },
  id: text,
  force: text,
  design: text,
  name: text,
  hex,
  pilot: orNull(text),
  walk: integer,
  bv: integer,
  hired: flag,
  state: mechState,
  fit: flag,
  condition: ref('Condition'),
  plannedPath: orNull(list(hex)),
  moved: orNull(choice('move', 'rail', 'dropship')),
  factoryDesign: orNull(text),
});
const seenMech = object({ own: { type: 'boolean', const: false }, id: text, force: text, design: text, hex, shutDown: flag, seen });

export const view: Readonly<Record<string, Schema>> = {
  OwnMech: ownMech,
  SeenMech: seenMech,
  Pilot: object({
    id: text,
    name: text,
    rank,
    gunnery: integer,
    piloting: integer,
    hits: integer,
    status: pilotStatus,
    mech: orNull(text),
    hex: orNull(hex),
    force: text,
    rested: flag,
  }),
  OwnDepot: object({
    own: { type: 'boolean', const: true },
    hex,
    force: text,
    stock: list(object({ item: text, unit: choice('points', 'shots', 'tons', 'pieces'), quantity: number, usable: number })),
    pilots: list(text),
  }),
  SeenDepot: object({ own: { type: 'boolean', const: false }, hex, force: orNull(text), seen }),
  View: object({
    campaign: uuid,
    ...position,
    deadline: orNull(time),
    force: orNull(text),
    seq: counted,
    status,
    map: object({
      columns: integer,
      rows: integer,
      terrain: map(choice(...TERRAINS)),
      hq: orNull(hex),
      sight: { ...list(hex), description: 'Hexes in my sight now, and in that of my team (SIGHT-1 to SIGHT-4)' },
      enemySight: {
        ...list(hex),
        description:
          'Hexes in enemy sight, as far as I know (SIGHT-5): what the enemy mechs and buildings see that are in my sight now, not what ghosts may. ' +
          'Others may be in it, too. Empty for who plays no force, and after the end',
        examples: [['0405', '0406', '0505']],
      },
    }),
    forces: list(
      object({
        id: text,
        name: text,
        faction: text,
        team: orNull(integer),
        player: orNull(text),
        ready: flag,
        out: flag,
        seat: integer,
        account: orNull(number),
      }),
    ),
    mechs: list({ anyOf: [ref('OwnMech'), ref('SeenMech')] }),
    waiting: list(object({ id: text, force: text, design: text, name: text })),
    pilots: list(ref('Pilot')),
    prisoners: list(object({ id: text, name: text, force: text, hex })),
    buildings: list(
      object({
        id: text,
        type: building,
        hex,
        control: { ...orNull(text), description: 'Id of the force that controls it; null: nobody, or not known (`known`)' },
        cp: { ...orNull(integer), description: 'Construction points left; null: not known' },
        cpMax: integer,
        works: { ...orNull(flag), description: 'Whether it does something for its controller; null: not known' },
        seen: { ...seen, description: 'When it was last in sight; null: it is now, or never was' },
        known: { ...flag, description: 'Whether it was ever seen' },
        work: { ...orNull(work), description: 'Of a mech factory: the mech that is being made; null: none, or not mine' },
      }),
    ),
    depots: list({ anyOf: [ref('OwnDepot'), ref('SeenDepot')] }),
    account: orNull(number),
    battles: list(object({ id: text, hex, state: battleState, mine: flag })),
    wrecks: list(object({ battle: text, unit: text, hex, right: text, force: text, design: text, name: text, condition: ref('Condition') })),
    battlesFought: object({ open: integer, over: integer }),
    winners: orNull(list(text)),
    ready: { ...flag, description: 'ROUND-3: whether my own force is ready' },
  }),
};
