import { brand } from "#content/brand.ts";
import { myData } from "#content/my-data.ts";
import type { Links, Mail } from "#server/dependencies.ts";

/** To whoever asked for it: a fresh link to what is held for their address. `id` is of any row of theirs. */
export function myDataMail({ id, email }: { id: string; email: string }, links: Links): Mail {
  const url = links.url("my-data", id);
  const subject = myData.mailSubject;
  const before = ["Hello,", "somebody, probably you, asked what we hold about this address."];
  const after = [
    "The link is good for 30 days. Whoever has it sees your data: please do not pass it on.",
    "If you did not ask, you can leave this mail unanswered.",
    brand.name,
  ];
  const paragraph = (text: string) => `<p>${text}</p>`;
  const body = [
    ...before.map(paragraph),
    paragraph(`${myData.mailLine} <a href="${url}">${url}</a>`),
    ...after.map(paragraph),
  ].join("");
  return {
    leadId: id,
    to: email,
    replyTo: brand.email,
    subject,
    text: [...before, `${myData.mailLine} ${url}`, ...after].join("\n\n"),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body>${body}</body></html>`,
  };
}
