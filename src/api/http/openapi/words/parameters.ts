/**
 * Descriptions of parameters by their names, for those whose operation says nothing of them. A check fails
 * when a parameter has none.
 */
const FOUND = 'Only designs of this';

export const parameters: Readonly<Record<string, string | undefined>> = {
  limit: 'How many at most',
  after: '`next` of the page before',
  id: 'Id of the campaign',
  sessionId: 'Id of the session, as `GET /v1/me/sessions` lists it',
  subscriptionId: 'Id of the browser, as `GET /v1/me/push-subscriptions` lists it',
  figureId: 'Id of the figure, as `GET /v1/me/figures` lists it',
  board: 'Slug of the map sheet, as `GET /v1/me/boards` lists it',
  linkId: 'Id of the link, as `GET /v1/me/reset-links` lists it',
  userId: 'Id of the user, as `GET …/members` lists it',
  forceId: 'Id of the force, as in `forces` of the view',
  battleId: 'Id of the battle, as in `battles` of the view',
  reportId: 'Id of the report, as the battle has it',
  unit: 'Id of the unit, as the setup of the battle or the scene of the match has it',
  mech: 'Id of the mech, as in `mechs` of the view',
  offerId: 'Id of the offer',
  webhookId: 'One of my webhooks in this campaign',
  vacationId: 'Id of the vacation, as `GET …/vacations` lists it',
  engineId: 'Id of the engine, as it was told when it was registered',
  design: 'Slug of the design',
  token: 'The secret of a mail: what stands behind `#token=` in its link',
  code: 'The code of the invitation: what stands behind `#code=` in its link',
  name: 'Name of the schema',
  area: 'What stands before the slash of the problem’s code',
  problem: 'What stands behind the slash of the problem’s code',
  round: 'Number of the round, from 1',
  phase: 'The phase of `round`: what stood when it opened',
  step: 'The step of `phase`; only combat has steps',
  paper: 'Size of the paper',
  kind: 'Only items of this kind',
  techBase: `${FOUND} technology: Inner Sphere or Clan`,
  rulesLevel: `${FOUND} rules level`,
  class: `${FOUND} weight class`,
  motion: `${FOUND} kind: on two legs or on four`,
  minTons: 'At least so many tons',
  maxTons: 'At most so many tons',
  minBv: 'At least this Battle Value',
  maxBv: 'At most this Battle Value',
  minYear: 'Built in this year or later',
  maxYear: 'Built in this year or earlier',
  system: 'Id of the game system, for example `battletech` or `dark-age`',
  match: 'Id of the match',
  seat: 'Letter of the seat',
  proposal: 'Id of the proposal',
  turn: 'A turn of the match; without it the present one',
  'If-Match': 'The `ETag` of what is to be replaced: 412 when it has changed since',
};

/** Where `id` is not that of a campaign. */
export const IDS: Readonly<Record<string, string | undefined>> = {
  getHouseList: 'Id of the faction',
  getRule: 'Id of the rule, for example `MOV-5`',
};
