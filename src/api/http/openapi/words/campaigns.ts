/** What operations of setting up a campaign do, in a sentence or two. */
export const campaigns = {
  createCampaign:
    'Options that are left out have their defaults. Then: invite, draw a map, wait for the forces, start.',
  listCampaigns: 'As game master, player or observer.',
  getCampaign:
    '`myForce` is the force that the asker plays. `phase` is `setup` before the start and `finished` at the end.',
  changeCampaign: 'Only what is named changes. Seats that are taken stay.',
  deleteCampaign: 'For the game master. It cannot be taken back.',
  startCampaign:
    'Everything that is missing is named at once: seats without a player, forces that are not handed in, a map.',
  listMembers: 'Names and roles; the game master also learns when somebody was last there.',
  leaveCampaign: 'A player may send themselves away; the game master others before the start.',
  leave: 'A game master hands the campaign over before (`POST …/gm/hand-over`).',
  invite:
    'With `seat` for a player of that seat, with `role: observer` for somebody who watches, with `force` for whoever takes over a force as it is.',
  listInvitations: 'For the game master: the codes are told.',
  revokeInvitation: 'Only of an invitation that is still open.',
  seeInvitation: 'Tells the campaign, its game master, the seat or force, and the factions to choose from.',
  acceptInvitation:
    'Send `faction` and `forceName` for a force of your own, and nothing (`{}`) as an observer or for a force that is taken over.',
  getMap: 'Before the start the game master sees where the forces will start; players see their own part.',
  putMap: 'Replaces the map. What makes a map unfair or impossible is refused by name (422).',
  generateMap:
    'Replaces the map by one that is fair to all seats. The same seed and wishes draw the same map in this campaign.',
  getForce: 'Before the start; `violations` names all that is not legal yet.',
  putForce: 'Replaces the draft. An illegal draft is saved, too, and its `violations` are told.',
  submitForce: 'The campaign can start when all forces are handed in. Saving the draft again takes it back.',
  suggestForce: 'The answer is a draft for `PUT …/force`. The same seed gives the same force.',
};
