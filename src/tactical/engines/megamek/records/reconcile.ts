/**
 * From records and answers to one battle report (MM-4): what each record claims is laid side by side; what
 * they tell differently, what none of them says, and what their format cannot say is asked. The report is
 * made as soon as nothing is open.
 */
import {
  canFight,
  type Catalog,
  type Condition,
  locationDestroyed,
  normalizeCondition,
  pilotsHeadLost,
  remainingStructure,
} from '../../../../catalog';
import { DIRECTIONS } from '../../../../rules';
import {
  DEADLY_HITS,
  REPORT_LIMITS,
  type BattleReport,
  type BattleSetup,
  type PilotFate,
  type ReportUnit,
  type SetupUnit,
  type UnitFate,
} from '../../../contract';
import { answerTo, type Spoken } from './answers';
import { mapInSteps, type Steps } from '../../../../kernel';
import { placesOf, type Claim, type Place } from './claims';
import { UNITS_A_STEP } from './record';
import { fieldsThatDiffer, OpenPoints, type Difference, type Question } from './open-points';
import { fateOnFoot, type Loss } from './people';

export interface Evidence {
  /** What each record claims; one record a side. */
  readonly claims: readonly (readonly Claim[])[];
  readonly spoken: readonly Spoken[];
  /**
   * The side for which it is computed: of mines it answers for itself only (SIGHT-4). Null: the game master.
   */
  readonly asker: string | null;
  /** What the asker knows already of mines that others used. */
  readonly minesKnown: Readonly<Record<string, number>>;
}

export interface Reconciled {
  readonly questions: readonly Question[];
  readonly differences: readonly Difference[];
  /** Null: something is open. Whether it contradicts the battle is `checkReport`'s business. */
  readonly report: BattleReport | null;
}

/** A unit with what is agreed about it. */
interface Settled {
  readonly unit: SetupUnit;
  readonly claims: readonly Claim[];
  readonly fate: UnitFate;
  readonly condition: Condition;
  readonly hits: number | null;
  readonly ejected: boolean;
  readonly loss: Loss;
}

/** What is known of a unit before it is known where it is. */
interface Shape {
  /** Its damage and its pilot would let it fight on. */
  readonly sound: boolean;
  /** All the same it stands among the wrecks of its own side, or its hull is open. */
  readonly wrecked: boolean;
}

class Reconciliation {
  readonly open: OpenPoints;

  constructor(
    private readonly catalog: Catalog,
    private readonly setup: BattleSetup,
    private readonly evidence: Evidence,
  ) {
    this.open = new OpenPoints(evidence.spoken);
  }

