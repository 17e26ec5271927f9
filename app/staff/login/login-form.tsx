import { keepToken } from "#app/session.ts";
import { api } from "#app/staff/staff-api.ts";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { toastSuccess } from "#app/ui/toast.ts";
import { type LoginInput, loginInput } from "#contract/staff.ts";
import { check } from "#contract/validate.ts";
import { isAboutCode, loginFailure } from "./login-failure.ts";
import { LoginFields } from "./login-fields.tsx";

type Props = {
  ready: boolean;
  /** Known from the step before. */
  email?: string;
  onLoggedIn: () => Promise<void>;
  /** The password was right, and the account asks for a code as well. */
  onCodeNeeded: (half: LoginInput) => void;
};

/** Step one of the admin login. Source: SPEC.md §2.12, §5, §8. */
export function LoginForm({ ready, email, onLoggedIn, onCodeNeeded }: Props) {
  const form = useStaffForm({
    check: (values) => check(loginInput, values),
    async send(input) {
      const token = await firstHalf(input);
      if (!token) return onCodeNeeded(input);
      keepToken(token);
      void toastSuccess("Login Successful");
      await onLoggedIn();
    },
    failureText: loginFailure,
    focusOn: "password",
  });

  return (
    <StaffForm state={form} words={{ send: "Login", sending: "Logging in" }} ready={ready}>
      <LoginFields email={email} errorOf={form.errorOf} />
    </StaffForm>
  );
}

/** The token; undefined when a code is asked for as well. @throws ApiFailure */
async function firstHalf(input: LoginInput): Promise<string | undefined> {
  try {
    return (await api.login(input)).token;
  } catch (failure) {
    if (isAboutCode(failure)) return undefined;
    throw failure;
  }
}
