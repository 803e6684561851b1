/** What operations of battles do, in a sentence or two. */
export const battles = {
  listBattles: 'Where each is, its state and its winner. Where others fight is not told.',
  getBattle:
    'The frozen setup says who fights, in which condition, and where each unit starts; reports name its `hash`.',
  fileReport:
    'The report of the whole battle. It counts when every other side has confirmed it, or the game master decides. Every unit of the setup is named ' +
    'once, with its condition after the battle: that of the setup, if nothing has changed. `holder` is the one side with mechs on the field that are able ' +
    'to fight; null where there is none, or more than one. Who has `withdrawn` names as `edge` one of their side’s `withdrawal`. Pilots are `in-mech`, ' +
    '`safe` (out of the mech, and escaped), `captured` or `dead`; of a mech that is `destroyed` none is `in-mech`. What contradicts the setup is refused, with every ' +
    'contradiction named (422): try with `dryRun`.',
  confirmReport:
    'With `If-Match` it counts only for what was read: the game master may have changed the report since (412).',
  disputeReport: 'The report waits for the game master, who edits it, decides, or calls the battle off.',
  getBattleSheet: 'A page of SVG; where many fight, `page=2` and so on show the others.',
  printBattle: 'A PDF for the table. `mechs` chooses whose record sheets are in it.',
  editReport: 'The report stays in the name of who filed it; what the sides had confirmed counts no more.',
  decideBattle: 'The report that waits, or the one that is sent. The battle is over.',
  callOffBattle: 'All sides are told the reason.',
  setBattleEngine:
    'Reports of people are taken all the same. `engine` is `table`, `megamek`, or the id of a registered engine. `battletech` and `dark-age` fight it on the server: ' +
    'they open `match`, in which each force of the battle has a seat, and whose end is the report. `level` of `battletech` is `standard` unless it or the campaign’s option ' +
    '`matches` says `quickstart`, which takes two sides of at most four undamaged mechs. `boards` are MegaMek’s board files, for the standard rules: a match is fought on them, while the battle’s ' +
    'setup stays as it was drawn; `board` names one of the game master’s library (`GET /v1/me/boards`), and `library` lets its sheets lie in place of drawn ones of the same country. Mistakes in files are told by file and line, and with a match that runs already they are refused (409 `battle/boards-late`). Everything that is in the way is named (422). While a match runs only the game master files a report, which ends it.',
  getWorksheet: 'When `ready` is true, `POST …/worksheet/file` makes a report of it.',
  getWorksheetUnit: 'As in the whole worksheet, and much smaller.',
  putWorksheetUnit:
    'Replaces the side’s entry. `?answer=part` answers this unit alone instead of the whole worksheet.',
  getWorksheetField: 'Who holds the field, turns, buildings, and mines that were used.',
  putWorksheetField:
    'Replaces the side’s entry. `?answer=part` answers the field alone instead of the whole worksheet.',
  patchWorksheetUnits:
    'Each replaces the side’s entry of its unit; units that are not named keep theirs. Mistakes point into the list, such as `/units/2/entry/hits`. ' +
    '`?answer=part` answers these units alone instead of the whole worksheet.',
  fileWorksheet: 'Refused with everything that is open or contradicts itself (422).',
  getRecords:
    'What the records say of each unit, `questions` that nobody has answered, and `notes` on what was otherwise than in the campaign.',
  bringRecords: 'MegaMek’s files as a form, or `records` and `answers` as JSON.',
  getMegamekFiles: 'A zip archive. `how-to.txt` in it says how the game is hosted and how its end is saved.',
  getMegamekVersion: 'It decides the form of the files in `megamek.zip`.',
  setMegamekVersion: 'The next `megamek.zip` is made for it.',
};
