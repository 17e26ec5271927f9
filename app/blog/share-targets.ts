import type { IconName } from "#app/ui/icon.tsx";

type ShareTarget = {
  name: string;
  icon: IconName;
  /** Where the network takes a page to be shared. */
  href: (address: string, title: string) => string;
};

/**
 * In their order; the link to copy comes last and goes nowhere. Source: SPEC.md §2.9. Addresses stand as they are:
 * our paths hold nothing that a query must hide, and the server finds the origin's placeholder in them.
 */
export const shareTargets: readonly ShareTarget[] = [
  {
    name: "Facebook",
    icon: "facebook",
    href: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  },
  {
    name: "Twitter",
    icon: "twitter",
    href: (address, title) =>
      `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(title)}`,
  },
  {
    name: "LinkedIn",
    icon: "linkedin",
    href: (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  },
  {
    name: "Email",
    icon: "mail",
    href: (address, title) => `mailto:?subject=${encodeURIComponent(title)}&body=${address}`,
  },
  {
    name: "WhatsApp",
    icon: "message-circle",
    href: (address, title) => `https://wa.me/?text=${encodeURIComponent(title)}%20${address}`,
  },
];
