import { useState } from "react";
import { api } from "#app/staff/staff-api.ts";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { lengthMax } from "#contract/lengths.ts";
import { type PersonalData, personInput } from "#contract/personal-data.ts";
import { check } from "#contract/validate.ts";
import { PersonHeld } from "./person-held.tsx";

/** Asks for an address, and shows what is held for it. */
export function Person({ held: first }: { held: PersonalData | undefined }) {
  const [held, setHeld] = useState(first);
  const form = useStaffForm({
    check: (values) => check(personInput, values),
    send: async (input) => setHeld(await api.dataOf(input)),
    failureText: "The data could not be loaded.",
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
            maxLength={lengthMax.email}
            defaultValue={first?.email}
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
