import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { brand } from "#content/brand.ts";
import type { LoginStep } from "./login-step.ts";
import { NoScript } from "./states.tsx";

/** The heading of each step, and what it is about. */
export const loginSteps: Record<LoginStep, { title: string; intro: string }> = {
  login: { title: "Admin Login", intro: `For the staff of ${brand.name}.` },
  forgot: {
    title: "Forgot Password",
    intro: "We will send a one-time code to your email. It lives for ten minutes.",
  },
  reset: {
    title: "Reset Password",
    intro: "Enter the code from your email and a new password of at least 8 characters.",
  },
};

type Props = {
  step: LoginStep;
  /** The way to another step. */
  way: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** The slip that the steps of the login are filled in on. */
export function LoginSlip({ step, way, children }: Props) {
  const { title, intro } = loginSteps[step];
  const body = useRef<HTMLDivElement>(null);
  const cameFromAnotherStep = useNavigationType() !== "POP";

  // A new step is read from its first empty field on; a page that was just opened keeps the reader where they are.
  useEffect(() => {
    if (!cameFromAnotherStep) return;
    const fields = [...(body.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    fields.find(({ value, readOnly }) => !readOnly && value === "")?.focus();
  }, [cameFromAnotherStep]);

  return (
    <div className="slip">
      <div className="slip__head on-dark">
        <h1>{title}</h1>
        <p>{intro}</p>
      </div>
      <div className="slip__band" />
      <NoScript />
      <div className="slip__body" ref={body}>
        {children}
        <div className="alog__way">{way}</div>
      </div>
    </div>
  );
}
