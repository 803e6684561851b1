/** One thing that waits for the game master, with one verb. */
import { api, ok } from '../api/client';
import type { Live } from '../campaign/live';
import { moment } from '../text/format';
import { plural, words } from '../text/words';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icons';
import { tell } from '../ui/notices';
import { sentenceOf } from '../ui/form/problem';
import { RuleLink } from '../ui/form/rule-link';
import type { Need } from './needs';
import { nudge } from './nudge';

const t = words(
  {
    over: 'The time is over',
    waiting: (count: number) => plural(count, 'one is not ready', `${count} are not ready`),
    advance: 'End this phase',
    disputed: (hex: string) => `Battle in ${hex}: the report is disputed`,
    overdue: (hex: string) => `Battle in ${hex} is overdue`,
    due: (at: string) => `due ${at}`,
    decide: 'Decide',
    look: 'Look',
    failing: (name: string) => `${name} accepts no battles`,
    since: (at: string) => `since ${at}`,
    late: (name: string) => `${name} is late`,
    seen: (who: string, at: string) => `${who}, last here ${at}`,
    nudge: 'Nudge',
    vacant: (name: string) => `Nobody plays ${name}`,
    invite: 'Invite',
    expired: 'An invitation has ended unused',
    toWatch: 'to watch',
    toForce: (name: string) => `to take over ${name}`,
    invited: 'The new invitation is under “Members”.',
  },
  {
    over: 'Die Zeit ist um',
    waiting: (count: number) => plural(count, 'einer ist nicht bereit', `${count} sind nicht bereit`),
    advance: 'Diese Phase beenden',
    disputed: (hex: string) => `Gefecht in ${hex}: Der Bericht ist bestritten`,
    overdue: (hex: string) => `Gefecht in ${hex} ist überfällig`,
    due: (at: string) => `fällig ${at}`,
    decide: 'Entscheiden',
    look: 'Ansehen',
    failing: (name: string) => `${name} nimmt keine Gefechte an`,
    since: (at: string) => `seit ${at}`,
    late: (name: string) => `${name} ist zu spät`,
    seen: (who: string, at: string) => `${who}, zuletzt da ${at}`,
    nudge: 'Anstoßen',
    vacant: (name: string) => `Niemand spielt ${name}`,
    invite: 'Einladen',
    expired: 'Eine Einladung ist unbenutzt abgelaufen',
    toWatch: 'zum Zuschauen',
    toForce: (name: string) => `zum Übernehmen von ${name}`,
    invited: 'Die neue Einladung steht unter „Mitglieder“.',
  },
);

interface Row {
  readonly icon: IconName;
  readonly text: string;
  readonly sub: string | null;
  readonly rule?: string;
  readonly verb: string;
  readonly href?: string;
  readonly act?: () => void;
}

const invite = (live: Live, target: { readonly force: string } | { readonly role: 'observer' }): void =>
  void ok(
    api.POST('/v1/campaigns/{id}/invitations', { params: { path: { id: live.id } }, body: target }),
  ).then(
    () => {
      tell(t.invited);
      void live.refresh();
    },
    (failed: unknown) => tell(sentenceOf(failed), true),
  );

const rowOf = (live: Live, need: Need): Row => {
  const below = `/c/${live.id}`;
  const nameOf = (force: string | null): string =>
    force === null ? '' : (live.forceName.value.get(force) ?? '');
  switch (need.kind) {
    case 'over':
      return {
        icon: 'clock',
        text: t.over,
        sub: t.waiting(need.waiting),
        rule: 'ROUND-4',
        verb: t.advance,
        href: `${below}/gm?act=advance`,
      };
    case 'disputed':
      return {
        icon: 'scale',
        text: t.disputed(need.battle.hex),
        sub: null,
        rule: 'TAC-7',
        verb: t.look,
        href: `${below}/b/${need.battle.id}`,
      };
    case 'overdue': {
      const { hex, dueAt, id } = need.battle;
      const sub = dueAt === null ? null : t.due(moment(dueAt));
      return {
        icon: 'battles',
        text: t.overdue(hex),
        sub,
        rule: 'CMB-11',
        verb: t.decide,
        href: `${below}/b/${id}`,
      };
    }
    case 'failing':
      return {
        icon: 'bot',
        text: t.failing(need.engine.name),
        sub: t.since(moment(need.since)),
        verb: t.look,
        href: `${below}/gm/seats#engines`,
      };
    case 'late': {
      const { name, player, lastSeen } = need.seat;
      const sub = lastSeen === null ? player : t.seen(player ?? '', moment(lastSeen));
      return { icon: 'clock', text: t.late(name), sub, verb: t.nudge, act: () => nudge(live, need.seat) };
    }
    case 'vacant':
      return {
        icon: 'pilot',
        text: t.vacant(need.seat.name),
        sub: null,
        verb: t.invite,
        act: () => invite(live, { force: need.seat.force }),
      };
    case 'expired': {
      const { role, force } = need.invitation;
      const sub = role === 'observer' ? t.toWatch : t.toForce(nameOf(force));
      return {
        icon: 'link',
        text: t.expired,
        sub,
        verb: t.invite,
        act: () => invite(live, force === null ? { role: 'observer' } : { force }),
      };
    }
  }
};

export const keyOf = (need: Need): string => {
  if ('battle' in need) return `${need.kind} ${need.battle.id}`;
  if ('seat' in need) return `${need.kind} ${need.seat.force}`;
  if ('engine' in need) return `${need.kind} ${need.engine.id}`;
  return 'invitation' in need ? `${need.kind} ${need.invitation.force ?? need.invitation.role}` : need.kind;
};

export const NeedRow = ({ live, need }: { readonly live: Live; readonly need: Need }) => {
  const { icon, text, sub, rule, verb, href, act } = rowOf(live, need);
  return (
    <li class="need" data-need={need.kind}>
      <span class="need-icon">
        <Icon name={icon} />
      </span>
      <div class="need-who">
        <b>
          <bdi>{text}</bdi>
        </b>
        {sub === null && rule === undefined ? null : (
          <small>
            <bdi>{sub}</bdi> {rule === undefined ? null : <RuleLink id={rule} />}
          </small>
        )}
      </div>
      {href === undefined ? (
        <button class="btn" onClick={act}>
          {verb}
        </button>
      ) : (
        <a class="btn" href={href}>
          {verb}
        </a>
      )}
    </li>
  );
};
