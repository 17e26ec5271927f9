import type { ReactNode } from "react";
import { redirect } from "react-router";
import { storedToken } from "#app/session.ts";
import { Logo } from "#app/site/logo.tsx";
import { StaffHeader } from "#app/staff/header.tsx";
import {
  type LoginStep,
  loginStepOf,
  loginSteps,
  stepSearch,
} from "#app/staff/login/login-step.ts";
import { LoginSteps } from "#app/staff/login/login-steps.tsx";
import { brand } from "#content/brand.ts";
import { dashboardPath } from "#contract/staff-paths.ts";
import type { Route } from "./+types/admin-login.ts";

/** The step's title waits for the address: the page is made at build time, when none is known. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loginSteps[loaderData?.step ?? "login"].title} | ${brand.name} admin` },
  { name: "robots", content: "noindex" },
];

type Loaded = { step: LoginStep; invitation?: ReactNode };

/** Whoever is logged in has no business here, but to take an invitation up. Source: SPEC.md §2.2. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const { searchParams } = new URL(request.url);
  const step = loginStepOf(searchParams);
  if (step === "invitation") {
    const { loadInvitation } = await import("#app/staff/login/invitation-slip.tsx");
    // What stands behind the # browsers send to nobody, so no log on the way has the token.
    return { step, invitation: await loadInvitation(location.hash.slice(1)) };
  }
  // The rest of the address names what was asked for before the login, say the lead that a mail links to.
  if (storedToken()) throw redirect(`${dashboardPath}${stepSearch(searchParams, "login")}`);
  return { step };
}
clientLoader.hydrate = true as const;

export default function AdminLogin({ loaderData }: Route.ComponentProps) {
  const { step, invitation } = loaderData;
  return <LoginScreen>{invitation ?? <LoginSteps step={step} ready />}</LoginScreen>;
}

export function HydrateFallback() {
  return (
    <LoginScreen>
      <LoginSteps step="login" ready={false} />
    </LoginScreen>
  );
}

function LoginScreen({ children }: { children: ReactNode }) {
  return (
    <>
      <StaffHeader logo={<Logo />} />
      <main className="alog">{children}</main>
    </>
  );
}
