/** "My data": what is held for an address, to see, to take along and to delete. */
export const myData = {
  path: "/my-data",
  heading: "My data",
  lead: "All that this site holds for",
  safe: "Whoever has the link to this page sees it, too. It is good for 30 days; please do not pass it on.",
  json: "Download as JSON",
  text: "Download as text",
  remove: "Delete all of it",
  nothing: "Nothing.",
  ask: {
    lead: "See, download or delete what this site holds for your email address. We mail you a link; no account is needed.",
    send: "Mail me the link",
    sent: "If we hold anything for that address, a mail with the link is on its way.",
    failure: "The link could not be sent. Please try again.",
  },
  /** Also what a second press of "Delete everything" is shown, whose first has deleted all. */
  ended:
    "That link is not complete, or it has ended. If you have deleted your data, it is gone; if not, you can have a fresh link here.",
  deleting: {
    heading: "Delete my data",
    lead: "This deletes all that this site holds for",
    warnings: [
      "This cannot be undone.",
      "Enquiries and messages that we have not answered yet stay without an answer.",
      "We also forget that you have unsubscribed from the newsletter, if you have.",
      "Mails that have reached us, backups and the papers of a case that you have begun with us are not part of this site’s data. Write to us about them.",
    ],
    yes: "Delete everything",
    no: "Keep it",
    done: "Your data has been deleted.",
    after: "Nothing is left of it on this site. If you write to us again, that is a new beginning.",
    failure: "Your data could not be deleted just now. Please try again.",
  },
} as const;

/** In mails: beside the page's words, so that no browser loads them. */
export const myDataInMails = {
  subject: "Your link to the data that we hold",
  /** Before the link. */
  line: "What we hold about this address, to see, to download or to delete",
};
