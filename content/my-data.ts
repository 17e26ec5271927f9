/** "My data": what is held for an address, to see, to take along and to delete. */
export const myData = {
  path: "/my-data",
  /** In mails, before the link. */
  mailLine: "What we hold about this address, to see, to download or to delete:",
} as const;
