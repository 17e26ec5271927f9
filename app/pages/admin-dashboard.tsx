import { type ReactNode, useEffect, useState } from "react";
import {
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRevalidator,
} from "react-router";
import { ApiFailure } from "#app/api.ts";
import { storedToken } from "#app/session.ts";
import { Logo } from "#app/site/logo.tsx";
import { Dashboard, DashboardShell } from "#app/staff/dashboard.tsx";
import { forgetAllWords } from "#app/staff/forget-words.ts";
import { dropEndedToken, holdingLogin, leavesToo, loginEnded } from "#app/staff/login-end.ts";
import type { Section } from "#app/staff/section.ts";
import { sectionOf } from "#app/staff/sections.ts";
import { toastWarning } from "#app/ui/toast.ts";
import { brand } from "#content/brand.ts";
import { dashboardPath, sectionPath } from "#contract/staff-paths.ts";
import type { Route } from "./+types/admin-dashboard.ts";

type Loaded = { section: Section; list?: ReactNode; failure?: string };

/** The title waits for the section: the page is made at build time, when no address is known. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.section.title ?? "Dashboard"} | ${brand.name} admin` },
  { name: "robots", content: "noindex" },
];

/** Only who is logged in gets here, and the server has the last word on that. Source: SPEC.md §2.2, DECISIONS.md. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const { search, searchParams } = new URL(request.url);
  if (!storedToken()) throw redirect(`/admin/login${search}`);

  const section = sectionOf(searchParams);
  try {
    return { section, list: await holdingLogin(() => section.load(searchParams)) };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    // The password is still the generated one: nothing else opens before another is chosen.
    if (failure.status === 403) throw redirect(sectionPath("account"));
    if (failure.status !== 401) {
      return { section, failure: failure.text ?? "The list could not be loaded." };
    }
    dropEndedToken();
    void sayEnded();
    throw redirect(`/admin/login${search}`);
  }
}
clientLoader.hydrate = true as const;

const sayEnded = () => toastWarning("Your login has ended. Please log in again.");

/** Opening or closing a lead only changes the address; its list is here already. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSameList = listOf(currentUrl.search) === listOf(nextUrl.search);
  const isSameLead = currentUrl.search === nextUrl.search;
  return isSameList && !isSameLead ? false : defaultShouldRevalidate;
}

/** What an address asks the list for: everything but the opened lead. Whose data are shown is no opened lead. */
function listOf(search: string): string {
  const address = new URLSearchParams(search);
  if (sectionOf(address).id !== "person") address.delete("lead");
  return address.toString();
}

export function HydrateFallback() {
  return <DashboardShell logo={<Logo />} />;
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { location } = useNavigation();
  const { search } = useLocation();
  const { state, revalidate } = useRevalidator();
  const shown = useLastList(loaderData);
  useLoginEnd(revalidate);

  const isLeaving = location?.pathname !== dashboardPath;
  const wanted =
    location && !isLeaving ? sectionOf(new URLSearchParams(location.search)) : shown.section;
  const isOnItsWay = wanted !== shown.section;
  const isMoving = !isLeaving && listOf(location.search) !== listOf(search);

  return (
    <Dashboard
      logo={<Logo />}
      section={wanted}
      list={isOnItsWay ? undefined : shown.list}
      failure={isOnItsWay ? undefined : loaderData.failure}
      isLoading={isOnItsWay || isMoving || state === "loading"}
      onRefresh={() => void revalidate()}
    />
  );
}

/** A refresh that fails leaves the list that was there, under the message. */
function useLastList(loaded: Loaded): Loaded {
  const [last, setLast] = useState(loaded);
  const next = loaded.failure && loaded.section === last.section ? last : loaded;
  if (next !== last) setLast(next);
  return next;
}

/** A login that ends, or a logout in another tab, leaves no personal data on this page: without a token its loader leaves. */
function useLoginEnd(revalidate: () => Promise<void>) {
  useEffect(() => {
    function onStorage(event: StorageEvent) {
      if (!leavesToo(event)) return;
      // A login's end keeps what was begun, a logout does not.
      if (event.oldValue && event.newValue === null) forgetAllWords();
      void revalidate();
    }
    // Said last: it takes the place of what the failed call has said.
    const onEnd = () => void revalidate().then(sayEnded);
    addEventListener("storage", onStorage);
    addEventListener(loginEnded, onEnd);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener(loginEnded, onEnd);
    };
  }, [revalidate]);
}
