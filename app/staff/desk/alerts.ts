import { useSyncExternalStore } from "react";
import { browserStore } from "#app/ui/browser-store.ts";

/** How this browser's person wants to be told of new leads. */
export type Alerts = { sound: boolean; notice: boolean };

const storedName = "desk-alerts";
const none: Alerts = { sound: false, notice: false };
let now: Alerts | undefined;
const listeners = new Set<() => void>();

export function useAlerts(): Alerts {
  return useSyncExternalStore(onChange, alerts, () => none);
}

/** Switches on or off. A notice needs the person's leave: gives whether it is as asked now. */
export async function setAlert(kind: keyof Alerts, isOn: boolean): Promise<boolean> {
  if (kind === "notice" && isOn && !(await isAllowed())) return false;
  now = { ...alerts(), [kind]: isOn };
  browserStore.writeJson(storedName, now);
  for (const tell of listeners) tell();
  if (kind === "sound" && isOn) void ring();
  return true;
}

/** Tells of new leads: by sound, and by a notice where nobody looks. It names nobody: screens are seen by many. */
export function alertOf(count: number): void {
  const { sound, notice } = alerts();
  if (sound) void ring();
  if (!notice || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const text = count === 1 ? "A new lead has come." : `${count} new leads have come.`;
  try {
    new Notification("Desk", { body: text, tag: "desk" });
  } catch {
    // Phones allow notices from service workers only.
  }
}

async function isAllowed(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

function onChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function alerts(): Alerts {
  now ??= { ...none, ...(browserStore.readJson(storedName) as Partial<Alerts> | undefined) };
  return now;
}

let sounds: AudioContext | undefined;
/** In hertz; a fifth, the second note a moment later. */
const notes = [587, 880];
const noteSeconds = 0.35;

/** A browser that lets a page be heard does so within this. */
const atOnceMs = 1000;

/** Two soft notes, made here; or none, where the browser lets nothing be heard before a person's first press. */
async function ring(): Promise<void> {
  sounds ??= new AudioContext();
  if (!(await isHeardNow(sounds))) return;
  const { currentTime, destination } = sounds;
  for (const [index, hertz] of notes.entries()) {
    const begin = currentTime + index * 0.14;
    const note = new OscillatorNode(sounds, { frequency: hertz, type: "sine" });
    const loudness = new GainNode(sounds, { gain: 0 });
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + noteSeconds);
    note.connect(loudness).connect(destination);
    note.start(begin);
    note.stop(begin + noteSeconds);
  }
}

/** What is let be heard only by a later press is old by then, and all of it would come at once. */
async function isHeardNow(context: AudioContext): Promise<boolean> {
  if (context.state === "running") return true;
  const askedAt = performance.now();
  const isHeard = await context.resume().then(
    () => true,
    () => false,
  );
  return isHeard && performance.now() - askedAt < atOnceMs;
}
