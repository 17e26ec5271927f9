import { Problem } from "#server/http/problem.ts";

export function missing(): Problem {
  return new Problem(404, "There is no such campaign.");
}

export function outrun(): Problem {
  return new Problem(409, "Somebody else has saved this campaign meanwhile.");
}

export function notADraft(): Problem {
  return new Problem(409, "This campaign has been started and can not be changed any more.");
}
