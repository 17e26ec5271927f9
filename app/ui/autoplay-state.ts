export type Rests = {
  /** By its button, or because the visitor wants no motion. */
  isPaused: boolean;
  /** The tab is hidden, or something covers the slides. */
  isAway: boolean;
  isFocused: boolean;
  isHovered: boolean;
};

/** What slides that move by themselves are doing. Source: SPEC.md §4 "Banner". */
export function autoplayState({ isPaused, isAway, isFocused, isHovered }: Rests) {
  if (isPaused) return "paused";
  if (isAway) return "away";
  if (isFocused) return "focused";
  if (isHovered) return "hovered";
  return "playing";
}
