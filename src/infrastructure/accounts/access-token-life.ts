/** How long an access token lives. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
