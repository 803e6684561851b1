/** What operations of matches do, in a sentence or two. */
export const matches = {
  openMatch:
    'From a ready scenario of a game system, or from a setup. `seats` says who plays each seat, in the order of the setup. With everybody there it begins at once; else it waits 14 days for ' +
    'those who were invited. Up to 20 matches of one account may be open.',
  takeMatchSeat:
    'Whoever opened the match finds the code in it (`codes`). When the last open seat is taken, the match begins.',
  listMatches:
    'Also those that are over. `mine` counts what is asked of me; what it is stands in the match itself.',
  getMatch: 'Who plays, whose turn it is, and how it ended. Who is not asked does not see what is asked.',
  getMatchView:
    'All that a client needs: the scene, the questions to my seat (`decisions`), and for each what can be ordered (`offers`). The `order` of an offer can be sent as it stands. ' +
    '`told` is what has happened since my last order: of much the newest, so that a view has at most 200 KB. `ETag` changes with any of it.',
  getMatchBoard: 'Terrain, in units of the table. It changes rarely: `board` in the view is its `hash`.',
  sendMatchOrder:
    'An order is accepted exactly if a draft of it gives it back unchanged, as that of an offer is. Nothing that was accepted is lost, and with an `Idempotency-Key` it counts once. ' +
    '`?dryRun=true` answers the draft: what was sent, or a part of it, made legal, and what was wrong with it.',
  listMatchEvents:
    'A page has at most `limit` events. What a seat could not know it is not told, and its numbers have no gaps. `change` has whole things by id, for the scene of the view. ' +
    'Who has no seat reads along: the game master of its campaign hears everything, others what every seat knows, and with `?watch=` one turn late.',
  streamMatchEvents:
    'Each event has its `seq` as the id of its frame. The stream ends with the login, and when the client is too slow: come back with the last id. A user may hold few streams open. ' +
    'It also ends when I may not see the match any more. Under `event: match`, without an id and with empty data, it says that the match has changed beside its events: ' +
    'its proposals, or whether it stands still; read it again. Who watches by a link is not told that.',
  resignMatch:
    'It cannot be taken back. Between two sides the other one has won with it. In a battle of a campaign a bot leads the units off the field instead, until I take the seat back.',
  gmPutMatchBot: 'In the match of a battle of my campaign. Every seat is told the reason.',
  gmSettleMatch:
    'Bots attack from every seat that no bot plays yet. Every seat is told the reason. The end is the report of the battle.',
  gmEndMatch:
    'Nobody has won then, unless one side alone is left. Every seat is told the reason. The field as it stands is the report of the battle.',
  gmPauseMatch:
    'No clock runs, and nobody orders, until the game master lets it go on. When the campaign is paused meanwhile and goes on, the match does not. Every seat is told the reason.',
  gmResumeMatch:
    'Clocks go on where they stood. It goes on as soon as the campaign runs. Every seat is told the reason.',
  gmSetMatchDeadline:
    'From that time on bots play the match to its end. It stands in `deadline` of everything that is awaited. `null` takes it away. Every seat is told the reason.',
  gmRewindMatch:
    'What has happened since then counts no more, and is rolled anew where it happens again: other dice. Bots and the clocks go on from there; what was queued is gone. Every seat is told the reason.',
  putMatchLink:
    'For who has opened the match. Whoever has a login and the `code` can read it with `?watch=`: as every seat may know it, one turn late. Taken back and shared again it has another code.',
  putMatchBot:
    'The bot orders with what the seat knows, from the decision that is asked now. `null` gives the seat back to me at once. While a bot plays, no clock runs for me.',
  putMatchStanding:
    'In place of what was set before. `kind` is the `code` of a decision’s kind. `skip` sends what the decision has as `skip`, `bot` lets a bot answer, and `ask` asks me. It counts at once.',
  putMatchQueue:
    'In place of what was there before. Each order must be an offer of a decision whose `due` is `later`. If it is not legal any more when its decision is asked, `otherwise` counts. ' +
    'The view tells such decisions while people of other seats are asked: in BattleTech one for each of my units that is still to act in the step. Their offers can be tried with `?dryRun=true` like any other. ' +
    'Of several orders that one question answers, the first counts.',
  proposeInMatch:
    '`take-back`: my last order, while nobody has ordered since, no dice were rolled and nobody has learnt anything by it; the other sides are asked. `end`: the match ends as the field stands. ' +
    '`bots`: bots play it to its end. Bots agree to everything. With everybody’s word it is carried out at once; else the others have 48 hours.',
  answerMatchProposal: 'With everybody’s word it is carried out at once. Whoever declines ends it.',
  getMatchCard: 'Its values with what makes them up, tracks of damage and heat, and weapons.',
  getMatchScene:
    'One renderer draws every game system. `turn` and `step` lead to the field as it was at the end of that step, as far as my seat knew it.',
  getMatchReplay:
    'The field before the first event, and all events with what each changed. While the match runs, as my seat was told it; after the end, as it was. ' +
    'Long matches have some megabytes: with `limit` comes a part of it, which begins after the event `after` with the field as it was then, so that a client can begin anywhere. ' +
    '`after` behind the last event answers the field at the end and no events.',
  getMatchLog:
    'With them anybody can play the match again, roll by roll, and come to the same end. The SHA-256 of the seed was told before the first roll.',
};
