/** The drawings of icons.svg. */
export type IconName =
  | "arrow-down"
  | "arrow-left"
  | "arrow-right"
  | "arrow-up"
  | "arrow-up-right"
  | "chevron-down"
  | "chevron-left"
  | "chevron-right"
  | "circle-alert"
  | "circle-check"
  | "eye"
  | "facebook"
  | "file-pen"
  | "file-text"
  | "image-plus"
  | "inbox"
  | "info"
  | "instagram"
  | "link"
  | "linkedin"
  | "list-checks"
  | "log-out"
  | "mail"
  | "menu"
  | "message-circle"
  | "newspaper"
  | "pause"
  | "pencil"
  | "phone"
  | "play"
  | "plus"
  | "printer"
  | "refresh"
  | "reply"
  | "search"
  | "send"
  | "share"
  | "trash"
  | "triangle-alert"
  | "twitter"
  | "user"
  | "users"
  | "x"
  | "youtube";

/** Takes its drawing from the sheet that stands in every page: see icon-sheet.tsx. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="ico"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
