import * as v from "valibot";

/** An open login as its owner sees it. Times are ISO 8601, UTC. */
export const openLogin = v.object({
  id: v.string(),
  /** How the browser named itself; empty when it did not. */
  user_agent: v.string(),
  created_at: v.string(),
  used_at: v.string(),
  /** True for the login that asks. */
  current: v.boolean(),
});
export type OpenLogin = v.InferOutput<typeof openLogin>;

/** Who is logged in; with a generated password nothing opens until they choose one of their own. */
export const me = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  must_change_password: v.boolean(),
});
export type Me = v.InferOutput<typeof me>;
