import * as v from "valibot";
import { deskNameMax } from "./desk.ts";
import { lengthMax } from "./lengths.ts";
import { seenVersion } from "./seen-version.ts";
import { form, required } from "./validate.ts";

/** What a template says in place of, in the order in which staff are offered it. */
export const placeholders = ["name", "receipt", "category", "staff", "office"] as const;
export type Placeholder = (typeof placeholders)[number];

/** Of a subject, in characters. */
const replySubjectMax = 200;
/** Anything in braces on one line is meant as a placeholder. */
const BRACES = /\{([^{}\n]*)\}/g;

const known = placeholders.map((name) => `{${name}}`).join(", ");

function isPlaceholder(name: string): name is Placeholder {
  return (placeholders as readonly string[]).includes(name);
}

/** The text with the values in place of the placeholders; what is in braces and unknown stays. */
export function filled(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(BRACES, (braces, name: string) =>
    isPlaceholder(name) ? values[name] : braces,
  );
}

/** Refuses a text by the first thing in braces whose name is refused. `textOf` is given it, braces and all. */
function refusing(isRefused: (name: string) => boolean, textOf: (found: string) => string) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    const all = dataset.typed ? [...dataset.value.matchAll(BRACES)] : [];
    const found = all.find(([, name = ""]) => isRefused(name));
    if (found) addIssue({ message: textOf(found[0]) });
  });
}

const withPlaceholders = refusing(
  (name) => !isPlaceholder(name),
  (found) => `${found} is no placeholder. There are ${known}.`,
);
/** Of what was to be filled in; other braces are somebody's own. */
const withoutPlaceholders = refusing(
  isPlaceholder,
  (found) => `${found} is still to be filled in.`,
);

/** A subject is one line. */
const subject = v.pipe(
  required("A subject is required.", "The subject", replySubjectMax),
  v.transform((text) => text.replace(/\s+/g, " ")),
);
const text = required("A text is required.", "The text", lengthMax.text);

/** Words for replies. Fields stand in the order of their checks. */
export const templateInput = form({
  name: required("A template needs a name.", "The name", deskNameMax),
  subject: v.pipe(subject, withPlaceholders),
  text: v.pipe(text, withPlaceholders),
});
export type TemplateInput = v.InferOutput<typeof templateInput>;

/** A change names the version that was seen. */
export const templateChange = form({
  version: seenVersion("template"),
  ...templateInput.entries,
});
export type TemplateChange = v.InferOutput<typeof templateChange>;

/** A reply as it is sent, word for word. */
export const replyInput = form({
  subject: v.pipe(subject, withoutPlaceholders),
  text: v.pipe(text, withoutPlaceholders),
});
export type ReplyInput = v.InferOutput<typeof replyInput>;
