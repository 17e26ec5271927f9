import { useEffect, useState } from "react";
import { api } from "./staff-api.ts";

/** The email of this login, asked once; empty until it has come. Its absence is no failure worth a message. */
export function useOwnEmail(): string {
  const [email, setEmail] = useState("");
  useEffect(() => {
    api.whoami().then(
      (who) => setEmail(who.email),
      () => undefined,
    );
  }, []);
  return email;
}
