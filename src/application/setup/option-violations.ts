/**
 * What is wrong with options that are understood: teams that cannot be (SETUP-1), engines and victories that
 * do not exist (END-1).
 */
import { violation, type Violation } from '../../kernel';
import type { Options } from '../../rules';

/** SETUP-1: every seat in one team at most, seats that exist, and more than one side. */
const teamViolations = (teams: Options['teams'], seats: number): readonly Violation[] => {
  if (teams === null) return [];
  const all = teams.flat();
  const unknown = all.filter((seat) => seat > seats);
  const twice = all.filter((seat, index) => all.indexOf(seat) !== index);
  const oneSide = teams.some((team) => new Set(team).size >= seats);
  return [
    ...unknown.map((seat) =>
      violation('setup/team-seat-unknown', 'SETUP-1', '/options/teams', { seat, seats }),
    ),
    ...[...new Set(twice)].map((seat) =>
      violation('setup/seat-in-two-teams', 'SETUP-1', '/options/teams', { seat }),
    ),
    ...(oneSide ? [violation('setup/one-team-only', 'SETUP-1', '/options/teams')] : []),
  ];
};

export const optionViolations = (
  options: Options,
  seats: number,
  engines: readonly string[],
): readonly Violation[] => {
  const { victory } = options;
  const endless =
    !victory.lastForceStanding && victory.buildings === null && victory.rounds === null && !victory.gm;
  return [
    ...teamViolations(options.teams, seats),
    ...(options.buildingCount < seats
      ? [
          violation('setup/too-few-buildings', 'SETUP-7', '/options/buildingCount', {
            buildings: options.buildingCount,
            seats,
          }),
        ]
      : []),
    ...(engines.includes(options.engine)
      ? []
      : [violation('setup/unknown-engine', null, '/options/engine', { engine: options.engine, engines })]),
    ...(endless ? [violation('setup/no-victory', 'END-1', '/options/victory')] : []),
  ];
};
