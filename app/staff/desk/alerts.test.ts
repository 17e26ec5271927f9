import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserStore } from "#app/ui/browser-store.ts";
import { alertOf, setAlert } from "./alerts.ts";

/** In hertz, as they begin. */
const heard: number[] = [];
let press: () => void = () => undefined;

class SilentContext {
  state = "suspended";
  currentTime = 0;
  resume() {
    return new Promise<void>((resolve) => {
      const before = press;
      press = () => {
        before();
        resolve();
      };
    });
  }
}

class Gain {
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect() {}
}

class Oscillator {
  #hertz: number;
  constructor(_: unknown, { frequency }: { frequency: number }) {
    this.#hertz = frequency;
  }
  connect = () => ({ connect() {} });
  start = () => heard.push(this.#hertz);
  stop() {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.stubGlobal("AudioContext", SilentContext);
  vi.stubGlobal("OscillatorNode", Oscillator);
  vi.stubGlobal("GainNode", Gain);
});

afterEach(() => {
  for (const name of browserStore.names()) browserStore.remove(name);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what no press has let be heard is not heard all at once with the first", async () => {
  await setAlert("sound", true);
  press();
  await vi.waitFor(() => expect(heard).toEqual([587, 880]));

  for (let lead = 0; lead < 3; lead++) alertOf(1);
  vi.advanceTimersByTime(60_000);
  press();
  alertOf(1);
  press();
  await vi.waitFor(() => expect(heard).toEqual([587, 880, 587, 880]));
});
