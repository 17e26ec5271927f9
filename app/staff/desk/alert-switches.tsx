import { useState } from "react";
import { setAlert, useAlerts } from "./alerts.ts";
import { Drop } from "./drop.tsx";

/** How this browser tells of new leads. */
export function AlertSwitches() {
  const { sound, notice } = useAlerts();
  const [isRefused, setRefused] = useState(false);
  const switchNotice = async (isOn: boolean) => setRefused(!(await setAlert("notice", isOn)));
  return (
    <Drop name="Alerts" count={Number(sound) + Number(notice)}>
      <p className="desk-quiet">When a new lead comes, while this page is open:</p>
      <label className="desk-check">
        <input
          type="checkbox"
          checked={sound}
          onChange={({ target }) => void setAlert("sound", target.checked)}
        />
        Play a sound
      </label>
      <label className="desk-check">
        <input
          type="checkbox"
          checked={notice}
          onChange={({ target }) => void switchNotice(target.checked)}
        />
        Show a desktop notice
      </label>
      <p className="desk-quiet" role="status">
        {isRefused && "This browser does not allow notices from this site."}
      </p>
    </Drop>
  );
}
