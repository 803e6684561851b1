/** What of commands is limited, each by user and campaign: so many in a minute. */

/** `commands`: all that has no limit of its own. */
export const COMMAND_KINDS = [
  'offers',
  'order-sheets',
  'dry-runs',
  'corrections',
  'maps',
  'records',
  'messages',
  'exports',
  'commands',
] as const;
export type CommandKind = (typeof COMMAND_KINDS)[number];

/** Commands of each kind that a user may send to a campaign in a window. */
export type CommandLimits = Readonly<Record<CommandKind, number>>;

/** Length of a window, in seconds; it begins with the first command. */
export const WINDOW_SECONDS = 60;
