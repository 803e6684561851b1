/**
 * What keeps a campaign from starting (SETUP-1, SETUP-2 to SETUP-11): everything that is missing or wrong, at
 * once.
 */
import { forceViolations } from '../../catalog';
import { at, flatMap, violation, type Violation } from '../../kernel';
import { MAX_PLAYERS, MIN_PLAYERS } from '../map/plan';
import { planViolations } from '../map/plan-rules';
import type { StartInput } from './input';
import { placementViolations } from './placement';

const seatViolations = ({ seats }: StartInput): readonly Violation[] => [
  ...(seats.length < MIN_PLAYERS || seats.length > MAX_PLAYERS
    ? [
        violation('start/player-count', 'SETUP-1', '/seats', {
          players: seats.length,
          min: MIN_PLAYERS,
          max: MAX_PLAYERS,
        }),
      ]
    : []),
  ...flatMap(seats, ({ seat, player, force }, index) => {
    if (player === null)
      return [violation('start/seat-empty', 'SETUP-1', `/seats/${index}/player`, { seat })];
    return force === null
      ? [violation('start/force-missing', 'SETUP-11', `/seats/${index}/force`, { seat, player: player.name })]
      : [];
  }),
];

const draftViolations = ({ seats, catalog, options, plan }: StartInput): readonly Violation[] =>
  flatMap(seats, ({ player, force, seat }, index) => {
    if (player === null || force === null) return [];
    const misplaced = plan === null ? [] : placementViolations(plan, options, seat, force);
    return at(`/seats/${index}/force`, [
      ...forceViolations(catalog, options, player.faction, force),
      ...misplaced,
    ]);
  });

const teamViolations = ({ options, seats }: StartInput): readonly Violation[] => {
  const { teams } = options;
  if (teams === null) return [];
  const known = new Set(seats.map(({ seat }) => seat));
  const all = teams.flat();
  const sides =
    teams.filter((team) => team.length > 0).length + seats.filter(({ seat }) => !all.includes(seat)).length;
  return [
    ...flatMap(teams, (team, index) =>
      flatMap(team, (seat, place) => {
        const pointer = `/options/teams/${index}/${place}`;
        if (!known.has(seat)) return [violation('start/team-unknown-seat', 'SETUP-1', pointer, { seat })];
        return all.indexOf(seat) === all.lastIndexOf(seat)
          ? []
          : [violation('start/team-seat-twice', 'SETUP-1', pointer, { seat })];
      }),
    ),
    ...(sides < 2 ? [violation('start/no-enemies', 'SETUP-1', '/options/teams')] : []),
  ];
};

/** Pointers are into the start input: `/seats/0/force/mechs/3/design`, `/map`, `/options/teams/1/0`. */
export const startViolations = (input: StartInput): readonly Violation[] => [
  ...seatViolations(input),
  ...draftViolations(input),
  ...(input.plan === null
    ? [violation('start/map-missing', 'SETUP-7', '/map')]
    : at('/map', planViolations(input.plan, input.seats.length))),
  ...teamViolations(input),
];
