import { useEffect, useState } from "react";
import { failureText } from "#app/staff/failure-text.ts";
import { api } from "#app/staff/staff-api.ts";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { toastWarning } from "#app/ui/toast.ts";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { personInput } from "#contract/personal-data.ts";
import { check } from "#contract/validate.ts";
import { PersonHeld } from "./person-held.tsx";

/** What one load brought of the person whom the address is about: with each refresh another. */
type Loaded = { held: PersonalData | undefined };

const failedText = "The data could not be loaded.";

/** Asks for an address, and shows what is held for it. */
export function Person({ loaded }: { loaded: Loaded }) {
  const { held, setHeld } = useHeld(loaded);
  const form = useStaffForm({
    check: (values) => check(personInput, values),
    send: async (input) => setHeld(await api.dataOf(input)),
    failureText: failedText,
    focusOn: "email",
  });

  return (
    <>
      <div className="sheet person__ask">
        <StaffForm state={form} words={{ send: "Look up", sending: "Looking" }}>
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            required
            defaultValue={loaded.held?.email}
            error={form.errorOf("email")}
          />
        </StaffForm>
        <p className="person__note">
          <Icon name="info" />
          Asked by somebody for their data? Make sure first that they are who they say.
        </p>
      </div>
      {held && <PersonHeld key={held.email} held={held} onErased={setHeld} />}
    </>
  );
}

/** Whoever was looked up here stays through a refresh, and is then looked up again. */
function useHeld(loaded: Loaded) {
  const [found, setFound] = useState<{ loaded: Loaded; held: PersonalData }>();
  const outdated = found && found.loaded !== loaded ? found.held.email : undefined;
  useEffect(() => {
    if (!outdated) return;
    let isWanted = true;
    api.dataOf({ email: outdated }).then(
      (held) => isWanted && setFound({ loaded, held }),
      (failure) => void toastWarning(failureText(failure, failedText)),
    );
    return () => {
      isWanted = false;
    };
  }, [outdated, loaded]);
  return {
    held: found?.held ?? loaded.held,
    setHeld: (held: PersonalData) => setFound({ loaded, held }),
  };
}
