import { useId, useRef } from "react";
import { received } from "#app/staff/received.ts";
import { api } from "#app/staff/staff-api.ts";
import { told } from "#app/staff/told.ts";
import { useTurns } from "#app/staff/turns.ts";
import { Button } from "#app/ui/button.tsx";
import type { OpenLogin } from "#contract/answers/staff.ts";
import { browserName } from "./browser-name.ts";

type Props = { logins: readonly OpenLogin[]; onEnded: () => Promise<void> };

/** Where somebody is logged in, and the ways to end it from here. */
export function OpenLogins({ logins, onEnded }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { inTurn } = useTurns();

  const end = (what: string, call: () => Promise<unknown>, done: string) =>
    void inTurn({
      doIt: () => told(call, { done, otherwise: "The login could not be ended." }),
      after: async () => {
        await onEnded();
        // The button that was pressed may be gone.
        title.current?.focus();
      },
      what,
    });

  return (
    <section className="sheet account__part" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        Open logins
      </h2>
      <ul className="logins">
        {logins.map((login) => (
          <LoginRow
            key={login.id}
            login={login}
            onEnd={() => end(login.id, () => api.endLogin(login.id), "Login ended.")}
          />
        ))}
      </ul>
      {logins.length > 1 && (
        <Button
          variant="line"
          size="sm"
          onClick={() => end("others", api.endOtherLogins, "All other logins ended.")}
        >
          End all others
        </Button>
      )}
    </section>
  );
}

function LoginRow({ login, onEnd }: { login: OpenLogin; onEnd: () => void }) {
  const { user_agent, created_at, used_at, current } = login;
  const id = useId();
  return (
    <li>
      <div id={id}>
        <strong>{browserName(user_agent)}</strong>
        <small>
          Since <time dateTime={created_at}>{received(created_at)}</time>, last used{" "}
          <time dateTime={used_at}>{received(used_at)}</time>
        </small>
      </div>
      {current ? (
        <span className="logins__this">This login</span>
      ) : (
        <Button variant="line" size="sm" aria-describedby={id} onClick={onEnd}>
          End this one
        </Button>
      )}
    </li>
  );
}
