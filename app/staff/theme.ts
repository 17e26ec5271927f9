import { browserStore } from "#app/ui/browser-store.ts";

/** The looks of the staff's pages; "system" is what the device is set to. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const name = "staff-theme";

/**
 * Runs in the page, before anything of it is painted: it says the same as `applyTheme`. The page is made at build time,
 * and its policy knows this script by its hash.
 */
export const themeScript = `try{const t=localStorage.getItem("${name}");if(t)document.documentElement.dataset.theme=t}catch{}`;

/** What was chosen in this browser. */
export function storedTheme(): Theme {
  const stored = browserStore.read(name);
  return themes.find((theme) => theme === stored) ?? "system";
}

export function chooseTheme(theme: Theme): void {
  if (theme === "system") browserStore.remove(name);
  else browserStore.write(name, theme);
  show(theme);
}

export function applyTheme(): void {
  show(storedTheme());
}

/** app/styles/admin-theme.css has the colours. */
function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}
