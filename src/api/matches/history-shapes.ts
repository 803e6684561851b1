/** How a match came about, as clients get it. */
import { setImmediate } from 'node:timers/promises';
import type { Course, MatchLog } from '../../application/matches/course/see-history';
import type { Seen } from '../../application/matches/see-match';
import { boardHash, type LogLine, speak, svgOf } from '../../games';
import { bytesHex, isoTime, type Language } from '../../kernel';

/** Events that are put into words at once; then others have their turn. */
const AT_ONCE = 25;

/** What was told in the turn, or in that step of it, under the names of the steps. */
export const logLines = (
  { system, told }: Course,
  turn: number,
  step: string | null,
  language: Language,
): readonly LogLine[] => {
  const wanted = step === null ? null : system.stepWords(step).code;
  const lines: LogLine[] = [];
  let last: string | null = null;
  for (const one of told) {
    if (one.turn !== turn || (wanted !== null && one.step.code !== wanted)) continue;
    const said = speak(system.texts, language, { step: one.step, text: one.text });
    if (said.step.text !== last) lines.push({ text: said.step.text, isHead: true });
    last = said.step.text;
    lines.push({ text: said.text, isHead: false });
  }
  return lines;
};

export const drawing = (
  { system, state, audience }: Seen,
  language: Language,
  log: readonly LogLine[] = [],
): string => {
  const knowledge = system.know(state, audience);
  return svgOf(system.board(knowledge), system.scene(knowledge), system.texts, language, log);
};

/** A `MatchReplay` as JSON: it may have thousands of events. */
export const replayJson = async (course: Course, language: Language): Promise<string> => {
  const { match, system, state, moments, after, field, told } = course;
  const outcome = match.status === 'over' ? system.outcome(state) : null;
  const events: string[] = [];
  for (let from = 0; from < told.length; from += AT_ONCE) {
    const some = speak(system.texts, language, told.slice(from, from + AT_ONCE));
    events.push(...some.map((one) => JSON.stringify(one)));
    await setImmediate();
  }
  const count = moments.at(-1)?.to ?? 0;
  const last = after + told.length;
  const around = {
    board: { hash: boardHash(field.board), ...speak(system.texts, language, field.board) },
    ...speak(system.texts, language, { scene: field.scene, outcome, moments }),
    ...{ after, count, next: last < count ? String(last) : null },
  };
  return `${JSON.stringify(around).slice(0, -1)},"told":[${events.join(',')}]}`;
};

/** What seats were told of an entry stands in their feeds. */
type Entry = MatchLog['entries'][number] & { readonly entry: { readonly said?: unknown } };

export const logShape = ({ match, entries }: MatchLog) => ({
  ...{ system: match.system, version: match.version, setup: match.setup, seed: bytesHex(match.dice.seed) },
  entries: entries.map(({ number, at, entry: { said: _, ...entry } }: Entry) => ({
    ...{ number, at: isoTime(at), entry },
  })),
});
