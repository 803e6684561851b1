/** One act of the game master in a match, tried before it is done: what stands now, and what will stand then. */
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../../api/client';
import { ActDialog } from '../../gm/acts/act-dialog';
import { seatName } from '../../lobby/match-row';
import type { Match } from '../../lobby/standing';
import { localInput } from '../../text/local-input';
import { Field } from '../../ui/form/field';
import { SelectField } from '../../ui/form/select-field';
import { serverNow } from '../../ui/device/use-now';
import { m } from './gm-match-words';

export type ActKind = 'pause' | 'resume' | 'settle' | 'end' | 'deadline' | 'rewind';
type Acted = Schemas['MatchActed'];

/** What can be done now. */
export const actsOf = ({ state }: Match): readonly ActKind[] =>
  state === 'paused'
    ? ['resume']
    : state === 'running'
      ? ['pause', 'deadline', 'rewind', 'settle', 'end']
      : [];

const DAY_MS = 86_400_000;
const STANCES = ['attack', 'hold', 'withdraw'] as const;

interface ActProps {
  readonly match: Match;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const paramsOf = ({ id }: Match, dryRun: boolean) => ({ params: { path: { match: id }, query: { dryRun } } });

const Stands = ({ match, acted }: { readonly match: Match; readonly acted: Acted }) => {
  const bots = acted.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat);
  const names = match.seats.filter(({ seat }) => bots.includes(seat)).map(seatName);
  return (
    <>
      {m[acted.state]} · <bdi>{names.length === 0 ? m.noBots : m.bots(names.join(', '))}</bdi>
    </>
  );
};

const standsNow = (match: Match): Acted => ({
  state: match.state as Acted['state'],
  seats: match.seats.map(({ seat, bot }) => ({ seat, bot })),
});

/** `PLAYER`: its player plays it again. */
const PLAYER = '';

export const BotAct = ({ match, seat, onDone, onClose }: ActProps & { readonly seat: string }) => {
  const place = match.seats.find((one) => one.seat === seat);
  const chosen = useSignal<string>(place?.bot == null || place.user === null ? 'hold' : PLAYER);
  if (place === undefined) return null;
  const stance = STANCES.find((one) => one === chosen.value) ?? null;
  const send = (dryRun: boolean, reason: string): Promise<Acted> =>
    ok(
      api.POST('/v1/matches/{match}/gm/bot', { ...paramsOf(match, dryRun), body: { seat, stance, reason } }),
    );
  return (
    <ActDialog
      title={m.seatTo(seatName(place))}
      verb={m.give}
      before={<Stands match={match} acted={standsNow(match)} />}
      wish={`${seat} ${chosen.value}`}
      attempt={(reason) => send(true, reason)}
      after={(acted) => <Stands match={match} acted={acted} />}
      act={async (reason) => {
        await send(false, reason);
        onDone();
      }}
      onClose={onClose}
    >
      <SelectField
        label={m.who}
        choices={[
          ...(place.user === null ? [] : [{ value: PLAYER, text: m.back }]),
          ...STANCES.map((one) => ({ value: one, text: m[one] })),
        ]}
        value={chosen.value}
        onChange={(value) => (chosen.value = value)}
      />
    </ActDialog>
  );
};

export const MatchAct = ({ match, kind, onDone, onClose }: ActProps & { readonly kind: ActKind }) => {
  const until = useSignal(localInput(serverNow() + DAY_MS));
  const isNone = useSignal(false);
  const turn = useSignal(match.turn);
  const time = Date.parse(until.value);
  const send = (dryRun: boolean, reason: string): Promise<Acted> => {
    const params = paramsOf(match, dryRun);
    if (kind === 'deadline') {
      const at = isNone.value ? null : new Date(time).toISOString();
      return ok(api.POST('/v1/matches/{match}/gm/deadline', { ...params, body: { at, reason } }));
    }
    if (kind === 'rewind')
      return ok(api.POST('/v1/matches/{match}/gm/rewind', { ...params, body: { turn: turn.value, reason } }));
    return ok(api.POST(`/v1/matches/{match}/gm/${kind}`, { ...params, body: { reason } }));
  };
  const wish =
    kind === 'deadline'
      ? isNone.value
        ? 'none'
        : Number.isNaN(time)
          ? null
          : String(time)
      : String(turn.value);
  return (
    <ActDialog
      title={m[kind]}
      verb={m[kind]}
      danger={kind === 'end' || kind === 'rewind' || kind === 'settle'}
      before={
        <>
          {m.turnIs(match.turn)} · <Stands match={match} acted={standsNow(match)} />
        </>
      }
      wish={wish}
      attempt={(reason) => send(true, reason)}
      after={(acted) => (
        <>
          {m.turnIs(kind === 'rewind' ? turn.value : match.turn)} · <Stands match={match} acted={acted} />
        </>
      )}
      act={async (reason) => {
        await send(false, reason);
        onDone();
      }}
      onClose={onClose}
    >
      {kind === 'deadline' ? (
        <>
          <Field
            label={m.until}
            name="until"
            type="datetime-local"
            required
            disabled={isNone.value}
            value={until.value}
            onInput={({ currentTarget }) => (until.value = currentTarget.value)}
          />
          <label class="row">
            <input
              type="checkbox"
              checked={isNone.value}
              onChange={({ currentTarget }) => (isNone.value = currentTarget.checked)}
            />
            <span>{m.noDeadline}</span>
          </label>
        </>
      ) : null}
      {kind === 'rewind' ? (
        <Field
          label={m.turn}
          name="turn"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={match.turn}
          value={String(turn.value)}
          onInput={({ currentTarget }) => (turn.value = Number(currentTarget.value))}
        />
      ) : null}
    </ActDialog>
  );
};
