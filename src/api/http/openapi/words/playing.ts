/** What operations of a running campaign do, in a sentence or two. */
export const playing = {
  getView:
    'Own mechs in full, and of all others only what is in sight or was seen. Without `round` and `phase` as of now, with both as it was when that phase opened. Ask again with `If-None-Match` after every event.',
  getOptions:
    'By order type: for each mech every hex in reach with its path, what can be attacked, bought, repaired, and so on, computed from what the player knows. A type is missing when it is not open in this phase; an empty list says that nothing can be ordered.',
  getOrders:
    'As it was saved last, with what each order costs and what is wrong with it. Empty when nothing is saved. ' +
    'A game master who reads a force’s sheet while its phase is open is known to have read it: event `sheet-read`, once a phase.',
  putOrders:
    'The whole sheet, in the order in which it is carried out. A sheet with a violation is refused whole (422), with every violation. It counts at the end of the phase, whether its player has said `ready` or not. `phase` must be the open one (409 otherwise).',
  putReady:
    'When all players are ready the phase ends at once: the next one may be open before this call is answered. Saved orders stay. In a phase that takes no orders (while battles are fought, in announcements) it is refused: 409 `phase/not-open`.',
  getLedger: 'Oldest first; the last balance is that of the view’s `account`.',
  getEvents:
    'Oldest first; `seq` counts the events that this player was told, from 1. `after` is a `seq`; `after=0` begins at the first; `next` is null when there are no more: then ask again with the last `seq` that was got.',
  streamEvents:
    'The events of `GET …/events` as they come, as server-sent events (`text/event-stream`). Frames end with an empty line. ' +
    'First comes `retry: 2000`, the milliseconds to wait before coming again. An event is a frame of `id: <seq>` and `data: <Event as JSON on one line>`, ' +
    'without `event:`. All that came after `Last-Event-ID` or `after` is sent at once, from the first one without either; then each as it happens. ' +
    'Every 20 seconds comes the comment `: still here`: a line that is quiet for longer is dead.\n\n' +
    'Notices have a name and no `id`, and are not kept. `event: battle` (`BattleNotice`): a worksheet or records moved, for those who fight in the battle ' +
    'and for the game master. `event: messages` (`MessageNotice`): there is a new message that the asker can read and has not muted. ' +
    '`event: notices`: there are new notices for the asker, of whatever campaign. ' +
    'When all of their properties are null, some may have been missed: read again. Reports of battles are numbered events.\n\n' +
    'The stream ends when the access token ends (log in anew or refresh, then come again), when the session ends, when the asker is no longer in the ' +
    'campaign, when they take nothing for 15 seconds, and when the server stops. No frame says that it ends: come again with `Last-Event-ID`; 401 and 404 ' +
    'then say why. The stream of a finished campaign stays open. One user may hold a few open (429 `request/too-many-streams`). ' +
    'Before the start of the campaign there is none (409).',
  getMechSheet: 'A page of SVG. In German or English by `Accept-Language`.',
  getForceSheets: 'A PDF. `mech` names some of the mechs; `paper` is A4 or letter.',
  getStanding:
    'What was said once about being ready (ROUND-3). Nobody else can read it, the game master neither.',
  listRounds: 'Oldest first. A round that was taken back is not among them.',
  getRound:
    'Orders that were dropped and why, the account from its opening to its closing balance, battles, buildings, depots, mechs and pilots.',
  getStatistics: 'After the end the figures of all forces, and the final standing.',
  listOffers: 'Until they are accepted, withdrawn, or can no longer be carried out.',
  makeOffer:
    'What is given and taken is tons, stock in a hex, and prisoners (DEP-5). The other player accepts or declines.',
  acceptOffer: 'It is refused when one side has no longer what it would give (422).',
  withdrawOffer: 'Nothing has changed hands. The other player is told.',
  drawDesign:
    'As a mech file (`mtf`), or as a `design` with a base and what is to be otherwise. Everything that its construction violates is named (422).',
  listDesigns: 'Each with its slug, by which orders name it.',
  getDesign: 'Bundled, imported and drawn ones, as far as the asker may know them.',
};
