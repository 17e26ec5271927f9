import { redirect } from "react-router";
import { storedToken } from "#app/session.ts";
import { Logo } from "#app/site/logo.tsx";
import { StaffHeader } from "#app/staff/header.tsx";
import { loginSteps } from "#app/staff/login-slip.tsx";
import { type LoginStep, loginStepOf, stepSearch } from "#app/staff/login-step.ts";
import { LoginSteps } from "#app/staff/login-steps.tsx";
import { brand } from "#content/brand.ts";
import type { Route } from "./+types/admin-login.ts";

/** The step's title waits for the address: the page is made at build time, when none is known. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loginSteps[loaderData?.step ?? "login"].title} | ${brand.name} admin` },
  { name: "robots", content: "noindex" },
];

/** Whoever is logged in has no business here. Source: SPEC.md §2.2. */
export function clientLoader({ request }: Route.ClientLoaderArgs): { step: LoginStep } {
  const { searchParams } = new URL(request.url);
  if (storedToken()) throw redirect(`/admin/dashboard${stepSearch(searchParams, "login")}`);
  return { step: loginStepOf(searchParams) };
}
clientLoader.hydrate = true as const;

export default function AdminLogin({ loaderData }: Route.ComponentProps) {
  return <LoginScreen step={loaderData.step} ready />;
}

export function HydrateFallback() {
  return <LoginScreen step="login" ready={false} />;
}

/** The search part of the address names what was asked for before the login, say the lead that a mail links to. */
function LoginScreen({ step, ready }: { step: LoginStep; ready: boolean }) {
  return (
    <>
      <StaffHeader logo={<Logo />} />
      <main className="alog">
        <LoginSteps step={step} ready={ready} />
      </main>
    </>
  );
}
