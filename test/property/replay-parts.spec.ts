/**
 * Replays of the largest battles come in parts (MAT-3): how much one has, and how little is gone through for it. A battle
 * of bots, 12 v 12; with `DEEP=1` the largest, 40 v 40 on 80 × 85 hexes.
 */
import { Courses } from '../../src/application/matches/course/courses';
import type { Logged } from '../../src/application/matches/course/log';
import type { Match } from '../../src/application/matches/model';
import type { Course } from '../../src/application/matches/course/see-history';
import { replayJson } from '../../src/api/matches/history-shapes';
import { bundledCatalog } from '../../src/catalog';
import type { GameEvent } from '../../src/games';
import { battletech } from '../../src/games/battletech';
import { equalBattle, poolOf } from '../../src/games/battletech/standard/arena';
import { hexBytes, ok, seededDice, sha256Hex } from '../../src/kernel';
import { PART_EVENTS } from '../../web/src/replay/part-events';

const IS_DEEP = process.env['DEEP'] === '1';
const LARGEST = 40;
const UNITS = IS_DEEP ? LARGEST : 12;
const SHEETS = IS_DEEP ? 5 : 1;
/** Of 40 v 40. What an event carries, and the field before it, grow with the units: the bound is their share of it. */
const MAX_BYTES = (300_000 * UNITS) / LARGEST;
/**
 * Of the processor, for the median step. 95 of 100 may take three times as long. Not the slowest: a full collection
 * goes through all that other tests have left in the process, and took 1.1 s of one step.
 */
const MAX_STEP_MS = 200;
const processorMs = (): number => {
  const { user, system: kernel } = process.cpuUsage();
  return (user + kernel) / 1000;
};

const dice = (seed: string) => seededDice(hexBytes(sha256Hex(seed)));
const SETUP = equalBattle(poolOf(bundledCatalog()), UNITS, SHEETS, 'a long replay');
/** Takes the setup as it is: that of an arena is read already. */
const system = { ...battletech, readSetup: ok } as unknown as Course['system'];

/** Both sides by the bot, to the end. */
const fought = () => {
  const log: Logged[] = [];
  let state = system.open(SETUP);
  const add = (entry: object, events: readonly GameEvent[]): void => {
    state = events.reduce((before, event) => system.apply(before, event), state);
    log.push({ number: log.length + 1, at: 0, entry, events } as unknown as Logged);
  };
  const rolls = dice('its dice');
  add({ kind: 'begin' }, system.begin(SETUP, rolls));
  while (system.outcome(state) === null) {
    const [question] = system.awaited(state);
    const seat = question?.asked.find(({ answer }) => answer === null)?.seat ?? '';
    const decision = question?.id ?? '';
    const knowledge = system.know(state, { kind: 'seat', seat });
    const order = system.bot(knowledge, seat, decision, 'attack', dice(`bot ${log.length}`));
    const events = system.play(state, seat, decision, order, rolls);
    add({ kind: 'order', seat, decision, order }, events);
  }
  return { log, state };
};

it(`MAT-3 no part of ${UNITS} v ${UNITS} has more than its share, and none is told from the beginning`, async () => {
  const { log, state } = fought();
  /** Events that were read from the log since it was asked last. */
  let read = 0;
  const store = {
    log: (_: string, after = 0, to = Infinity) => {
      const entries = log.filter(({ number }) => number > after && number <= to);
      read += entries.reduce((sum, { events }) => sum + events.length, 0);
      return Promise.resolve(entries);
    },
    told: () => Promise.resolve([]),
  };
  const match = { id: 'm', status: 'over', setup: SETUP, state, entries: log.length } as unknown as Match;
  const seen = { match, system, state, seat: null, audience: { kind: 'gm' }, untilTurn: Infinity } as const;
  const courses = new Courses(store);
  const answer = async (after: number, limit: number): Promise<{ body: string; course: Course }> => {
    const course = { ...seen, ...(await courses.part(seen, null, { after, limit })) };
    return { course, body: await replayJson(course, 'en') };
  };

  const end = await answer(Infinity, PART_EVENTS);
  const count = end.course.moments.at(-1)?.to ?? 0;
  const all = log.reduce((sum, { events }) => sum + events.length, 0);
  expect(count).toBeGreaterThan(400);
  const longest = Math.max(...log.map(({ events }) => events.length));
  let most = 0;
  const steps: number[] = [];
  let furthest = 0;
  // Every part of the course, or every seventh of a long one; none in its order.
  const parts = Math.ceil(count / PART_EVENTS);
  const step = parts > 100 ? 7 : 1;
  for (let index = 0; index < parts; index += step) {
    const part = (index * 37) % parts;
    read = 0;
    const begun = processorMs();
    const { body, course } = await answer(part * PART_EVENTS, PART_EVENTS);
    steps.push(processorMs() - begun);
    furthest = Math.max(furthest, read);
    most = Math.max(most, body.length);
    expect(course.told[0]?.seq).toBe(part * PART_EVENTS + 1);
  }
  const last = await answer(count - (count % PART_EVENTS || PART_EVENTS), PART_EVENTS);
  const first = end.body.length + last.body.length;
  steps.sort((a, b) => a - b);
  const median = steps[Math.floor(steps.length / 2)] ?? 0;
  const slow = steps[Math.floor(steps.length * 0.95)] ?? 0;
  process.stdout.write(
    `replay of ${UNITS} v ${UNITS}: ${count} events, first picture ${first} bytes, most of a part ${most}, median ${median.toFixed(0)} ms, 95 of 100 ${slow.toFixed(0)} ms, events gone through ${furthest} of ${all}\n`,
  );
  expect(end.course.told).toEqual([]);
  expect(first).toBeLessThanOrEqual(MAX_BYTES);
  expect(most).toBeLessThanOrEqual(MAX_BYTES);
  expect(median).toBeLessThan(MAX_STEP_MS);
  expect(slow).toBeLessThan(MAX_STEP_MS * 3);
  // A place to begin from lies near; the entry in which a part lies has to be gone through whole.
  expect(furthest).toBeLessThan(all / 10 + 3 * longest);
});
