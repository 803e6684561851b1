/** What operations of matches do, in a sentence or two. */
export const matches = {
  openMatch:
    'From a ready scenario of a game system, or from a setup. `seats` says who plays each seat, in the order of the setup. With everybody there it begins at once; else it waits 14 days for ' +
    'those who were invited. Up to 20 matches of one account may be open.',
  takeMatchSeat:
    'Whoever opened the match finds the code in it (`codes`). When the last open seat is taken, the match begins.',
  listMatches: 'Also those that are over. What is asked in one stands in the match itself.',
  getMatch: 'Who plays, whose turn it is, and how it ended. Who is not asked does not see what is asked.',
  getMatchView:
    'All that a client needs: the scene, the questions to my seat (`decisions`), and for each what can be ordered (`offers`). The `order` of an offer can be sent as it stands. ' +
    '`told` is what has happened since my last order. `ETag` changes with any of it.',
  getMatchBoard: 'Terrain, in units of the table. It changes rarely: `board` in the view is its `hash`.',
  sendMatchOrder:
    'An order is accepted exactly if a draft of it gives it back unchanged, as that of an offer is. Nothing that was accepted is lost, and with an `Idempotency-Key` it counts once. ' +
    '`?dryRun=true` answers the draft: what was sent, or a part of it, made legal, and what was wrong with it.',
  listMatchEvents:
    'A page has at most `limit` events. What a seat could not know it is not told, and its numbers have no gaps. `change` has whole things by id, for the scene of the view.',
  resignMatch: 'It cannot be taken back. Between two sides the other one has won with it.',
};
