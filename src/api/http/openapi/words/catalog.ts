/** What operations of the catalogue, the rulebook and game systems do, in a sentence or two. */
export const catalog = {
  listFactions: 'Their ids are those that campaigns and searches take.',
  getHouseList:
    'A player whose campaign has `startingList: faction` starts with mechs of this list; the weights are those of a random force.',
  listMechs: 'All criteria hold together. With `campaign`, members of it also find what was imported for it.',
  getMech:
    'Armour, structure, weapons, equipment and every slot. With `campaign` also of designs that were imported for it.',
  listRecordSheets:
    'In the order asked for. Designs that a player drew up are told by `GET /v1/catalog/mechs/{design}` alone.',
  listEquipment:
    'What weighs by the mech lists the tons of a piece in `weights`: depots and markets know it as the item and its tons (`jump-jet@0.5`).',
  listBuildings: 'What each type brings to whoever controls it, and since which ruleset.',
  explainBattleValue:
    'A tree of terms whose `text` says what each is about. With `gunnery` and `piloting` the value of the mech with that pilot, too.',
  explainConstruction: 'What its parts weigh, its free slots, and every construction rule that it breaks.',
  importDesigns:
    'A zip archive as the body, or files as JSON. For game masters. Each file is taken whole or refused with everything that is wrong in it; the answer lists both.',
  listImports: 'Newest first; only the asker’s own.',
  checkRefit:
    'Answers what the refit takes from and gives to a depot, what it costs and what is damaged afterwards, or everything that forbids it (422).',
  getDesignSheet: 'A page of SVG. In German or English by `Accept-Language`.',
  getRulebook:
    'By chapters; every rule with its id, its text, and how the project reads it where it leaves a choice.',
  getRule: 'The same as in the rulebook, alone.',
  listGameSystems:
    'In each, fights are played order by order. A version is named, since a match keeps its own.',
  getGameSystem:
    'A scenario’s `setup` can be sent as it stands. `form` is what a client needs to build another, `schema` describes a whole one.',
  askProbe:
    'A calculator: nothing is kept, and nothing of it is in a match. Answers stand in the order of `ask`; `skip` where the system has none. 64 KB without a login, 1 MB with one.',
  listProblems: 'Every code that a problem or a violation can have, with its text.',
  getProblem:
    'The `type` of a problem is the address of this page: what its code means, the rule that it names, and what to do.',
  listSchemas: 'For engines of one’s own: the names under which the schemas are told.',
  getSchema: 'Draft 2020-12. The same as the description’s schemas of battles and reports, in one file each.',
};
