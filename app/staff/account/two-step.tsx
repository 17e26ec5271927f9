import { useId, useRef, useState } from "react";
import { unheardText } from "#app/staff/failure-text.ts";
import { received } from "#app/staff/received.ts";
import { teamApi } from "#app/staff/team/team-api.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { toastSuccess } from "#app/ui/toast.ts";
import type { TwoStep as TwoStepState } from "#contract/answers/two-step.ts";
import { recoveryCodeCount } from "#contract/two-step.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TwoStepChange } from "./two-step-change.tsx";
import { stateNow, TwoStepSetup } from "./two-step-setup.tsx";

type Props = { state: TwoStepState; onChanged: () => Promise<void> };
type View = { at: "shown" | "setup" | "off" | "renew" } | { at: "codes"; codes: string[] };

/** The second step of one's own login: switched on and off, and its recovery codes. */
export function TwoStep({ state, onChanged }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<View>({ at: "shown" });

  /** The button that was pressed is gone, so the focus goes to the heading, unless a field takes it. */
  function go(next: View) {
    setView(next);
    title.current?.focus();
  }
  const back = () => go({ at: "shown" });
  async function showCodes(codes: string[]) {
    go({ at: "codes", codes });
    await onChanged();
  }

  return (
    <section className="sheet account__part" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        Two-step login
      </h2>
      {view.at === "shown" && <Shown state={state} onGo={(at) => go({ at })} />}
      {view.at === "setup" && (
        <TwoStepSetup
          onOn={({ codes }) => showCodes(codes)}
          onWithoutCodes={async () => {
            void toastSuccess("Two-step login is on.", "Its codes got lost: make new ones.");
            go({ at: "renew" });
            await onChanged();
          }}
          onCancel={back}
        />
      )}
      {view.at === "codes" && <RecoveryCodes codes={view.codes} onKept={back} />}
      {view.at === "off" && (
        <TwoStepChange
          intro="From then on your password is enough. Your recovery codes go as well."
          words={{ send: "Switch Off", sending: "Switching off" }}
          unheard={`${unheardText} Please try again with the next code.`}
          send={async (input) => {
            await teamApi.endTwoStep(input).catch(async (failure) => {
              if ((await stateNow())?.on_at !== "") throw failure;
            });
            void toastSuccess("Two-step login is off.");
            back();
            await onChanged();
          }}
          onCancel={back}
        />
      )}
      {view.at === "renew" && (
        <TwoStepChange
          intro={`You get ${recoveryCodeCount} new codes; those that you have now are void.`}
          words={{ send: "Make New Codes", sending: "Making codes" }}
          unheard={`${unheardText} Your codes may be void already: try again with the next code of the app.`}
          send={async (input) => showCodes((await teamApi.makeRecoveryCodes(input)).codes)}
          onCancel={back}
        />
      )}
    </section>
  );
}

function Shown({
  state,
  onGo,
}: {
  state: TwoStepState;
  onGo: (at: "setup" | "off" | "renew") => void;
}) {
  if (!state.on_at) {
    return (
      <>
        <p>
          Besides your password, a login then asks for a code from an authenticator app on your
          phone. Whoever learns your password still stays out.
        </p>
        <div className="two__acts">
          <Button onClick={() => onGo("setup")}>Switch On</Button>
        </div>
      </>
    );
  }
  const isLow = state.codes_left < 3;
  return (
    <>
      <p className="two__on">
        <Icon name="circle-check" />
        <span>
          On since <time dateTime={state.on_at}>{received(state.on_at)}</time>.
        </span>
      </p>
      <p className={isLow ? "two__on two__on--low" : "two__on"}>
        <Icon name={isLow ? "triangle-alert" : "info"} />
        {state.codes_left === 1
          ? "1 recovery code is left."
          : `${state.codes_left} recovery codes are left.`}
      </p>
      <div className="two__acts">
        <Button variant="line" size="sm" onClick={() => onGo("renew")}>
          New recovery codes
        </Button>
        <Button variant="line" size="sm" onClick={() => onGo("off")}>
          Switch off
        </Button>
      </div>
    </>
  );
}
