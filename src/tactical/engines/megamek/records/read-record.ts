/**
 * Reads a record as MegaMek 0.49 to 0.51 write it (MM-4, MM-5): tolerant of sections, elements, attributes
 * and loose text that it does not know, strict on every figure. What it says is held against the battle
 * elsewhere.
 */
import {
  childrenNamed,
  err,
  flatMap,
  ok,
  type ParamsOf,
  type Problem,
  type ProblemCode,
  type Result,
  violation,
  type Violation,
  violationOf,
  type XmlElement,
} from '../../../../kernel';
import { DEADLY_HITS } from '../../../contract';
import {
  RECORD_LIMITS,
  SECTIONS,
  type MegaMekRecord,
  type RecordEntity,
  type RecordLocation,
  type RecordPilot,
  type RecordSlot,
  type Section,
} from './record';
import { slotStateOf } from '../slot-state';
import { unreadIn } from './unread';

const MAX_POINTS = 9_999;
/** MegaMek's chassis of people who got out of a unit. */
const ON_FOOT: readonly string[] = ['pilot', 'mechwarrior', 'mekwarrior', 'vehicle crew', 'crew'];
/** The index of what has no slot, as on a gun emplacement: no mech has such things. */
const NO_SLOT = 'N/A';
/** Where people are counted as structure: those on foot, and infantry. */
const THE_MEN = '0';
/** That a unit has no id is written so, or left out. */
const NO_ID = '-1';

const cut = (text: string): string => text.slice(0, RECORD_LIMITS.text);
const attribute = ({ attributes }: XmlElement, name: string): string | null => attributes[name] ?? null;
const isTrue = (element: XmlElement, name: string): boolean =>
  attribute(element, name)?.trim().toLowerCase() === 'true';
const idOf = (element: XmlElement, name: string): string | null => {
  const id = attribute(element, name)?.trim() ?? '';
  return id === '' || id === NO_ID ? null : cut(id);
};

/** Those that have the same key as one before them. */
const secondOnes = <T>(list: readonly T[], keyOf: (one: T) => number): readonly T[] => {
  const seen = new Set<number>();
  return list.filter((one) => {
    const known = seen.has(keyOf(one));
    seen.add(keyOf(one));
    return known;
  });
};

interface Unit {
  readonly unit: string | null;
  readonly name: string;
}

type RecordCode = Extract<ProblemCode, `record/${string}`>;

/** Reads one record and gathers what is wrong with it. */
class Reader {
  readonly violations: Violation[] = [];
  /** The unit that is being read, for whoever must find it. */
  #unit: Unit = { unit: null, name: '' };

  entity(section: Section, element: XmlElement): RecordEntity {
    const chassis = cut(attribute(element, 'chassis') ?? '');
    const model = cut(attribute(element, 'model') ?? '');
    this.#unit = { unit: idOf(element, 'externalId'), name: `${chassis} ${model}`.trim() };
    const onFoot =
      ON_FOOT.includes(chassis.trim().toLowerCase()) || childrenNamed(element, 'ONumberOfMen').length > 0;
    const locations = onFoot ? [] : childrenNamed(element, 'location').map((one) => this.#location(one));
    for (const { index, line } of secondOnes(locations, (one) => one.index))
      this.#refuse('record/location-twice', { line, index });
    return {
      section,
      externalId: idOf(element, 'externalId'),
      chassis,
      model,
      pilot: this.#crew(element),
      onFoot,
      nobodyLeft: this.#nobodyLeft(element),
      pickedUpBy: idOf(element, 'pickUpId'),
      locations,
      line: element.line,
    };
  }

  /** Of people: whether none of them is left; the rest of their locations means nothing. */
  #nobodyLeft(element: XmlElement): boolean {
    const men = childrenNamed(element, 'location').filter(
      (one) => attribute(one, 'index')?.trim() === THE_MEN,
    );
    const left = flatMap(men, (one) =>
      childrenNamed(one, 'armor').filter(
        (armor) => attribute(armor, 'type')?.trim().toLowerCase() === 'internal',
      ),
    );
    return left.some((armor) =>
      ['destroyed', '0'].includes(attribute(armor, 'points')?.trim().toLowerCase() ?? ''),
    );
  }

