/**
 * The lines at the head of a mech file: names, configuration, technology, year, level of rules, mass and
 * movement.
 */
import { LARGEST_MECH, MECH_STEP, SMALLEST_MECH } from '../construction/structure';
import {
  LAM_TYPES,
  type CockpitType,
  type LamType,
  type MechDesign,
  type RulesLevel,
  type TechBase,
} from '../model';
import { isQuadVee } from '../quadvee';
import { wholeNumber } from './figures';
import type { DesignKey } from './keys';
import type { Line, Problems } from './problem';
import type { Sections } from './sections';

const TONS = { lowest: SMALLEST_MECH, highest: LARGEST_MECH, step: MECH_STEP };
const LAST_YEAR = 9999;
const HIGHEST_MUL_ID = 99_999_999;
const HIGHEST_MP = 50;
/** Chassis and model together make an address of at most 200 characters. */
const LONGEST_NAME = 99;
/**
 * Control characters, and those that turn the direction of the text around them: a name must not disturb what
 * stands beside it.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Most names are of these alone, which is told sooner. */
const PLAIN = /^[ -~]*$/;

export interface Header {
  readonly chassis: string;
  readonly clanName: string | null;
  readonly model: string;
  readonly mulId: number | null;
  readonly motion: MechDesign['motion'];
  /** The cockpit that goes with the configuration; null: a line of its own says which. */
  readonly ownCockpit: CockpitType | null;
  readonly omni: boolean;
  readonly lam: MechDesign['lam'];
  readonly techBase: TechBase;
  readonly mixedTech: boolean;
  readonly rulesLevel: RulesLevel;
  readonly role: string;
  readonly year: number;
  readonly tons: number;
  readonly walk: number;
  readonly jump: number;
}

/** The line of a key that must be there; null and a problem when it is not. */
export const required = ({ keys, end }: Sections, key: DesignKey, problems: Problems): Line | null => {
  const line = keys.get(key) ?? null;
  if (line === null) problems.refuse('mech-file/missing', end, { key });
  return line;
};

const TECHNOLOGIES: ReadonlyMap<string, { readonly techBase: TechBase; readonly mixedTech: boolean }> =
  new Map([
    ['inner sphere', { techBase: 'is', mixedTech: false }],
    ['is', { techBase: 'is', mixedTech: false }],
    ['clan', { techBase: 'clan', mixedTech: false }],
    ['mixed (is chassis)', { techBase: 'is', mixedTech: true }],
    ['mixed (clan chassis)', { techBase: 'clan', mixedTech: true }],
  ]);
export const writeTechnology = ({
  techBase,
  mixedTech,
}: Pick<MechDesign, 'techBase' | 'mixedTech'>): string =>
  mixedTech
    ? `Mixed (${techBase === 'is' ? 'IS' : 'Clan'} Chassis)`
    : techBase === 'is'
      ? 'Inner Sphere'
      : 'Clan';

const technologyOf = (sections: Sections, problems: Problems) => {
  const line = required(sections, 'techbase', problems);
  if (line === null) return null;
  const found = TECHNOLOGIES.get(line.text.toLowerCase().replace(/\s+/g, ' ')) ?? null;
  if (found === null) problems.refuse('mech-file/unknown-value', line, { key: 'techbase', value: line.text });
  return found;
};

type Frame = Pick<Header, 'motion' | 'ownCockpit' | 'lam'>;
const CONFIGURATIONS: ReadonlyMap<string, Frame> = new Map<string, Frame>([
  ['biped', { motion: 'biped', ownCockpit: null, lam: null }],
  ['quad', { motion: 'quad', ownCockpit: null, lam: null }],
  ['quadvee', { motion: 'quad', ownCockpit: 'quadvee', lam: null }],
  // Which kind of LAM is told by a line of its own; without it, a standard one.
  ['lam', { motion: 'biped', ownCockpit: null, lam: 'standard' }],
]);
const OTHER_CONFIGURATIONS: readonly string[] = ['tripod'];
export const writeConfiguration = (design: Pick<MechDesign, 'motion' | 'cockpit' | 'omni' | 'lam'>): string =>
  `${design.lam !== null ? 'LAM' : isQuadVee(design) ? 'QuadVee' : design.motion === 'quad' ? 'Quad' : 'Biped'}${design.omni ? ' OmniMek' : ''}`;

