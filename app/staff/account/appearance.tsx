import { useEffect, useId, useState } from "react";
import { chooseTheme, storedTheme, type Theme, themes } from "#app/staff/theme.ts";

const names: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** Light or dark, chosen for this browser. */
export function Appearance() {
  const titleId = useId();
  const [chosen, setChosen] = useState(storedTheme);
  // Another tab may change it, as the page's look.
  useEffect(() => {
    const follow = () => setChosen(storedTheme());
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  const choose = (theme: Theme) => {
    setChosen(theme);
    chooseTheme(theme);
  };
  return (
    <section className="sheet account__part" aria-labelledby={titleId}>
      <h2 id={titleId}>Appearance</h2>
      <fieldset className="seg">
        <legend className="vh">Theme</legend>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === chosen}
              onChange={() => choose(theme)}
            />
            {names[theme]}
          </label>
        ))}
      </fieldset>
      <p className="account__note">
        Of the staff pages, in this browser. System follows what your device is set to.
      </p>
    </section>
  );
}
