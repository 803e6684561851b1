/** How a figure is sent that is not of the list (DA-FIG-3): one shape for its reader and for its schema. */
import {
  about,
  boolean,
  bounded,
  choice,
  closed,
  list,
  object,
  orNull,
  type Shape,
  text,
  whole,
} from '../../../kernel/shape';
import type { Figure } from '../model/figure';

const MAX_CLICKS = 40;
const MAX_STOPS = 12;
const code = text(1, 40);
const id = text(1, 100);

const weapon = closed(
  object({
    type: choice('energy', 'ballistic', 'melee'),
    targets: whole(1, 4),
    min: about(whole(0, 60), 'Inches'),
    max: about(whole(0, 60), 'Inches; 0: it is not fired'),
  }),
);

const equipment = closed(
  object({
    slot: choice('primary', 'secondary', 'speed', 'attack', 'defence'),
    id: code,
    oneShot: boolean,
    colour: orNull(code),
  }),
);

const click = closed(
  object({
    primary: whole(0, 20),
    secondary: orNull(whole(0, 20)),
    speed: about(whole(0, 40), 'Inches'),
    attack: whole(0, 30),
    defence: whole(0, 40),
    repairStop: boolean,
    equipment: bounded(list(equipment, 0, 8)),
  }),
);

const loss = whole(-20, 0);
const stop = closed(
  object({
    primary: loss,
    secondary: loss,
    speed: loss,
    effects: bounded(
      list(choice('avoid-shutdown', 'ammo-explosion', 'rising', 'restart'), 0, 4, { once: true }),
    ),
    icon: orNull(choice('start', 'shutdown')),
  }),
);

export const figureShape: Shape<Figure> = closed(
  object({
    id,
    name: text(1, 80),
    kind: choice('infantry', 'vehicle', 'mech'),
    mode: choice('foot', 'hover', 'track', 'wheel', 'mech'),
    rank: choice('green', 'veteran', 'elite', 'unique'),
    faction: about(orNull(id), 'Null: a mercenary'),
    points: whole(1, 2000),
    tons: about(orNull(whole(1, 200)), 'Of mechs'),
    primary: weapon,
    secondary: about(orNull(weapon), 'Of mechs'),
    cooling: about(orNull(whole(0, 10)), 'Of mechs'),
    dial: about(bounded(list(click, 1, MAX_CLICKS)), 'From the start click on'),
    heat: about(orNull(bounded(list(stop, 1, MAX_STOPS))), 'Of mechs: from the start stop on'),
  }),
);
