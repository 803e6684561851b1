/** Who is in the campaign, for its game master: members, seats to pass on, invitations, links for lost passwords, engines. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { useLive, type Live } from '../campaign/live';
import { moment } from '../text/format';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/problem';
import { SeatMark } from '../ui/seat-mark';
import { useTask } from '../ui/use-task';
import { useTitle } from '../ui/title';
import { Engines } from './engines';
import { Invitations } from './invitations';
import { ReasonDialog } from './reason-dialog';
import './desk.css';

const t = words(
  {
    title: 'Members and engines',
    members: 'Members',
    invitations: 'Invitations',
    takeOver: 'Invite somebody to take a force over',
    gm: 'game master',
    player: 'player',
    observer: 'watches',
    seen: (at: string) => `last here ${at}`,
    never: 'never here yet',
    more: 'More',
    remove: 'Remove from the campaign',
    removeVerb: 'Remove',
    removeHint: 'Their force stays and waits for somebody to take it over.',
    handOver: 'Make game master',
    handOverVerb: 'Hand over',
    handOverHint: 'You give the campaign away and watch from then on.',
    reset: 'Link for a lost password',
    resetHint: 'It works after a day. The player and all others see that it was made, and the player can refuse it. It is shown only now.',
    resetVerb: 'Make the link',
    give: (name: string) => `Give ${name} to`,
    giveVerb: 'Pass on',
    giveHint: 'Who had it watches from then on.',
    nobody: 'nobody plays it',
    link: 'Link',
    works: (at: string) => `Works from ${at}.`,
  },
  {
    title: 'Mitglieder und Engines',
    members: 'Mitglieder',
    invitations: 'Einladungen',
    takeOver: 'Jemanden zum Übernehmen einer Truppe einladen',
    gm: 'Spielleitung',
    player: 'spielt mit',
    observer: 'schaut zu',
    seen: (at: string) => `zuletzt da ${at}`,
    never: 'noch nie da',
    more: 'Mehr',
    remove: 'Aus der Kampagne nehmen',
    removeVerb: 'Entfernen',
    removeHint: 'Die Truppe bleibt und wartet, bis jemand sie übernimmt.',
    handOver: 'Zur Spielleitung machen',
    handOverVerb: 'Übergeben',
    handOverHint: 'Du gibst die Kampagne ab und schaust von da an zu.',
    reset: 'Link für ein verlorenes Passwort',
    resetHint: 'Er gilt nach einem Tag. Alle sehen, dass es ihn gibt, und wer ihn bekommt, kann ihn ablehnen. Er wird nur jetzt gezeigt.',
    resetVerb: 'Link machen',
    give: (name: string) => `${name} geben an`,
    giveVerb: 'Weitergeben',
    giveHint: 'Wer sie hatte, schaut von da an zu.',
    nobody: 'niemand spielt sie',
    link: 'Link',
    works: (at: string) => `Gilt ab ${at}.`,
  },
);

type Member = Schemas['Member'];
type Act =
  | { readonly kind: 'remove' | 'handOver' | 'reset'; readonly member: Member }
  | { readonly kind: 'give'; readonly force: string; readonly member: Member };

const MemberRow = ({
  live,
  member,
  observers,
  onAct,
}: {
  readonly live: Live;
  readonly member: Member;
  readonly observers: readonly Member[];
  readonly onAct: (act: Act) => void;
}) => {
  const { user, role, force, lastSeen } = member;
  const seat = force === null ? null : (live.seatOf.value.get(force) ?? null);
  return (
    <li class="need">
      {seat === null ? <Icon name={role === 'gm' ? 'gm' : 'eye'} /> : <SeatMark seat={seat} label={null} size={26} />}
      <div class="need-who">
        <b>
          <bdi>{user.displayName}</bdi>
        </b>
        <small>
          {t[role]} · {lastSeen === null ? t.never : t.seen(moment(lastSeen))}
        </small>
      </div>
      {role === 'gm' ? null : (
        <details class="member-more">
          <summary class="btn icon" aria-label={`${t.more}: ${user.displayName}`}>
            <Icon name="more" />
          </summary>
          <div class="stackv">
            <button class="btn" onClick={() => onAct({ kind: 'remove', member })}>
              {t.remove}
            </button>
            <button class="btn" onClick={() => onAct({ kind: 'handOver', member })}>
              {t.handOver}
            </button>
            {role === 'player' ? (
              <button class="btn" onClick={() => onAct({ kind: 'reset', member })}>
                {t.reset}
              </button>
            ) : null}
            {force === null
              ? null
              : observers.map((other) => (
                  <button key={other.user.id} class="btn" onClick={() => onAct({ kind: 'give', force, member: other })}>
                    {t.give(live.forceName.value.get(force) ?? '')} {other.user.displayName}
                  </button>
                ))}
          </div>
        </details>
      )}
    </li>
  );
};

export const Seats = () => {
  const live = useLive();
  const members = useSignal<readonly Member[]>([]);
  const act = useSignal<Act | null>(null);
  const link = useSignal<Schemas['NewResetLink'] | null>(null);
  const task = useTask();
  useTitle(t.title);
  const path = { params: { path: { id: live.id } } };
  useEffect(() => {
    void task.run(
      async () =>
        (members.value = (await ok(api.GET('/v1/campaigns/{id}/members', { params: { path: { id: live.id }, query: { limit: 100 } } }))).items),
    );
  }, [live.id, live.version.value]);
  const campaign = live.campaign.value;
  if (campaign === null) return null;
  const observers = members.value.filter(({ role }) => role === 'observer');
  const takeOver = (force: string): void =>
    void task.run(async () => (await ok(api.POST('/v1/campaigns/{id}/invitations', { ...path, body: { force } })), await live.refresh()));
  const carryOut = async (chosen: Act, reason: string): Promise<void> => {
    const { id } = chosen.member.user;
    if (chosen.kind === 'remove')
      await ok(api.POST('/v1/campaigns/{id}/gm/members/{userId}/remove', { params: { path: { id: live.id, userId: id } }, body: { reason } }));
    if (chosen.kind === 'handOver') await ok(api.POST('/v1/campaigns/{id}/gm/hand-over', { ...path, body: { userId: id, reason } }));
    if (chosen.kind === 'give')
      await ok(
        api.POST('/v1/campaigns/{id}/gm/seats/{forceId}/reassign', {
          params: { path: { id: live.id, forceId: chosen.force } },
          body: { userId: id, reason },
        }),
      );
    if (chosen.kind === 'reset')
      link.value = await ok(api.POST('/v1/campaigns/{id}/members/{userId}/reset-link', { params: { path: { id: live.id, userId: id } } }));
    await live.refresh();
  };
  const chosen = act.value;
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
          {members.value.map((member) => (
            <MemberRow key={member.user.id} live={live} member={member} observers={observers} onAct={(next) => (act.value = next)} />
          ))}
        </ul>
        <Engines live={live} />
      </section>
      <section>
        <div class="sec">
          <h2>{t.invitations}</h2>
        </div>
        <Invitations campaign={campaign} version={live.version.value} />
        {campaign.status === 'setup' ? null : (
          <div class="field">
            <label for="take-over">{t.takeOver}</label>
            <select id="take-over" value="" onChange={(event) => event.currentTarget.value !== '' && takeOver(event.currentTarget.value)}>
              <option value="" />
              {campaign.seats.flatMap(({ force, name, user, out }) =>
                force === null || out ? [] : [<option key={force} value={force}>{`${name ?? ''} · ${user?.displayName ?? t.nobody}`}</option>],
              )}
            </select>
          </div>
        )}
      </section>
      {chosen === null ? null : (
        <ReasonDialog
          title={
            chosen.kind === 'give'
              ? `${t.give(live.forceName.value.get(chosen.force) ?? '')} ${chosen.member.user.displayName}`
              : `${t[chosen.kind]}: ${chosen.member.user.displayName}`
          }
          verb={t[`${chosen.kind}Verb`]}
          danger={chosen.kind !== 'give'}
          reasoned={chosen.kind !== 'reset'}
          act={(reason) => carryOut(chosen, reason)}
          onClose={() => (act.value = null)}
        >
          <p class="hint">{t[`${chosen.kind}Hint`]}</p>
        </ReasonDialog>
      )}
      {link.value?.url == null ? null : (
        <Dialog title={t.link} onClose={() => (link.value = null)}>
          <p class="qr-url">{link.value.url}</p>
          <p class="hint">{t.works(moment(link.value.worksFrom))}</p>
        </Dialog>
      )}
    </main>
  );
};
