import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";
import { NoScript } from "#app/staff/states.tsx";

type Props = {
  title: string;
  intro: string;
  /** It took the place of another one without a change of the address. */
  isNext?: boolean;
  /** The way to another step. */
  way?: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** The slip that the steps of the login are filled in on. */
export function LoginSlip({ title, intro, isNext = false, way, children }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const cameFromAnotherStep = useNavigationType() !== "POP" || isNext;

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
        {way && <div className="alog__way">{way}</div>}
      </div>
    </div>
  );
}
