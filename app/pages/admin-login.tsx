import { redirect, useLocation, useNavigate } from "react-router";
import { storedToken } from "#app/session.ts";
import { Logo } from "#app/site/logo.tsx";
import { StaffHeader } from "#app/staff/header.tsx";
import { LoginForm } from "#app/staff/login-form.tsx";
import { NoScript } from "#app/staff/states.tsx";
import { brand } from "#content/brand.ts";
import type { Route } from "./+types/admin-login.ts";

export const meta: Route.MetaFunction = () => [
  { title: `Admin Login | ${brand.name} admin` },
  { name: "robots", content: "noindex" },
];

/** Whoever is logged in has no business here. Source: SPEC.md §2.2. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (storedToken()) throw redirect(`/admin/dashboard${new URL(request.url).search}`);
}
clientLoader.hydrate = true as const;

export default function AdminLogin() {
  return <LoginScreen ready />;
}

export function HydrateFallback() {
  return <LoginScreen ready={false} />;
}

/** The search part of the address names what was asked for before the login, say the lead that a mail links to. */
function LoginScreen({ ready }: { ready: boolean }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <StaffHeader logo={<Logo />} />
      <main className="alog">
        <div className="slip">
          <div className="slip__head on-dark">
            <h1>Admin Login</h1>
            <p>For the staff of {brand.name}.</p>
          </div>
          <div className="slip__band" />
          <NoScript />
          <LoginForm
            ready={ready}
            onLoggedIn={() => void navigate(`/admin/dashboard${search}`, { replace: true })}
          />
        </div>
      </main>
    </>
  );
}
