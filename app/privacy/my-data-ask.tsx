import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormProblem, type Problem, problemOf } from "#app/ui/form-problem.tsx";
import { myData } from "#content/my-data.ts";

type Props = {
  email?: string | undefined;
  problem?: Problem | undefined;
};

/** Asks where to mail the link to. */
export function MyDataAsk({ email, problem }: Props) {
  return (
    <form method="post" action={myData.path} noValidate>
      <FormProblem problem={problem} />
      <div className="cells">
        <Field
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          placeholder="name@example.com"
          defaultValue={email}
          error={problemOf(problem, "email")}
        />
      </div>
      <div className="actions">
        <Button type="submit">{myData.ask.send}</Button>
      </div>
    </form>
  );
}
