import { expect, test } from "vitest";
import { autoplayState } from "./autoplay-state.ts";

const playing = { isPaused: false, isAway: false, isFocused: false, isHovered: false };

test("slides play when nothing holds them", () => {
  expect(autoplayState(playing)).toBe("playing");
});

test.each([
  { held: { isHovered: true }, says: "hovered" },
  { held: { isFocused: true }, says: "focused" },
  { held: { isFocused: true, isHovered: true }, says: "focused" },
  { held: { isAway: true, isHovered: true }, says: "away" },
  { held: { isPaused: true, isAway: true, isFocused: true, isHovered: true }, says: "paused" },
])("$held is $says", ({ held, says }) => {
  expect(autoplayState({ ...playing, ...held })).toBe(says);
});
