/**
 * Reads scenarios of version 1 as strictly as MegaMek's own parser, and more so; what it holds against them
 * is written down here by itself.
 */
import type { MechDesign } from '../../../src/catalog/model';
import type { MegamekVersion } from '../../../src/tactical/engines/megamek/version';
import { BOARD_FOLDERS, isBoard } from './megamek-boards';

const ORDER = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'] as const;
const FIXED = [
  'MMSVersion',
  'Name',
  'Description',
  'BoardWidth',
  'BoardHeight',
  'MapWidth',
  'MapHeight',
  'RandomDirs',
  'Maps',
  'Factions',
];
const EDGES = ['Any', 'N', 'NE', 'SE', 'S', 'SW', 'NW'];

const point = (design: MechDesign, text: string): string | null => {
  const [, kind, index, left] = /^([NIR])(\d):(\d+)$/.exec(text) ?? [];
  const at = ORDER[Number(index)];
  if (at === undefined) return `damage ${text}`;
  const rear = ({ CT: 'CTR', RT: 'RTR', LT: 'LTR' } as const)[at as 'CT'] as 'CTR' | undefined;
  if (kind === 'R' && rear === undefined) return `rear of ${at}`;
  const full =
    kind === 'I' ? design.structure[at] : kind === 'R' ? design.armor[rear ?? 'CTR'] : design.armor[at];
  return Number(left) < full ? null : `${text} of ${full}`;
};

const hit = (design: MechDesign, hittable: (item: string) => boolean, text: string): string | null => {
  const [, index, slot] = /^(\d):(\d+)$/.exec(text) ?? [];
  const at = ORDER[Number(index)];
  const content = at === undefined ? null : (design.slots[at][Number(slot) - 1] ?? null);
  if (content === null) return `hit on nothing ${text}`;
  return content.kind === 'system' || hittable(content.items[0]?.item ?? '')
    ? null
    : `slot not hittable ${text}`;
};

const ammunition = (design: MechDesign, text: string): string | null => {
  const [, index, slot, shots] = /^(\d):(\d+)-(\d+)$/.exec(text) ?? [];
  const bin = design.bins.find((one) => one.location === ORDER[Number(index)] && one.slot === Number(slot));
  return bin !== undefined && Number(shots) <= bin.shots ? null : `ammunition ${text}`;
};

/** Later releases take a pilot's hits for a key, and what stands there for their hits. */
const lostHits = (values: ReadonlyMap<string, string>, version: MegamekVersion): readonly string[] =>
  version === '0.49'
    ? []
    : [...values].flatMap(([key, hits]) =>
        key.endsWith('_PilotHits') && values.get(hits) !== hits ? [`${key} is lost`] : [],
      );

const valueProblems = (
  key: string,
  value: string,
  design: MechDesign | null,
  hittable: (item: string) => boolean,
): readonly string[] => {
  const each = (check: (mech: MechDesign, text: string) => string | null): readonly string[] =>
    value.split(',').flatMap((text) => {
      const problem = design === null ? 'no mech' : check(design, text);
      return problem === null ? [] : [problem];
    });
  switch (key) {
    case 'ExternalID':
      return value === '' ? ['no id'] : [];
    case 'DamageSpecific':
      return each(point);
    case 'hits':
      return each((mech, text) => hit(mech, hittable, text));
    case 'SetAmmoTo':
      return each(ammunition);
    case 'PilotHits':
      return /^[1-5]$/.test(value) ? [] : ['hits'];
    default:
      return [`unknown data ${key}`];
  }
};

/** The release's word for critical hits: of the other one MegaMek knows nothing. */
const CRITICAL_HITS: Readonly<Record<MegamekVersion, string>> = {
  '0.49': 'CritHit',
  '0.50': 'CriticalHit',
  '0.51': 'CriticalHit',
};

/** What MegaMek would say of a scenario; see `listProblems`. */
export const scenarioProblems = (
  text: string,
  version: MegamekVersion,
  designNamed: (whole: string) => MechDesign | null | undefined,
  hittable: (item: string) => boolean,
): readonly string[] => {
  const problems: string[] = [];
  const lines = text.split('\n').filter((line) => line !== '');
  const values = new Map<string, string>();
  for (const line of lines) {
    const parts = line.split('=');
    if (parts.length !== 2) problems.push(`not one equals sign: ${line}`);
    if (values.has(parts[0] ?? '')) problems.push(`twice: ${parts[0] ?? ''}`);
    values.set(parts[0] ?? '', parts[1] ?? '');
  }
  const factions = (values.get('Factions') ?? '').split(',');
  if (factions.some((name) => !/^[A-Za-z0-9]+$/.test(name))) problems.push('factions');
  if (values.get('MMSVersion') !== '1') problems.push('version');
  const maps = (values.get('Maps') ?? '').split(',');
  if (maps.length !== 25 || !maps.every(isBoard)) problems.push('maps');
  if (!(values.get('RandomDirs') ?? '').split(',').every((folder) => BOARD_FOLDERS.includes(folder)))
    problems.push('folders');
  const designs = new Map<string, MechDesign | null>();
  // Structure at 0 takes the location away, a side torso's the arm or front leg too: what else is told of
  // them is an error.
  const lost = (unit: string): readonly string[] =>
    [...(values.get(`${unit}_DamageSpecific`) ?? '').matchAll(/I(\d):0/g)].flatMap(([, at = '']) => [
      at,
      ...(at === '2' ? ['4'] : at === '3' ? ['5'] : []),
    ]);
  for (const [key, value] of values)
    if (/^Unit_[^_]+_\d+$/.test(key)) {
      const [name = '', pilot = '', gunnery = '', piloting = '', ...more] = value.split(',');
      const design = designNamed(name);
      if (design === undefined) problems.push(`no such design: ${name}`);
      designs.set(key, design ?? null);
      if (pilot === '' || !/^[0-8]$/.test(gunnery) || !/^[0-8]$/.test(piloting) || more.length > 0)
        problems.push(`unit: ${value}`);
    }
  for (const [key, value] of values) {
    if (FIXED.includes(key) || designs.has(key)) continue;
    if (version !== '0.49' && /^[1-5]$/.test(key)) {
      if (value !== key) problems.push(`${key} hits are ${value}`);
      continue;
    }
    const [, unit, data] = /^(Unit_[^_]+_\d+)_([A-Za-z]+)$/.exec(key) ?? [];
    const [, what, faction] = /^(Team|team|Location|Minefields)_([^_]+)$/.exec(key) ?? [];
    if (unit !== undefined && data !== undefined && designs.has(unit))
      problems.push(
        ...(/Crit|Ammo/.test(data) && value.split(',').some((text) => lost(unit).includes(text[0] ?? ''))
          ? [`${unit}: ${data} of what is gone`]
          : []),
        ...valueProblems(
          data === CRITICAL_HITS[version] ? 'hits' : data,
          value,
          designs.get(unit) ?? null,
          hittable,
        ).map((one) => `${unit}: ${one}`),
      );
    else if (what === undefined || !factions.includes(faction ?? '')) problems.push(`unknown key ${key}`);
    else if (
      what === 'Location'
        ? !EDGES.includes(value)
        : what === 'Minefields'
          ? !/^\d+,0,0$/.test(value)
          : !/^[0-5]$/.test(value)
    )
      problems.push(`${key}=${value}`);
  }
  return [...problems, ...lostHits(values, version)];
};