  *run(): Steps<Reconciled> {
    const { setup, open } = this;
    const byUnit = new Map<string, Claim[]>();
    for (const claim of this.evidence.claims.flat())
      byUnit.set(claim.unit.id, [...(byUnit.get(claim.unit.id) ?? []), claim]);
    const settled = yield* mapInSteps(setup.units, UNITS_A_STEP, (unit) =>
      this.#settle(unit, byUnit.get(unit.id) ?? []),
    );
    const fit = settled.filter(
      ({ unit, fate }) => unit.kind === 'mech' && fate === 'on-field-fit' && !unit.shutDown,
    );
    const onField = [...new Set(fit.map(({ unit }) => unit.side))];
    const sides = setup.sides.map(({ side }) => side);
    // Nobody is as good an answer as a side, and no guess: only when all is known of who is on the field.
    const unclear = open.questions.some(({ about }) => about === 'fate');
    const [last = null] = onField;
    const holder = open.ask({
      pointer: answerTo('holder'),
      about: 'holder',
      subject: null,
      name: null,
      choices: [...sides, null],
      ...(onField.length === 1 ? { proposal: last } : unclear ? {} : { proposal: null }),
    }) as string | null | undefined;
    const turns = open.ask({
      pointer: answerTo('turns'),
      about: 'turns',
      subject: null,
      name: null,
      min: 0,
      max: setup.turnLimit ?? REPORT_LIMITS.turns,
    });
    const losses = new Map(settled.map(({ unit, loss }) => [unit.id, loss]));
    yield;
    const units = settled.map((one) => this.#unit(one, holder ?? null, losses));
    const buildings = setup.buildings.map(({ id, type, cp, indestructible }) => ({
      id,
      cp: this.#points(id, type, cp, indestructible),
    }));
    const minesUsed = Object.fromEntries(
      setup.sides.map(({ side, minesAllowed }) => [side, this.#mines(side, minesAllowed)]),
    );
    const { questions, differences } = open;
    const done = questions.length === 0 && differences.length === 0;
    return {
      questions,
      differences,
      report: done
        ? {
            hash: setup.hash,
            turns: Number(turns),
            holder: holder ?? null,
            log: null,
            units,
            buildings,
            minesUsed,
          }
        : null,
    };
  }

  #settle(unit: SetupUnit, claims: readonly Claim[]): Settled {
    const chosen = this.#chosen(unit, claims);
    const design = unit.kind === 'mech' ? this.catalog.mech(unit.design) : null;
    const condition = chosen?.condition ?? unit.condition;
    const hits = chosen === null ? (unit.pilot?.hits ?? null) : chosen.hits;
    const ejected = claims.some((claim) => claim.ejected);
    const wreck =
      design !== null &&
      (locationDestroyed(design, condition, 'CT') || remainingStructure(design, condition) === 0);
    const still = design === null || canFight(design, condition);
    const manned = design === null ? !ejected : unit.pilot !== null && !ejected && (hits ?? 0) < DEADLY_HITS;
    const wrecked = claims.some(({ section, own, broken }) => (section === 'salvage' && own) || broken);
    const fate = wreck ? 'destroyed' : this.#fate(unit, claims, { sound: still && manned, wrecked });
    // What MegaMek has as beyond salvage is that to the campaign too (SALV-1), whatever hit it.
    const beyond = design !== null && fate === 'destroyed' && !wreck;
    const left = beyond
      ? normalizeCondition(design, { ...condition, structure: { ...condition.structure, CT: 0 } })
      : condition;
    const lost =
      wreck ||
      !still ||
      wrecked ||
      fate === 'destroyed' ||
      (unit.pilot !== null && (hits ?? 0) >= DEADLY_HITS);
    const stands = claims.some(({ section }) => section === 'survivors' || section === 'allies');
    return {
      unit,
      claims,
      fate,
      condition: left,
      hits,
      ejected,
      loss: lost ? 'yes' : ejected && !stands ? 'perhaps' : 'no',
    };
  }

  /** The claim whose figures count: they agree, or somebody has said which. */
  #chosen(unit: SetupUnit, claims: readonly Claim[]): Claim | null {
    const [first] = claims;
    if (first === undefined) return null;
    const told = claims.map(({ side, condition, hits }) => ({
      by: side,
      value: { ...condition, pilotHits: hits },
    }));
    const fields = fieldsThatDiffer(told);
    if (fields.length === 0) return first;
    const pointer = answerTo('units', unit.id, 'record');
    const side = this.open.ask({
      pointer,
      about: 'record',
      subject: unit.id,
      name: unit.name,
      choices: claims.map((claim) => claim.side),
    });
    if (side === undefined) this.open.differences.push({ pointer, unit: unit.id, fields });
    return claims.find((claim) => claim.side === side) ?? first;
  }

  #fate(unit: SetupUnit, claims: readonly Claim[], { sound, wrecked }: Shape): UnitFate {
    const fit: UnitFate = sound && !wrecked ? 'on-field-fit' : 'on-field-unfit';
    const closed = unit.shutDown || this.#edges(unit).length === 0;
    const all: readonly UnitFate[] = closed
      ? ['on-field-fit', 'on-field-unfit', 'destroyed']
      : ['on-field-fit', 'on-field-unfit', 'withdrawn', 'destroyed'];
    const fates = (places: readonly Place[]): readonly UnitFate[] => [
      ...new Set(
        places
          .map((place): UnitFate => (place === 'field' ? fit : place))
          .filter((fate) => all.includes(fate)),
      ),
    ];
    const agreed = (['field', 'withdrawn', 'destroyed'] as const).filter((place) =>
      claims.every((claim) => placesOf(claim).includes(place)),
    );
    // A wreck leads nobody off the field.
    const possible =
      claims.length === 0 ? all : fates(fit === 'on-field-unfit' && agreed.length > 1 ? ['field'] : agreed);
    const [only] = possible;
    const pointer = answerTo('units', unit.id, 'fate');
    // MegaMek counts mechs out for more than its files show, and a side whose players are no team as enemies:
    // who knows better is believed.
    const known =
      sound && only === fit ? this.open.answered(pointer, ['on-field-fit', 'on-field-unfit']) : undefined;
    if (possible.length === 1 && only !== undefined) return (known as UnitFate | undefined) ?? only;
    if (claims.length > 0 && possible.includes('withdrawn') && this.#hasLeft(unit)) return 'withdrawn';
    const choices = possible.length > 0 ? possible : all;
    if (possible.length === 0)
      this.#contradicts(
        pointer,
        unit,
        claims.map(({ side, section }) => ({ by: side, value: section })),
      );
    const own = claims.length === 0 || possible.length === 0;
    const answer = this.open.ask({ pointer, about: 'fate', subject: unit.id, name: unit.name, choices, own });
    return (answer as UnitFate | undefined) ?? fit;
  }