const LAM_WORDS: Readonly<Record<LamType, string>> = { standard: 'Standard', bimodal: 'Bimodal' };
/** `lam:Bimodal`; in a file of any other mech the line means nothing that a design could hold. */
const lamOf = ({ keys }: Sections, lam: MechDesign['lam'], problems: Problems): MechDesign['lam'] => {
  const line = keys.get('lam') ?? null;
  if (line === null || line.text === '') return lam;
  if (lam === null)
    problems.refuse('mech-file/not-covered', line, { what: `lam: ${line.text.slice(0, 80)}` });
  const told = LAM_TYPES.find((type) => LAM_WORDS[type].toLowerCase() === line.text.toLowerCase()) ?? null;
  if (lam !== null && told === null)
    problems.refuse('mech-file/unknown-value', line, { key: 'lam', value: line.text });
  return lam === null ? null : told;
};
export const writeLam = ({ lam }: Pick<MechDesign, 'lam'>): readonly string[] =>
  lam === null ? [] : [`lam:${LAM_WORDS[lam]}`];

const configurationOf = (sections: Sections, problems: Problems): (Frame & Pick<Header, 'omni'>) | null => {
  const line = required(sections, 'config', problems);
  if (line === null) return null;
  const [word = '', ...rest] = line.text.toLowerCase().split(/\s+/);
  const frame = CONFIGURATIONS.get(word) ?? null;
  const omni = /^omni(mek|mech|battlemech)?$/.test(rest.join(''));
  if (OTHER_CONFIGURATIONS.includes(word))
    problems.refuse('mech-file/not-covered', line, { what: line.text });
  else if (frame === null || (rest.length > 0 && !omni))
    problems.refuse('mech-file/unknown-value', line, { key: 'config', value: line.text });
  return frame === null ? null : { ...frame, omni, lam: lamOf(sections, frame.lam, problems) };
};

const LEVELS: readonly RulesLevel[] = ['introductory', 'standard', 'advanced', 'experimental', 'unofficial'];
/** 1 to 5. */
export const writeRulesLevel = (level: RulesLevel): string => String(LEVELS.indexOf(level) + 1);

const massOf = (sections: Sections, problems: Problems): number | null => {
  const line = required(sections, 'mass', problems);
  if (line === null) return null;
  const mass = wholeNumber(line, 'mass', TONS.lowest, TONS.highest, problems);
  if (mass === null || mass % TONS.step === 0) return mass;
  problems.refuse('mech-file/mass-step', line, { step: TONS.step });
  return null;
};

/**
 * Where the chassis and its name among the clans are told apart, the design has both: `Mad Cat (Timber
 * Wolf)`.
 */
const nameOf = (sections: Sections, problems: Problems) => {
  const chassis = required(sections, 'chassis', problems);
  const model = required(sections, 'model', problems);
  const clanName = sections.keys.get('clanname')?.text ?? '';
  if (chassis === null || model === null) return null;
  const name = {
    chassis: clanName === '' ? chassis.text : `${chassis.text} (${clanName})`,
    model: model.text,
  };
  if (!/[\p{L}\p{N}]/u.test(chassis.text)) problems.refuse('mech-file/no-name', chassis);
  for (const line of [
    chassis,
    model,
    sections.keys.get('clanname') ?? null,
    sections.keys.get('role') ?? null,
  ])
    if (line !== null && !PLAIN.test(line.text) && HIDDEN.test(line.text))
      problems.refuse('mech-file/hidden-characters', line);
  if (name.chassis.length > LONGEST_NAME)
    problems.refuse('mech-file/name-too-long', chassis, { longest: LONGEST_NAME });
  if (name.model.length > LONGEST_NAME)
    problems.refuse('mech-file/name-too-long', model, { longest: LONGEST_NAME });
  return { ...name, clanName: clanName === '' ? null : clanName };
};

/** A mech of no number is written without the line, or with -1 or 0. */
const mulIdOf = (sections: Sections, problems: Problems): number | null => {
  const line = sections.keys.get('mul id') ?? null;
  const id = line === null ? null : wholeNumber(line, 'mul id', -1, HIGHEST_MUL_ID, problems);
  return id === null || id <= 0 ? null : id;
};

/** What of the head could be read; null where any of it could not. */
export const readHeader = (sections: Sections, problems: Problems): Header | null => {
  const number = (key: DesignKey, min: number, max: number): number | null => {
    const line = required(sections, key, problems);
    return line === null ? null : wholeNumber(line, key, min, max, problems);
  };
  const name = nameOf(sections, problems);
  const mulId = mulIdOf(sections, problems);
  const configuration = configurationOf(sections, problems);
  const technology = technologyOf(sections, problems);
  const year = number('era', 1, LAST_YEAR);
  const level = number('rules level', 1, LEVELS.length);
  const rulesLevel = level === null ? null : (LEVELS[level - 1] ?? null);
  const tons = massOf(sections, problems);
  const walk = number('walk mp', 0, HIGHEST_MP);
  const jump = number('jump mp', 0, HIGHEST_MP);
  const role = sections.keys.get('role')?.text ?? '';
  if (name === null || configuration === null || technology === null) return null;
  if (year === null || rulesLevel === null || tons === null || walk === null || jump === null) return null;
  return { ...name, mulId, ...configuration, ...technology, rulesLevel, role, year, tons, walk, jump };
};