  /** A crew of several is written as members; the first of them sits at the controls. */
  #crew(element: XmlElement): RecordPilot | null {
    const [pilot] = childrenNamed(element, 'pilot');
    if (pilot !== undefined) return this.#pilot(pilot, isTrue(pilot, 'ejected'));
    const [crew] = childrenNamed(element, 'crew');
    const [member] = crew === undefined ? [] : childrenNamed(crew, 'crewMember');
    return crew === undefined || member === undefined ? null : this.#pilot(member, isTrue(crew, 'ejected'));
  }

  #pilot(element: XmlElement, ejected: boolean): RecordPilot {
    const hits = attribute(element, 'hits');
    const dead = hits?.trim().toLowerCase() === 'dead';
    return {
      externalId: idOf(element, 'externalId'),
      name: cut(attribute(element, 'name') ?? ''),
      hits: dead ? DEADLY_HITS : this.#figure(element, 'hits', 0, DEADLY_HITS),
      ejected,
    };
  }

  #location(element: XmlElement): RecordLocation {
    const numbered = childrenNamed(element, 'slot').filter(
      (slot) => attribute(slot, 'index')?.trim().toUpperCase() !== NO_SLOT,
    );
    const slots = numbered.map((slot) => this.#slot(slot));
    for (const { slot, line } of secondOnes(slots, (one) => one.slot))
      this.#refuse('record/slot-twice', { line, slot });
    const points = {
      armor: null as number | null,
      rear: null as number | null,
      internal: null as number | null,
    };
    for (const armor of childrenNamed(element, 'armor')) {
      const type = attribute(armor, 'type')?.trim().toLowerCase() ?? '';
      const known = type === '' ? 'armor' : type === 'rear' || type === 'internal' ? type : null;
      if (known !== null) points[known] = this.#points(armor);
    }
    return {
      index: this.#needed(element, 'index', 0, MAX_POINTS),
      gone: isTrue(element, 'isDestroyed') || childrenNamed(element, 'blownOff').length > 0,
      breached: childrenNamed(element, 'breached').length > 0,
      ...points,
      slots,
      line: element.line,
    };
  }

  /** `Destroyed`: nothing is left; `N/A`: there never was any. */
  #points(element: XmlElement): number | null {
    const written = attribute(element, 'points')?.trim().toLowerCase();
    if (written === 'destroyed') return 0;
    return written === 'n/a' ? null : this.#needed(element, 'points', 0, MAX_POINTS);
  }

  #slot(element: XmlElement): RecordSlot {
    return {
      slot: this.#needed(element, 'index', 1, MAX_POINTS),
      type: cut(attribute(element, 'type') ?? ''),
      shots: this.#figure(element, 'shots', 0, MAX_POINTS),
      state: slotStateOf(element.attributes),
      line: element.line,
    };
  }

  #needed(element: XmlElement, name: string, min: number, max: number): number {
    if (attribute(element, name) === null)
      this.#refuse('record/no-figure', { line: element.line, element: element.name, attribute: name });
    return this.#figure(element, name, min, max) ?? min;
  }

  #figure(element: XmlElement, name: string, min: number, max: number): number | null {
    const written = attribute(element, name);
    if (written === null) return null;
    const figure = /^\d{1,6}$/.test(written.trim()) ? Number(written) : Number.NaN;
    if (figure >= min && figure <= max) return figure;
    this.#refuse('record/bad-figure', {
      line: element.line,
      element: element.name,
      attribute: name,
      value: written.slice(0, 40),
      min,
      max,
    });
    return null;
  }

  #refuse<C extends RecordCode>(code: C, params: Omit<ParamsOf<C>, keyof Unit>): void {
    if (this.violations.length < RECORD_LIMITS.problems)
      this.violations.push(
        violationOf({ code, params: { ...this.#unit, ...params } } as Problem, 'MM-4', ''),
      );
  }
}

/** What a root says about the file, where it is no record (MM-5). */
const wrongRoot = ({ name }: XmlElement): Violation =>
  name === 'unit'
    ? violation('record/force-list', 'MM-5', '')
    : violation('record/other-file', 'MM-5', '', { root: cut(name) });

/** The record in a file, or what is wrong with it, every figure with its unit, element and line. */
export const readRecord = (root: XmlElement): Result<MegaMekRecord, readonly Violation[]> => {
  if (root.name !== 'record') return err([wrongRoot(root)]);
  const found = flatMap(SECTIONS, (section) =>
    flatMap(childrenNamed(root, section), (part) =>
      childrenNamed(part, 'entity').map((element) => ({ section, element })),
    ),
  );
  if (found.length > RECORD_LIMITS.entities)
    return err([violation('record/too-many-units', 'MM-5', '', { most: RECORD_LIMITS.entities })]);
  if (found.length === 0) return err([violation('record/empty', 'MM-5', '')]);
  const reader = new Reader();
  const entities = found.map(({ section, element }) => reader.entity(section, element));
  if (reader.violations.length > 0) return err(reader.violations);
  const unread = unreadIn(root);
  return ok({
    version: cut(attribute(root, 'version') ?? ''),
    entities,
    ...(unread.length > 0 ? { unread } : {}),
  });
};
