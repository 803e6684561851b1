/** `/m/:id/invite`: the links of a match's open seats, who is there already, and a link for who only watches. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { api, ok } from '../../api/client';
import { moment } from '../../text/format';
import { Front } from '../../ui/front';
import { ProblemNote } from '../../ui/form/problem';
import { SeatMark } from '../../ui/marks/seat-mark';
import { useTitle } from '../../ui/device/title';
import { LinkRow } from './link-row';
import { markOf, seatName } from '../match-row';
import { readMatch } from '../read-matches';
import { s } from '../setup-words';
import type { Match } from '../standing';
import { WatchLink } from './watch-link';
import { WithdrawMatch } from './withdraw-match';
import '../lobby.css';

const EVERY_MS = 4_000;

/** The code stands behind the `#`, which goes to no server and no log. */
export const joinLink = (match: string, seat: string, code: string): string =>
  `${location.origin}/m/join/${match}/${seat}#code=${code}`;

const Seats = ({ match }: { readonly match: Match }) => (
  <ul>
    {match.seats.map((seat) => {
      const code = match.codes.find((one) => one.seat === seat.seat)?.code;
      return code === undefined ? (
        <li key={seat.seat} class="line-item">
          <SeatMark seat={markOf(seat.seat)} label={s.seat(seat.seat)} />
          <span class="grow">
            <bdi>{seat.user === null && seat.bot === null ? s.notMine : s.taken(seatName(seat))}</bdi>
          </span>
        </li>
      ) : (
        <LinkRow
          key={seat.seat}
          mark={<SeatMark seat={markOf(seat.seat)} label={null} />}
          title={s.seat(seat.seat)}
          url={joinLink(match.id, seat.seat, code)}
        />
      );
    })}
  </ul>
);

export const InviteToMatch = () => {
  const { params } = useRoute();
  const id = params['id'] ?? '';
  const match = useSignal<Match | null>(null);
  const failed = useSignal<unknown>(null);
  useTitle(s.invitations);
  const reading = useRef<Promise<void> | null>(null);
  const withdrawing = useRef(false);
  const read = async (): Promise<void> => {
    reading.current = readMatch(id).then(
      (found) => {
        match.value = found;
        failed.value = null;
      },
      (error: unknown) => void (failed.value = error),
    );
    await reading.current;
  };
  /** Does not ask for the match meanwhile: it may be gone before the answer. */
  const withdraw = async (): Promise<void> => {
    withdrawing.current = true;
    try {
      await reading.current;
      await ok(api.DELETE('/v1/matches/{match}', { params: { path: { match: id } } }));
    } catch (error) {
      withdrawing.current = false;
      throw error;
    }
  };
  useEffect(() => {
    void read();
    const timer = setInterval(() => {
      if (withdrawing.current || match.value?.state !== 'waiting') return;
      if (document.visibilityState === 'visible') void read();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [id]);
  const found = match.value;
  return (
    <Front title={found?.title ?? s.invitations}>
      <ProblemNote error={failed.value} />
      {found === null ? null : found.state === 'waiting' ? (
        <>
          <p class="hint lobby-hint">{s.inviteHint}</p>
          <Seats match={found} />
          {found.expiresAt === null ? null : (
            <p class="hint lobby-hint">{s.expires(moment(found.expiresAt))}</p>
          )}
        </>
      ) : (
        <p role="status">{s.begun}</p>
      )}
      {found === null ? null : (
        <>
          <p>
            <a class={found.state === 'waiting' ? 'btn' : 'btn go'} href={`/m/${id}`}>
              {s.table}
            </a>
          </p>
          <WatchLink match={id} />
          {/* Who has opened it has the codes of its seats. */}
          {found.state === 'waiting' && found.codes.length > 0 ? <WithdrawMatch withdraw={withdraw} /> : null}
        </>
      )}
      <p class="back">
        <a class="quiet-link" href="/m">
          {s.back}
        </a>
      </p>
    </Front>
  );
};
