/**
 * Versions of a campaign as its audiences know them: a command that shows an audience nothing leaves it at
 * the version that it had, so that nothing that is kept for it is made anew. What one may not see would
 * otherwise show in how long one's own answers take.
 */

/** By the names of feeds; `MEMBERS` stands beside them. */
export interface AudienceVersions {
  /** The campaign's own version. */
  readonly at: number;
  /**
   * Only of those that have been shown nothing since then; whoever is not named is at the campaign's version.
   */
  readonly of: Readonly<Record<string, number>>;
}

/** Who may do what, and whether the campaign is over: what one needs to know who may follow which feed. */
export const MEMBERS = 'members';

/** Everybody is at this version. */
export const allAt = (at: number): AudienceVersions => ({ at, of: {} });

export const versionFor = (versions: AudienceVersions, audience: string): number =>
  (Object.hasOwn(versions.of, audience) ? versions.of[audience] : undefined) ?? versions.at;

/** What the column holds; null, or of another version than the campaign's: everybody was shown something. */
export const audienceVersions = (version: number, column: AudienceVersions | null): AudienceVersions =>
  column?.at === version ? column : allAt(version);

/** The next version, which shows something to everybody but these. */
export const nextVersions = (
  before: AudienceVersions,
  at: number,
  unmoved: readonly string[],
): AudienceVersions => ({
  at,
  of: Object.fromEntries(unmoved.map((audience) => [audience, versionFor(before, audience)])),
});
