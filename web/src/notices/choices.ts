/** How somebody wants to be told: what is chosen, and what a change of it makes. */
import type { Schemas } from '../api/client';
import type { Notice } from './merge-first';

export type Settings = Schemas['NoticeSettings'];
export type SettingsBody = Schemas['NoticeSettingsBody'];
export type NoticeKind = Notice['kind'];
export type Way = NonNullable<SettingsBody['ways'][NoticeKind]>[number];

export const WAYS = ['email', 'push', 'webhook'] as const satisfies readonly Way[];

type Offered = Settings['kinds'][number];

/** The ways of a kind for which nothing was chosen: all, or none of what is not urgent at all. */
const usual = (urgency: Offered['urgency']): readonly Way[] => (urgency === 'later' ? [] : WAYS);

const waysOf = ({ ways }: Pick<Settings, 'ways'>, { kind, urgency }: Offered): readonly Way[] =>
  ways[kind] ?? usual(urgency);

/** Whether notices of the kind go this way, if the person can be reached by it. */
export const goesBy = (settings: Pick<Settings, 'ways'>, offered: Offered, way: Way): boolean =>
  waysOf(settings, offered).includes(way);

/** The ways by kind after one was turned on or off. What is as usual again is not named. */
export function withWay(
  settings: Pick<Settings, 'ways'>,
  offered: Offered,
  way: Way,
  isOn: boolean,
): Settings['ways'] {
  const before = waysOf(settings, offered);
  const chosen = WAYS.filter((one) => (one === way ? isOn : before.includes(one)));
  const { [offered.kind]: _replaced, ...others } = settings.ways;
  return chosen.length === usual(offered.urgency).length ? others : { ...others, [offered.kind]: chosen };
}

/** Muted campaigns after one was muted, or is heard again. */
export const withMuted = (muted: readonly string[], campaign: string, isMuted: boolean): string[] => [
  ...muted.filter((id) => id !== campaign),
  ...(isMuted ? [campaign] : []),
];

/** `1320`: `22:00`. */
export const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** `22:00`: 1320; null: it is no time of day, such as a field that is half filled in. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::|$)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** All that is sent: what is not in it would be lost. */
export const bodyOf = ({
  kinds: _kinds,
  reachableBy: _ways,
  chosen: _chosen,
  ...body
}: Settings): SettingsBody => body;

/** Null: there is nothing to tell. `zone`: the browser's, if it knows one. */
export function firstSettings(
  read: Settings,
  zone: string | undefined,
  reads: Settings['language'],
): SettingsBody | null {
  if (read.chosen || zone === undefined || /^(Etc\/)?(UTC|Unknown)$/.test(zone)) return null;
  // `email` stays as it is: an address may be confirmed meanwhile.
  const { email: _email, ...body } = bodyOf(read);
  return { ...body, zone, language: reads };
}
