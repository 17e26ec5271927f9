import type { ComponentProps } from "react";

type Look = {
  variant?: "ink" | "line" | "gold" | "danger";
  size?: "sm";
};

type Props = ComponentProps<"button"> &
  Look & {
    /** While true the button turns its ring and keeps its place; give it other words then ("Sending"). */
    busy?: boolean;
  };

/** A busy button stays focusable, so that the focus is not lost; its form must ignore a second press. */
export function Button({ variant, size, busy, className, type = "button", ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size }, className)}
    />
  );
}

/** The looks of a button for a link that leads somewhere. */
export function buttonClass({ variant = "ink", size }: Look = {}, more?: string): string {
  return ["btn", `btn--${variant}`, size && `btn--${size}`, more].filter(Boolean).join(" ");
}
