import * as v from "valibot";

/** How one's own login stands. `on_at` is ISO 8601, UTC; empty: only the password is asked for. */
export const twoStep = v.object({ on_at: v.string(), codes_left: v.number() });
export type TwoStep = v.InferOutput<typeof twoStep>;

/** What an authenticator app is given: the secret in base32, and the same as the address that a QR code holds. */
export const twoStepSecret = v.object({ secret: v.string(), uri: v.string() });
export type TwoStepSecret = v.InferOutput<typeof twoStepSecret>;

/** Shown once, kept only as hashes; each logs in once in place of the app. */
export const recoveryCodes = v.object({ codes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof recoveryCodes>;
