/** What reports of rounds call the changes that they list, in German and English. */
import type { Language } from '../../kernel';
import type { ChangeKind } from '../../application/rounds/accounts';
import type { MechChangeKind } from '../../application/rounds/machines';
import type { PilotChangeKind } from '../../application/rounds/pilot-change';
import type { PlaceChange } from '../../application/rounds/place-changes';
import type { FinalStanding } from '../../application/rounds/statistics';

type Words = Readonly<Record<Language, string>>;

export const ACCOUNT_WORDS: Readonly<Record<ChangeKind, Words>> = {
  income: { en: 'income', de: 'Einkommen' },
  orders: { en: 'orders', de: 'Befehle' },
  exchanges: { en: 'exchanges with players', de: 'Tausch mit Spielern' },
  corrections: { en: 'corrections by the game master', de: 'Berichtigungen der Spielleitung' },
  rounding: { en: 'rounding to half tons', de: 'Rundung auf halbe Tonnen' },
};

export const PLACE_WORDS: Readonly<Record<PlaceChange, Words>> = {
  won: { en: 'won', de: 'gewonnen' },
  lost: { en: 'lost', de: 'verloren' },
  seen: { en: 'changed hands', de: 'wechselte die Hand' },
  corrected: { en: 'corrected by the game master', de: 'von der Spielleitung berichtigt' },
};

export const PILOT_WORDS: Readonly<Record<PilotChangeKind, Words>> = {
  hurt: { en: 'was wounded', de: 'wurde verwundet' },
  dead: { en: 'is dead', de: 'ist tot' },
  captured: { en: 'was captured', de: 'geriet in Gefangenschaft' },
  freed: { en: 'is free again', de: 'ist wieder frei' },
  healed: { en: 'is recovering', de: 'erholt sich' },
  trained: { en: 'has trained', de: 'hat trainiert' },
  joined: { en: 'has joined', de: 'ist dazugekommen' },
  sold: { en: 'has left', de: 'ist ausgeschieden' },
  'prisoner-taken': { en: 'is your prisoner', de: 'ist dein Gefangener' },
  'prisoner-lost': { en: 'is your prisoner no more', de: 'ist nicht mehr dein Gefangener' },
  corrected: { en: 'was corrected by the game master', de: 'wurde von der Spielleitung berichtigt' },
};

export const MECH_WORDS: Readonly<Record<MechChangeKind, Words>> = {
  bought: { en: 'was bought', de: 'wurde gekauft' },
  built: { en: 'was built', de: 'wurde gebaut' },
  entered: { en: 'entered play', de: 'kam ins Spiel' },
  sold: { en: 'was sold', de: 'wurde verkauft' },
  repaired: { en: 'was repaired', de: 'wurde instand gesetzt' },
  refitted: { en: 'was refitted', de: 'wurde umgebaut' },
  salvaged: { en: 'was salvaged and is back in play', de: 'wurde geborgen und ist wieder im Spiel' },
  hired: { en: 'was hired', de: 'wurde angeheuert' },
  dismissed: { en: 'was hired and has left', de: 'war angeheuert und ist abgezogen' },
  corrected: { en: 'was corrected by the game master', de: 'wurde von der Spielleitung berichtigt' },
  lost: { en: 'was left on a lost field', de: 'blieb auf verlorenem Feld' },
  wrecked: { en: 'fell on a won field', de: 'fiel auf gewonnenem Feld' },
  destroyed: { en: 'was destroyed', de: 'wurde zerstört' },
};

/** What decided (END-1). */
export const CONDITION_WORDS: Readonly<Record<FinalStanding['condition'], Words>> = {
  'last-force-standing': { en: 'the last force standing', de: 'die letzte Truppe' },
  buildings: { en: 'control of enough buildings', de: 'Kontrolle über genug Gebäude' },
  rounds: { en: 'the highest value after the last round', de: 'der höchste Wert nach der letzten Runde' },
  'all-out': { en: 'no force has a mech left', de: 'keine Truppe hat noch einen Mech' },
  gm: { en: 'the game master', de: 'die Spielleitung' },
};

/** What a report says of statistics that a war's rules do not keep. */
export const NOT_RECORDED: Words = {
  en: 'This war began under rules that keep no figures round by round: there are only those of now, and of the end.',
  de: 'Dieser Krieg begann unter Regeln, die keine Zahlen je Runde festhalten: Es gibt nur die von jetzt und die vom Ende.',
};
