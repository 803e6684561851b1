/**
 * What a game master does about one member: send away, replace, hand the campaign over, help with a lost
 * password. Each in a sheet.
 */
import { api, ok, type Schemas } from '../../api/client';
import type { Live } from '../../campaign/live';
import { moment } from '../../text/format';
import { words } from '../../text/words';
import { ActDialog } from './act-dialog';

const t = words(
  {
    remove: 'Remove from the campaign',
    removeVerb: 'Remove',
    removeHint: 'Their force stays and waits for somebody to take it over.',
    sendAway: 'Send away',
    sendAwayVerb: 'Send away',
    sendAwayHint:
      'Their seat is free again, and what they have built of their force is gone. Everything else stays.',
    handOver: 'Make game master',
    handOverVerb: 'Hand over',
    handOverHint: 'You give the campaign away and watch from then on.',
    reset: 'Link for a lost password',
    resetVerb: 'Make the link',
    resetHint: 'Everybody sees that it was made, and the player can refuse it. The link is shown only now.',
    give: 'Pass the force on to',
    giveVerb: 'Pass on',
    giveHint: 'The player who had it watches from then on.',
    plays: (who: string, force: string) => `${who} plays ${force}`,
    builds: (who: string) => `${who} has a seat`,
    watches: (who: string) => `${who} watches`,
    nobody: (force: string) => `Nobody plays ${force}`,
    free: 'The seat is free',
    away: (who: string) => `${who} is not in the campaign`,
    youLead: 'You lead the campaign',
    leads: (who: string) => `${who} leads it, you watch`,
    noLink: 'No link',
    works: (at: string) => `A link that works from ${at}`,
  },
  {
    remove: 'Aus der Kampagne nehmen',
    removeVerb: 'Entfernen',
    removeHint: 'Die Truppe bleibt und wartet, bis jemand sie übernimmt.',
    sendAway: 'Wegschicken',
    sendAwayVerb: 'Wegschicken',
    sendAwayHint:
      'Der Platz ist wieder frei, und was von der Truppe gebaut ist, geht verloren. Alles andere bleibt.',
    handOver: 'Zur Spielleitung machen',
    handOverVerb: 'Übergeben',
    handOverHint: 'Du gibst die Kampagne ab und schaust von da an zu.',
    reset: 'Link für ein verlorenes Passwort',
    resetVerb: 'Link machen',
    resetHint:
      'Alle sehen, dass es ihn gibt, und der Spieler kann ihn ablehnen. Der Link wird nur jetzt gezeigt.',
    give: 'Die Truppe weitergeben an',
    giveVerb: 'Weitergeben',
    giveHint: 'Wer sie hatte, schaut von da an zu.',
    plays: (who: string, force: string) => `${who} spielt ${force}`,
    builds: (who: string) => `${who} hat einen Platz`,
    watches: (who: string) => `${who} schaut zu`,
    nobody: (force: string) => `Niemand spielt ${force}`,
    free: 'Der Platz ist frei',
    away: (who: string) => `${who} ist nicht in der Kampagne`,
    youLead: 'Du leitest die Kampagne',
    leads: (who: string) => `${who} leitet sie, du schaust zu`,
    noLink: 'Kein Link',
    works: (at: string) => `Ein Link, der ab ${at} gilt`,
  },
);

export type Member = Pick<Schemas['Member'], 'user' | 'role' | 'force'>;
export type NewLink = Schemas['NewResetLink'];
export type MemberActKind = 'remove' | 'sendAway' | 'handOver' | 'reset' | 'give';
export interface MemberAct {
  readonly kind: MemberActKind;
  readonly member: Member;
  /** Of `give`: what, and who has it now. */
  readonly force?: string;
  readonly holder?: string | null;
}

/** Name of the act as its button says it. */
export const actName = (kind: MemberActKind): string => t[kind];

/** What stands now and then; of a link, when it will work. */
const told = (
  { kind, member, force, holder }: MemberAct,
  nameOf: (force: string) => string,
): readonly [string, string] => {
  const who = member.user.displayName;
  const now =
    member.force !== null
      ? t.plays(who, nameOf(member.force))
      : member.role === 'player'
        ? t.builds(who)
        : t.watches(who);
  if (kind === 'remove') return [now, member.force === null ? t.away(who) : t.nobody(nameOf(member.force))];
  if (kind === 'sendAway') return [now, member.role === 'player' ? t.free : t.away(who)];
  if (kind === 'handOver') return [t.youLead, t.leads(who)];
  if (kind === 'reset') return [t.noLink, ''];
  const name = nameOf(force ?? '');
  return [holder == null ? t.nobody(name) : t.plays(holder, name), t.plays(who, name)];
};

interface MemberActDialogProps {
  readonly live: Live;
  readonly act: MemberAct;
  readonly onLink: (link: NewLink) => void;
  readonly onClose: () => void;
}

export const MemberActDialog = ({ live, act, onLink, onClose }: MemberActDialogProps) => {
  const { kind, member } = act;
  const { id, displayName } = member.user;
  const nameOf = (force: string): string =>
    live.campaign.value?.seats.find((one) => one.force === force)?.name ?? '';
  const send = async (dryRun: boolean, reason: string): Promise<NewLink | null> => {
    const query = { dryRun };
    const path = { id: live.id, userId: id };
    if (kind === 'remove')
      await ok(
        api.POST('/v1/campaigns/{id}/gm/members/{userId}/remove', {
          params: { path, query },
          body: { reason },
        }),
      );
    else if (kind === 'sendAway')
      await ok(api.DELETE('/v1/campaigns/{id}/members/{userId}', { params: { path, query } }));
    else if (kind === 'handOver')
      await ok(
        api.POST('/v1/campaigns/{id}/gm/hand-over', {
          params: { path: { id: live.id }, query },
          body: { userId: id, reason },
        }),
      );
    else if (kind === 'give')
      await ok(
        api.POST('/v1/campaigns/{id}/gm/seats/{forceId}/reassign', {
          params: { path: { id: live.id, forceId: act.force ?? '' }, query },
          body: { userId: id, reason },
        }),
      );
    else return ok(api.POST('/v1/campaigns/{id}/members/{userId}/reset-link', { params: { path, query } }));
    return null;
  };
  const [before, after] = told(act, nameOf);
  return (
    <ActDialog
      title={`${t[kind]}: ${displayName}`}
      verb={t[`${kind}Verb`]}
      danger={kind !== 'give' && kind !== 'reset'}
      reasoned={kind !== 'reset' && kind !== 'sendAway'}
      before={<bdi>{before}</bdi>}
      wish={`${live.version.value} ${kind} ${id} ${act.force ?? ''}`}
      attempt={(reason) => send(true, reason)}
      after={(link) => <bdi>{link === null ? after : t.works(moment(link.worksFrom))}</bdi>}
      act={async (reason) => {
        const link = await send(false, reason);
        if (link !== null) onLink(link);
        await live.refresh();
      }}
      onClose={onClose}
    >
      <p class="hint">{t[`${kind}Hint`]}</p>
    </ActDialog>
  );
};
