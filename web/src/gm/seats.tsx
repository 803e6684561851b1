/**
 * Who is in the campaign, for its game master: members, forces that nobody plays, invitations, links for lost
 * passwords, engines.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { useLive, type Live } from '../campaign/live';
import { moment } from '../text/format';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { SeatMark } from '../ui/marks/seat-mark';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';
import { ChatRoom } from './chat-room';
import { Engines } from './engines';
import { Invitations } from './before-start/invitations';
import { actName, MemberActDialog, type MemberAct, type NewLink } from './acts/member-act';
import { NotGm } from './not-gm';
import { ReadSheet, readName } from './acts/read-sheet';
import { ShownOnce } from './shown-once';
import './desk.css';

const t = words(
  {
    title: 'Members and engines',
    members: 'Members',
    invitations: 'Invitations',
    programs: 'My programs',
    gm: 'game master',
    player: 'player',
    observer: 'watches',
    seen: (at: string) => `last here ${at}`,
    never: 'never here yet',
    more: 'More',
    see: (name: string) => `See with the eyes of ${name}`,
    replace: 'Invite somebody to take it over',
    invited: 'The invitation is ready to be shared.',
    invite: 'Invite',
    give: (name: string) => `Give to ${name}`,
    nobody: 'nobody plays it',
    link: 'Link for a lost password',
    works: (at: string) => `Works from ${at}. Send it to the player: it is shown only now.`,
  },
  {
    title: 'Mitglieder und Engines',
    members: 'Mitglieder',
    invitations: 'Einladungen',
    programs: 'Meine Programme',
    gm: 'Spielleitung',
    player: 'spielt mit',
    observer: 'schaut zu',
    seen: (at: string) => `zuletzt da ${at}`,
    never: 'noch nie da',
    more: 'Mehr',
    see: (name: string) => `Mit den Augen von ${name} sehen`,
    replace: 'Jemanden zum Übernehmen einladen',
    invited: 'Die Einladung kann geteilt werden.',
    invite: 'Einladen',
    give: (name: string) => `An ${name} geben`,
    nobody: 'niemand spielt sie',
    link: 'Link für ein verlorenes Passwort',
    works: (at: string) => `Gilt ab ${at}. Schick ihn dem Spieler: Er wird nur jetzt gezeigt.`,
  },
);

type Member = Schemas['Member'];
type Seat = Schemas['Campaign']['seats'][number];

interface RowProps {
  readonly observers: readonly Member[];
  readonly onAct: (act: MemberAct) => void;
  readonly onReplace: (force: string) => void;
  readonly onRead: (force: string) => void;
}

/** The rarer acts on a member, in a sheet. */
const More = ({
  live,
  member,
  observers,
  onAct,
  onReplace,
  onRead,
  onClose,
}: RowProps & { readonly live: Live; readonly member: Member; readonly onClose: () => void }) => {
  const { user, role, force } = member;
  const danger =
    live.campaign.value?.status === 'setup' ? (['sendAway'] as const) : (['handOver', 'remove'] as const);
  return (
    <Dialog title={user.displayName} onClose={onClose}>
      <div class="stackv">
        {force === null || live.campaign.value?.status === 'setup' ? null : (
          <>
            <button class="btn" onClick={() => onRead(force)}>
              {readName()}
            </button>
            <button class="btn" onClick={() => onReplace(force)}>
              {t.replace}
            </button>
            {observers.map((other) => (
              <button
                key={other.user.id}
                class="btn"
                onClick={() => onAct({ kind: 'give', member: other, force, holder: user.displayName })}
              >
                <bdi>{t.give(other.user.displayName)}</bdi>
              </button>
            ))}
          </>
        )}
        {role === 'player' && live.campaign.value?.status !== 'setup' ? (
          <button class="btn" onClick={() => onAct({ kind: 'reset', member })}>
            {actName('reset')}
          </button>
        ) : null}
        {danger.map((kind) => (
          <button key={kind} class="btn danger" onClick={() => onAct({ kind, member })}>
            {actName(kind)}
          </button>
        ))}
      </div>
    </Dialog>
  );
};

const MemberRow = ({
  live,
  member,
  onMore,
}: {
  readonly live: Live;
  readonly member: Member;
  readonly onMore: () => void;
}) => {
  const { user, role, force, lastSeen } = member;
  const seat = live.campaign.value?.seats.find((one) => one.user?.id === user.id) ?? null;
  const began = live.campaign.value?.status !== 'setup';
  return (
    <li class="need">
      {seat === null ? (
        <Icon name={role === 'gm' ? 'gm' : 'eye'} />
      ) : (
        <SeatMark seat={seat.seat} label={null} size={26} />
      )}
      <div class="need-who">
        <b>
          <bdi>{user.displayName}</bdi>
        </b>
        <small>{seat?.name == null ? t[role] : <bdi>{seat.name}</bdi>}</small>
        <small>{lastSeen === null ? t.never : t.seen(moment(lastSeen))}</small>
      </div>
      {role === 'gm' ? null : (
        <div class="row">
          {force !== null && began ? (
            <a
              class="btn icon quiet"
              href={`/c/${live.id}?as=${encodeURIComponent(force)}`}
              aria-label={t.see(user.displayName)}
            >
              <Icon name="eye" />
            </a>
          ) : null}
          <button class="btn icon" aria-label={`${t.more}: ${user.displayName}`} onClick={onMore}>
            <Icon name="more" />
          </button>
        </div>
      )}
    </li>
  );
};

