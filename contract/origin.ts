/**
 * Stands in built pages where the site's own origin belongs, which is only known when the server starts
 * (PUBLIC_URL). The server puts the real one in its place.
 */
export const originPlaceholder = "https://origin.invalid";