  /** CMB-7: on a field that another side holds nobody stands who could fight on. */
  #hasLeft(unit: SetupUnit): boolean {
    const sides = this.setup.sides.map(({ side }) => side);
    const holder = this.open.answered(answerTo('holder'), [...sides, null]) ?? null;
    return unit.kind === 'mech' && holder !== null && holder !== unit.side;
  }

  /** Two sections that cannot both be; settled by an answer. */
  #contradicts(pointer: string, unit: SetupUnit, said: Difference['fields'][number]['said']): void {
    const settled = this.open.said(pointer).length > 0;
    if (!settled && said.length > 1)
      this.open.differences.push({ pointer, unit: unit.id, fields: [{ pointer: '/fate', said }] });
  }

  #edges(unit: SetupUnit): readonly string[] {
    const withdrawal = this.setup.sides.find(({ side }) => side === unit.side)?.withdrawal ?? {};
    return DIRECTIONS.filter((edge) => withdrawal[edge] !== undefined);
  }

  #unit(settled: Settled, holder: string | null, losses: ReadonlyMap<string, Loss>): ReportUnit {
    const { unit, fate, condition } = settled;
    return {
      id: unit.id,
      fate,
      edge: fate === 'withdrawn' ? this.#edge(unit) : null,
      condition,
      pilot: this.#pilot(settled, holder, losses),
    };
  }

  #edge(unit: SetupUnit): ReportUnit['edge'] {
    const choices = this.#edges(unit);
    const [only] = choices;
    if (choices.length === 1 && only !== undefined) return only as ReportUnit['edge'];
    const answer = this.open.ask({
      pointer: answerTo('units', unit.id, 'edge'),
      about: 'edge',
      subject: unit.id,
      name: unit.name,
      choices,
    });
    return (answer as ReportUnit['edge'] | undefined) ?? null;
  }

  #pilot(
    { unit, claims, condition, hits, ejected }: Settled,
    holder: string | null,
    losses: ReadonlyMap<string, Loss>,
  ): ReportUnit['pilot'] {
    if (unit.pilot === null || hits === null) return null;
    const design = unit.kind === 'mech' ? this.catalog.mech(unit.design) : null;
    const shot = !ejected && design !== null && pilotsHeadLost(design, unit.condition, condition);
    if (hits >= DEADLY_HITS || shot) return { hits, fate: 'dead' };
    if (!ejected) return { hits, fate: 'in-mech' };
    return {
      hits,
      fate:
        fateOnFoot(unit, claims, holder, ({ id }) => losses.get(id) ?? 'no') ?? this.#askPilot(unit, holder),
    };
  }

  #askPilot(unit: SetupUnit, holder: string | null): PilotFate {
    const choices: readonly PilotFate[] =
      holder === null || holder === unit.side ? ['safe', 'dead'] : ['safe', 'captured', 'dead'];
    const pointer = answerTo('units', unit.id, 'pilot');
    const name = unit.pilot?.name ?? unit.name;
    const answer = this.open.ask({ pointer, about: 'pilot', subject: unit.id, name, choices });
    return (answer as PilotFate | undefined) ?? 'safe';
  }

  #points(id: string, type: string, cp: number, indestructible: boolean): number {
    if (indestructible || cp === 0) return cp;
    const answer = this.open.ask({
      pointer: answerTo('buildings', id),
      about: 'building',
      subject: id,
      name: type,
      min: 0,
      max: cp,
      proposal: cp,
    });
    return typeof answer === 'number' ? answer : cp;
  }

  #mines(side: string, allowed: number): number {
    const { asker, minesKnown } = this.evidence;
    if (asker !== null && asker !== side) return minesKnown[side] ?? 0;
    if (allowed === 0) return 0;
    // SIGHT-4: others' answers about a side's mines are none.
    const answer = this.open.ask(
      { pointer: answerTo('mines', side), about: 'mines', subject: side, name: side, min: 0, max: allowed },
      [side, null],
    );
    return typeof answer === 'number' ? answer : 0;
  }
}

export const reconcile = (catalog: Catalog, setup: BattleSetup, evidence: Evidence): Steps<Reconciled> =>
  new Reconciliation(catalog, setup, evidence).run();
