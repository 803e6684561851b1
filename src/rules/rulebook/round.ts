/** Rulebook: ROUND, the course of a round, orders, deadlines and dice. */
import { rule, type Chapter } from './entry';

export const round: Chapter = {
  id: 'round',
  title: { en: 'The round', de: 'Die Runde' },
  intro: { en: [], de: [] },
  entries: [
    rule('ROUND-1', 'source', {
      en: {
        title: 'Phases',
        line: 'Preparation, planning, announcement I, movement, announcement II, combat, supply.',
        text: [
          'Every round goes through seven phases, always in this order: preparation, planning, announcement I, movement, announcement II, combat, supply.',
        ],
      },
      de: {
        title: 'Phasen',
        line: 'Vorbereitung, Planung, Ankündigung I, Bewegung, Ankündigung II, Kampf, Nachschub.',
        text: [
          'Jede Runde durchläuft sieben Phasen, immer in dieser Folge: Vorbereitung, Planung, Ankündigung I, Bewegung, Ankündigung II, Kampf, Nachschub.',
        ],
      },
    }),
    rule('ROUND-2', 'project', {
      en: {
        title: 'Secret and simultaneous',
        line: 'All give orders at the same time and in secret.',
        text: [
          'Players order at the same time. Nobody learns of another’s orders before the announcement that reveals them.',
        ],
        rulings: [
          'All sheets of a phase are judged by where enemies stood, and by who saw what, when the phase closed: no seat comes first, and what one player buys or sells neither bars nor clears a hex for another. When mechs of two enemies come into play in one hex at once, both stand in it.',
          'When the game master reads an order sheet before it is carried out, everybody is told, once in a phase for each force, and before it is shown.',
        ],
      },
      de: {
        title: 'Geheim und gleichzeitig',
        line: 'Alle geben ihre Befehle gleichzeitig und geheim.',
        text: [
          'Die Spieler befehlen gleichzeitig. Niemand erfährt von den Befehlen eines anderen vor der Ankündigung, die sie aufdeckt.',
        ],
        rulings: [
          'Alle Befehlsblätter einer Phase werden danach beurteilt, wo Gegner standen und wer was sah, als die Phase endete: Kein Platz kommt zuerst, und was einer kauft oder verkauft, sperrt oder öffnet keinem anderen ein Feld. Kommen Mechs zweier Gegner gleichzeitig in einem Feld ins Spiel, stehen beide darin.',
          'Liest die Spielleitung ein Befehlsblatt, bevor es ausgeführt ist, so erfahren es alle, einmal je Phase und Truppe, und ehe es ihr gezeigt wird.',
        ],
      },
    }),
    rule('ROUND-3', 'project', {
      en: {
        title: 'When a phase ends',
        line: 'When all are ready, when the deadline passes, or when the game master says so.',
        text: [
          'Preparation, planning, movement, the attack declarations of combat, and supply take orders. Such a phase ends as soon as all players are ready, when its deadline passes, or when the game master advances it. Until then a player can take their `ready` back.',
          'The two announcements take no orders and resolve at once.',
          'Who does not want to be waited for can say so once: ready wherever their own options offer nothing to order, or in phases that they name. It marks them ready when such a phase opens, or later in it when something has changed. It counts only in a round in which some player has saved a sheet or said `ready`: without anybody at the table no phase is hurried on.',
        ],
        rulings: [
          'The game master cannot advance over open battles: they decide them or call them off first.',
          'What is said once does not speak for a force in a phase in which its sheet was saved, or in which it said or took back `ready` itself. It goes with its player: a seat that is passed on begins without. What could be afforded does not count: in supply something can always be ordered.',
        ],
      },
      de: {
        title: 'Wann eine Phase endet',
        line: 'Wenn alle bereit sind, die Frist abläuft oder die Spielleitung es sagt.',
        text: [
          'Befehle nehmen Vorbereitung, Planung, Bewegung, die Angriffserklärungen des Kampfes und Nachschub an. Eine solche Phase endet, sobald alle Spieler bereit sind, wenn ihre Frist abläuft oder wenn die Spielleitung weitergeht. Bis dahin kann ein Spieler sein „bereit“ zurücknehmen.',
          'Die beiden Ankündigungen nehmen keine Befehle an und werden sofort abgewickelt.',
          'Wer nicht will, dass man auf ihn wartet, kann das einmal sagen: bereit, wo immer die eigenen Möglichkeiten nichts zu befehlen bieten, oder in Phasen, die er nennt. Das setzt ihn auf bereit, wenn eine solche Phase beginnt, oder später in ihr, wenn sich etwas geändert hat. Es zählt nur in einer Runde, in der ein Spieler ein Befehlsblatt gespeichert oder „bereit“ gesagt hat: Sitzt niemand am Tisch, wird keine Phase übereilt.',
        ],
        rulings: [
          'Über offene Gefechte kann die Spielleitung nicht hinweggehen: Sie entscheidet sie vorher oder bricht sie ab.',
          'Was einmal gesagt ist, spricht nicht für eine Truppe in einer Phase, in der ihr Befehlsblatt gespeichert wurde oder in der sie selbst „bereit“ gesagt oder zurückgenommen hat. Es geht mit seinem Spieler: Ein übergebener Platz beginnt ohne. Ob das Geld reicht, zählt nicht: Im Nachschub lässt sich immer etwas bestellen.',
        ],
      },
    }),
    rule('ROUND-4', 'project', {
      en: {
        title: 'Deadlines and pauses',
        line: '48 hours per phase by default; then the campaign goes on, or waits for the game master.',
        text: [
          'Each phase has `phaseHours`, 48 by default. With `onDeadline` `advance` the phase then closes: who gave no orders holds, moves nothing and buys nothing. With `wait` the game master is told and decides.',
          'The game master can pause a campaign; while it is paused its deadlines stand still.',
          'The game master can set a calendar: weekdays, a time of day and a time zone. The deadline of a phase is then the calendar’s first time at which at least half of `phaseHours` has passed since the phase opened.',
          'A player can announce a vacation before it begins, within the days that the calendar gives each player (`vacationDays`, 0 by default). It moves no deadline that is already set. Deadlines of later phases and of battles stand still meanwhile; vacations that overlap count once.',
        ],
        rulings: [
          'A pause stops the due times of battles too. A deadline that the game master sets lies ahead; or the phase ends at once, when they say so.',
          'A time that clocks skip when they are put forward is as long after the change: 02:30 is 03:30 that day. Of a time that comes twice the first one counts. No deadline falls into a vacation.',
          'All members see whose vacation it is, from when and until when; nobody is asked why. A day of vacation is 24 hours; they are counted over the whole campaign. Who withdraws a vacation gets its days back, but for those on which a deadline counts that was set since it was announced.',
          'A game master who has not been at their account for 7 days (14 under planetary-1 and planetary-2) is lost: any member may claim their place. A player gives up their seat for it, the old game master stays as an observer, and all are told.',
        ],
      },
      de: {
        title: 'Fristen und Pausen',
        line: 'Ohne andere Angabe 48 Stunden je Phase; danach geht es weiter oder wartet auf die Spielleitung.',
        text: [
          'Jede Phase dauert `phaseHours`, ohne andere Angabe 48. Mit `onDeadline` `advance` schließt sie dann: Wer nichts befohlen hat, hält, bewegt nichts und kauft nichts. Mit `wait` wird die Spielleitung benachrichtigt und entscheidet.',
          'Die Spielleitung kann eine Kampagne anhalten; solange sie ruht, stehen ihre Fristen still.',
          'Die Spielleitung kann einen Kalender festlegen: Wochentage, eine Uhrzeit und eine Zeitzone. Die Frist einer Phase ist dann der erste dieser Zeitpunkte, zu dem seit ihrem Beginn mindestens die Hälfte von `phaseHours` vergangen ist.',
          'Wer spielt, kann Urlaub ankündigen, bevor er beginnt, und zwar so viele Tage, wie der Kalender allen gibt (`vacationDays`, ohne andere Angabe 0). Er verschiebt keine Frist, die schon gesetzt ist. Fristen späterer Phasen und von Gefechten stehen so lange still; Urlaube, die sich überschneiden, zählen nur einmal.',
        ],
        rulings: [
          'Eine Pause hält auch die Fristen der Gefechte an. Eine Frist, die die Spielleitung setzt, liegt in der Zukunft; oder die Phase endet auf ihr Wort sofort.',
          'Eine Uhrzeit, die beim Vorstellen der Uhren übersprungen wird, liegt ebenso lange nach der Umstellung: Aus 02:30 Uhr wird an diesem Tag 03:30 Uhr. Von einer Uhrzeit, die es zweimal gibt, zählt die erste. In einen Urlaub fällt keine Frist.',
          'Alle Mitglieder sehen, wessen Urlaub es ist, von wann und bis wann; nach dem Grund wird nicht gefragt. Ein Urlaubstag hat 24 Stunden; gezählt wird über die ganze Kampagne. Wer einen Urlaub zurücknimmt, bekommt die Tage zurück, außer denen, mit denen eine Frist rechnet, die seit der Ankündigung gesetzt wurde.',
          'Eine Spielleitung, die 7 Tage (unter planetary-1 und planetary-2 14) nicht an ihrem Konto war, gilt als verloren: Jedes Mitglied darf ihren Platz beanspruchen. Ein Spieler gibt dafür seinen Platz auf, die alte Spielleitung bleibt als Zuschauer, und alle erfahren es.',
        ],
      },
      options: ['phaseHours', 'onDeadline'],
    }),
    rule('ROUND-5', 'project', {
      en: {
        title: 'Dice that can be checked',
        line: 'All rolls come from one seed; its hash is public from the start, the seed itself at the end.',
        text: [
          'The campaign’s generator makes all rolls from a seed. The log names every roll with its purpose, to those who may know of it.',
          'The hash of the seed is published when the campaign starts and the seed when it ends, so that everybody can check every roll.',
        ],
        rulings: [
          'When a finished campaign is taken back, its seed is public already: a fresh one, with a hash that all are told, counts from then on. Replaced seeds stay public.',
          'After the end everybody may read the whole log as the game master was told it, and check every roll with the script that the host serves at `/check-rolls.mjs`.',
        ],
      },
      de: {
        title: 'Nachprüfbare Würfel',
        line: 'Alle Würfe kommen aus einem Startwert; sein Hash ist von Anfang an öffentlich, er selbst am Ende.',
        text: [
          'Der Würfelgenerator der Kampagne macht alle Würfe aus einem Startwert. Das Protokoll nennt jeden Wurf mit seinem Zweck, denen, die davon wissen dürfen.',
          'Der Hash des Startwerts wird bei Beginn veröffentlicht, der Startwert am Ende; so kann jeder jeden Wurf prüfen.',
        ],
        rulings: [
          'Wird eine beendete Kampagne zurückgesetzt, ist ihr Startwert schon öffentlich: Von da an gilt ein neuer, dessen Hash allen gesagt wird. Ersetzte Startwerte bleiben öffentlich.',
          'Nach dem Ende darf jeder das ganze Protokoll lesen, wie es die Spielleitung erfuhr, und jeden Wurf mit dem Skript prüfen, das der Server unter `/check-rolls.mjs` bereithält.',
        ],
      },
    }),
    rule('ROUND-6', 'project', {
      en: {
        title: 'Order sheets',
        line: 'Orders are carried out from top to bottom; an impossible one is dropped and told, the rest stands.',
        text: [
          'A player’s orders are carried out in the order of their sheet. One that has become impossible is dropped, and they are told; all others stand.',
          'A saved sheet counts at the deadline, whether its player is ready or not.',
          'Each mech gets at most one movement order a round: a move, a train journey or a flight by dropship.',
        ],
        rulings: [
          'The report of a round tells each player what they got to know of it: dropped orders with their reason, their account, battles, buildings, depots, mechs and pilots. What a rollback undid is left out, the rollback and its reason are named. A phase that is played anew keeps what it brought when it opened (the income of supply).',
        ],
      },
      de: {
        title: 'Befehlsblätter',
        line: 'Befehle werden von oben nach unten ausgeführt; ein unmöglicher entfällt mit Meldung, der Rest gilt.',
        text: [
          'Die Befehle eines Spielers werden in der Folge seines Blattes ausgeführt. Einer, der unmöglich geworden ist, entfällt, und er erfährt es; alle anderen gelten.',
          'Ein gespeichertes Blatt zählt mit Ablauf der Frist, ob sein Spieler bereit ist oder nicht.',
          'Jeder Mech bekommt höchstens einen Bewegungsbefehl je Runde: Marsch, Bahnfahrt oder Flug im Landungsschiff.',
        ],
        rulings: [
          'Der Bericht einer Runde sagt jedem Spieler, was er von ihr erfahren hat: entfallene Befehle mit Grund, sein Konto, Gefechte, Gebäude, Lager, Mechs und Piloten. Was zurückgesetzt wurde, fehlt darin; dass und warum zurückgesetzt wurde, steht da. Eine Phase, die neu gespielt wird, behält, was sie beim Beginn gebracht hat (das Einkommen des Nachschubs).',
        ],
      },
    }),
  ],
};
