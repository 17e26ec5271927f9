/** The drawings of icons.svg, which stand in every page. */
type SiteIcon =
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
  | "facebook"
  | "file-pen"
  | "instagram"
  | "link"
  | "linkedin"
  | "mail"
  | "menu"
  | "message-circle"
  | "pause"
  | "phone"
  | "play"
  | "plus"
  | "printer"
  | "search"
  | "send"
  | "share"
  | "triangle-alert"
  | "twitter"
  | "x"
  | "youtube";

/** The drawings of app/staff/icons.svg, which stand in the staff's pages only. */
type StaffIcon =
  | "eye"
  | "file-text"
  | "image-plus"
  | "inbox"
  | "info"
  | "list-checks"
  | "log-out"
  | "newspaper"
  | "pencil"
  | "refresh"
  | "reply"
  | "trash"
  | "user"
  | "users";

export type IconName = SiteIcon | StaffIcon;

/** Takes its drawing from a sheet that stands in the page: see icons.tsx. Its size where no style sheet comes; there are dozens on a page. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="ico"
      width="24"
      height="24"
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
