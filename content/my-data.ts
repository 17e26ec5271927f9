/** "My data": what is held for an address, to see, to take along and to delete. */
export const myData = {
  path: "/my-data",
  heading: "My data",
  parts: {
    enquiries: "Enquiries",
    messages: "Messages",
    subscriptions: "Newsletter",
    mails: "Mails",
  },
  /** In mails, before the link. */
  mailLine: "What we hold about this address, to see, to download or to delete:",
  mailSubject: "Your link to the data that we hold",
} as const;

/** Names of columns that do not speak for themselves; the others are read as they are written. */
const columnNames: Record<string, string> = {
  id: "Number in our records",
  receipt: "Receipt number",
  name: "Name",
  phone: "Phone",
  email: "Email",
  category: "Category",
  location: "Location",
  doubt: "Your question",
  message: "Message",
  created_at: "Received",
  state: "State",
  asked_at: "Confirmation asked for",
  times_asked: "Times asked",
  confirmed_at: "Confirmed",
  unsubscribed_at: "Unsubscribed",
  email_key: "Email, to compare",
};

/** What a person calls a column. */
export function columnName(column: string): string {
  const words = column.replaceAll("_", " ");
  return columnNames[column] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
