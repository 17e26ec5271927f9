/** Without a field it is about none of them. */
export type Problem = { text: string; field?: string };

/** What is wrong with the form as a whole. What is wrong with a field stands at that. */
export function FormProblem({ problem }: { problem: Problem | undefined }) {
  if (!problem || problem.field) return null;
  return (
    <p className="form-problem" role="alert">
      {problem.text}
    </p>
  );
}

/** The text for a field, when it is the one with the problem. */
export function problemOf(problem: Problem | undefined, name: string) {
  return problem?.field === name ? problem.text : undefined;
}
