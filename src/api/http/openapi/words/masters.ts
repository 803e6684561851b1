/** What the game master does, and engines, in a sentence or two. */
const TOLD = 'All players are told, with the reason.';

export const masters = {
  advancePhase: `Saved sheets are carried out, as at a deadline. ${TOLD}`,
  pauseCampaign: `No order is taken and no phase ends until it is resumed. ${TOLD}`,
  resumeCampaign: `The deadline has as much time left as it had when the pause began. ${TOLD}`,
  correctCampaign: `Every change is checked; one that is impossible refuses all. ${TOLD}`,
  endCampaign: `\`winner\` is a force, or null for nobody. Everything is then visible to everybody. ${TOLD}`,
  removeMember: `The force stays, and can be given to another player. ${TOLD}`,
  reassignSeat: `Who played it before loses it and stays a member. ${TOLD}`,
  handOver: `The new game master must not play a force. ${TOLD}`,
  claimGameMaster:
    'When the game master has not been at their account for 14 days, or has left a disputed report alone for 7.',
  createMemberResetLink:
    'The link is told once, to the game master, who sends it to the player. The player and the campaign are told that it was made.',
  listEngines: 'Without their secrets.',
  registerEngine:
    'The id then stands for `engine` in options and battles. No `Idempotency-Key` is heeded: a kept answer would hold the secret.',
  getEngine: 'Without its secret. The `ETag` is for `If-Match` of a change.',
  changeEngine: 'Only what is named changes. A report that waits goes on waiting.',
  removeEngine: 'Players of these battles are told.',
  getEngineDeliveries: 'Since when and why a webhook takes nothing, and how many battles wait.',
  renewEngineSecret: 'No `Idempotency-Key` is heeded: a kept answer would hold the secret.',
  fetchEngineWork:
    'A long poll: with `wait` the answer comes as soon as there is a battle that `known` does not name, and is empty after that many seconds.',
  reportEngineBattle: 'The same report as people file. What contradicts the setup is refused by name (422).',
};
