import { createContext, type ReactNode, useContext, useState } from "react";
import { useNavigate } from "react-router";
import { dropToken } from "#app/session.ts";
import { forgetAllWords } from "#app/staff/forget-words.ts";
import { api } from "#app/staff/staff-api.ts";
import { unsavedText } from "#app/staff/unsaved.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

/** How long a silent server may hold up a logout. */
const patienceMs = 4000;

const AskContext = createContext<() => void>(() => undefined);

/** Gives what asks whether to log out; header and sidebar do the same. Source: DECISIONS.md. */
export function useLogout(): () => void {
  return useContext(AskContext);
}

/** Asks, logs out and says so. It stands in the layout, because the last dialog shows over the login page. */
export function LogoutDialogs({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<"none" | "asked" | "leaving" | "left">("none");
  const navigate = useNavigate();

  async function leave() {
    setStep("leaving");
    await endLogin();
    dropToken();
    forgetAllWords();
    await navigate("/admin/login");
    setStep("left");
  }

  return (
    <AskContext value={() => setStep("asked")}>
      {children}
      {(step === "asked" || step === "leaving") && (
        <ConfirmDialog
          tone="warning"
          title="Are you sure you want to logout?"
          text={["You will be logged out from the admin panel.", unsavedText()].join(" ").trim()}
          confirm="Yes, logout"
          cancel="Cancel"
          busy={step === "leaving"}
          onConfirm={() => void leave()}
          onCancel={() => setStep("none")}
        />
      )}
      {step === "left" && (
        <ConfirmDialog
          tone="success"
          title="Logged out"
          text="You have been successfully logged out."
          confirm="OK"
          onConfirm={() => setStep("none")}
          onCancel={() => setStep("none")}
        />
      )}
    </AskContext>
  );
}

/** Ends the login on the server too, as far as it can be reached: a failure must not keep anybody logged in here. */
async function endLogin() {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([api.logout().catch(() => undefined), patience]);
}
