import { useState } from "react";
import { type Checked, isMended } from "#contract/validate.ts";

export type Problem = { text: string; field?: string | undefined };

/** What is wrong with a form whose fields stand in a state: of a field it is said until that is right, and not until the next try. */
export function useProblem(fields: Record<string, unknown>, check: () => Checked<unknown>) {
  const [said, setSaid] = useState<{ problem: Problem; of: typeof fields }>();
  const field = said?.problem.field;
  const isChanged = field !== undefined && said?.of[field] !== fields[field];
  if (said && isChanged && isMended(said.problem, check())) setSaid(undefined);

  function setProblem(problem: Problem | undefined) {
    setSaid(problem && { problem, of: fields });
  }
  return [said?.problem, setProblem] as const;
}
