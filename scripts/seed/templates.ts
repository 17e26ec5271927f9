import type { TemplateInput } from "#contract/reply-template.ts";

/** Words for replies, with every placeholder used somewhere. */
export const templates: readonly TemplateInput[] = [
  {
    name: "First answer",
    subject: "Your enquiry {receipt}",
    text: `Dear {name},

thank you for asking us about {category}. I have read what you wrote and will go through it with you.

To begin with I need to know three things: where you are now, which visa you hold if any, and by when you need an answer. A short reply to this mail is enough.

Kind regards,
{staff}, {office} office`,
  },
  {
    name: "Not reached by phone",
    subject: "We tried to call you ({receipt})",
    text: `Dear {name},

I tried to call you about {category} and did not reach you. When is a good time, and on which number? Please tell me your time zone as well; our office in {office} calls you then.

Kind regards,
{staff}`,
  },
  {
    name: "Papers we need",
    subject: "Papers for {category} ({receipt})",
    text: `Dear {name},

to prepare the list for your case I need to see these papers: your passport's page with the photograph, your last visa or I-94 if you have one, and the letter that your question is about.

Please do not mail them yet. I call you first, and we agree on a safer way.

Kind regards,
{staff}, {office} office`,
  },
];
