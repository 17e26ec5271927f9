/** In the order of the questions: each later name stands in the earlier ones' words, too. */
const browsers: [word: RegExp, name: string][] = [
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: [word: RegExp, name: string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux/, "Linux"],
];

/** How people call the browser that names itself so: "Chrome on Windows". */
export function browserName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent) ?? "A browser or program";
  const system = nameIn(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

function nameIn(names: [word: RegExp, name: string][], userAgent: string): string | undefined {
  return names.find(([word]) => word.test(userAgent))?.[1];
}
