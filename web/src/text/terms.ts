/**
 * Words of the field that every part uses: phases, terrain, ranks, locations. The catalogue and the rulebook
 * bring the names of their own things.
 */
import { words } from './words';

export const phases = words(
  {
    setup: 'Set-up',
    preparation: 'Preparation',
    planning: 'Planning',
    'announcement-1': 'Announcement I',
    movement: 'Movement',
    'announcement-2': 'Announcement II',
    combat: 'Combat',
    supply: 'Supply',
    finished: 'Over',
  },
  {
    setup: 'Aufbau',
    preparation: 'Vorbereitung',
    planning: 'Planung',
    'announcement-1': 'Ankündigung I',
    movement: 'Bewegung',
    'announcement-2': 'Ankündigung II',
    combat: 'Kampf',
    supply: 'Nachschub',
    finished: 'Vorbei',
  },
);
export const phasesShort = words(
  {
    preparation: 'Prep',
    planning: 'Plan',
    'announcement-1': 'I',
    movement: 'Move',
    'announcement-2': 'II',
    combat: 'Combat',
    supply: 'Supply',
  },
  {
    preparation: 'Vorb.',
    planning: 'Plan',
    'announcement-1': 'I',
    movement: 'Zug',
    'announcement-2': 'II',
    combat: 'Kampf',
    supply: 'Nachsch.',
  },
);
export const terrains = words(
  {
    clear: 'clear',
    woods: 'woods',
    hills: 'hills',
    mountains: 'mountains',
    urban: 'urban',
    'deep-water': 'deep water',
  },
  {
    clear: 'offen',
    woods: 'Wald',
    hills: 'Hügel',
    mountains: 'Gebirge',
    urban: 'Stadt',
    'deep-water': 'tiefes Wasser',
  },
);
export const ranks = words(
  { elite: 'elite', veteran: 'veteran', regular: 'regular', green: 'green' },
  { elite: 'Elite', veteran: 'Veteran', regular: 'Regulärer', green: 'Neuling' },
);
export const states = words(
  {
    ready: 'ready',
    'shut-down': 'shut down',
    sabotaged: 'sabotaged',
    'moved-by-train': 'came by train',
    'kept-from-salvage': 'kept from salvage',
    'no-pilot': 'no pilot',
  },
  {
    ready: 'bereit',
    'shut-down': 'abgeschaltet',
    sabotaged: 'sabotiert',
    'moved-by-train': 'kam mit der Bahn',
    'kept-from-salvage': 'aus der Bergung',
    'no-pilot': 'ohne Pilot',
  },
);
export const locations = words(
  {
    HD: 'Head',
    CT: 'Centre torso',
    LT: 'Left torso',
    RT: 'Right torso',
    LA: 'Left arm',
    RA: 'Right arm',
    LL: 'Left leg',
    RL: 'Right leg',
    CTR: 'Centre, back',
    LTR: 'Left, back',
    RTR: 'Right, back',
  },
  {
    HD: 'Kopf',
    CT: 'Torso Mitte',
    LT: 'Torso links',
    RT: 'Torso rechts',
    LA: 'Arm links',
    RA: 'Arm rechts',
    LL: 'Bein links',
    RL: 'Bein rechts',
    CTR: 'Rücken Mitte',
    LTR: 'Rücken links',
    RTR: 'Rücken rechts',
  },
);