/** A force that waits for somebody. */
const VacantRow = ({
  seat: { seat, name, force },
  observers,
  onAct,
  onReplace,
}: RowProps & { readonly seat: Seat }) => (
  <li class="need">
    <SeatMark seat={seat} label={null} size={26} hollow />
    <div class="need-who">
      <b>
        <bdi>{name}</bdi>
      </b>
      <small>{t.nobody}</small>
    </div>
    <div class="row wrap">
      {observers.map((other) => (
        <button
          key={other.user.id}
          class="btn"
          onClick={() => onAct({ kind: 'give', member: other, force: force ?? '', holder: null })}
        >
          <bdi>{t.give(other.user.displayName)}</bdi>
        </button>
      ))}
      <button class="btn" onClick={() => onReplace(force ?? '')}>
        {t.invite}
      </button>
    </div>
  </li>
);

export const Seats = () => {
  const live = useLive();
  const members = useSignal<readonly Member[]>([]);
  /** The member whose acts are shown. */
  const more = useSignal<Member | null>(null);
  const act = useSignal<MemberAct | null>(null);
  const link = useSignal<NewLink | null>(null);
  /** The force whose orders are read. */
  const sheet = useSignal<string | null>(null);
  /** Counts up with invitations that were made here. */
  const invited = useSignal(0);
  const task = useTask();
  useTitle(t.title);
  const isGm = live.role.value === 'gm';
  const version = live.version.value;
  useEffect(() => {
    if (!isGm) return;
    void task.run(
      async () =>
        (members.value = (
          await ok(
            api.GET('/v1/campaigns/{id}/members', {
              params: { path: { id: live.id }, query: { limit: 100 } },
            }),
          )
        ).items),
    );
  }, [live.id, version, isGm]);
  const campaign = live.campaign.value;
  if (campaign === null) return null;
  if (!isGm) return <NotGm />;
  const observers = members.value.filter(({ role }) => role === 'observer');
  const vacant =
    campaign.status === 'setup'
      ? []
      : campaign.seats.filter(({ force, user, out }) => force !== null && user === null && !out);
  const replace = (force: string): void =>
    void task
      .run(() =>
        ok(
          api.POST('/v1/campaigns/{id}/invitations', { params: { path: { id: live.id } }, body: { force } }),
        ),
      )
      .then((done) => {
        more.value = null;
        if (!done) return;
        invited.value += 1;
        tell(t.invited);
        document.querySelector('#invitations')?.scrollIntoView({ block: 'start' });
      });
  const show = (next: MemberAct): void => {
    more.value = null;
    act.value = next;
  };
  const read = (force: string): void => {
    more.value = null;
    sheet.value = force;
  };
  const rows = { observers, onAct: show, onReplace: replace, onRead: read };
  return (
    <main class="screen desk">
      <h1 class="vh">{t.title}</h1>
      <section>
        <div class="sec">
          <h2>{t.members}</h2>
          <span class="cap">{members.value.length}</span>
        </div>
        <ProblemNote error={task.error} />
        <ul>
          {vacant.map((seat) => (
            <VacantRow key={seat.seat} seat={seat} {...rows} />
          ))}
          {members.value.map((member) => (
            <MemberRow
              key={member.user.id}
              live={live}
              member={member}
              onMore={() => (more.value = member)}
            />
          ))}
        </ul>
      </section>
      <section>
        <div class="sec" id="invitations">
          <h2>{t.invitations}</h2>
        </div>
        <Invitations campaign={campaign} version={version + invited.value} />
        <Engines live={live} />
        <ChatRoom campaign={live.id} />
        <a class="btn wide" href={`/c/${live.id}/programs`}>
          {t.programs}
        </a>
      </section>
      {more.value === null ? null : (
        <More live={live} member={more.value} {...rows} onClose={() => (more.value = null)} />
      )}
      {act.value === null ? null : (
        <MemberActDialog
          live={live}
          act={act.value}
          onLink={(made) => (link.value = made)}
          onClose={() => (act.value = null)}
        />
      )}
      {sheet.value === null ? null : (
        <ReadSheet
          live={live}
          force={sheet.value}
          name={live.forceName.value.get(sheet.value) ?? ''}
          onClose={() => (sheet.value = null)}
        />
      )}
      {link.value?.url == null ? null : (
        <ShownOnce
          title={t.link}
          text={link.value.url}
          hint={t.works(moment(link.value.worksFrom))}
          onClose={() => (link.value = null)}
        />
      )}
    </main>
  );
};
