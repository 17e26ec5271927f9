import * as v from "valibot";

/** The value, or the text of the first failing rule and the field that it is about. */
export type Checked<T> = { ok: true; value: T } | { ok: false; error: string; field?: string };

/** Rules run in the order of the schema's fields, and stop at the first that fails. Source: SPEC.md §5. */
export function check<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };

  const [issue] = result.issues;
  const field = issue.path?.[0]?.key;
  return { ok: false, error: issue.message, ...(typeof field === "string" && { field }) };
}

/** What `make` makes of the value; what is wrong stays as it was said. */
export function mapChecked<T, Made>(checked: Checked<T>, make: (value: T) => Made): Checked<Made> {
  return checked.ok ? { ok: true, value: make(checked.value) } : checked;
}

/** Whether what an earlier check said of a field is no longer so; whatever else is wrong is said when the form is sent. */
export function isMended(
  said: { text: string; field?: string | undefined },
  now: Checked<unknown>,
): boolean {
  return now.ok || now.field !== said.field || now.error !== said.text;
}

/** An object of fields, in which a missing field says that field's own text instead of valibot's. */
export function form<T extends Record<string, v.GenericSchema>>(fields: T) {
  return v.object(fields, (issue) => {
    const field = fields[String(issue.path?.at(-1)?.key)] as { message?: unknown } | undefined;
    return typeof field?.message === "string" ? field.message : "Send an object with the fields.";
  });
}

/**
 * What a person typed: no NUL (PostgreSQL cannot keep it), no lone surrogate (UTF-8 cannot write it), trimmed.
 * Everything else stays as it came. `toWellFormed` is newer than some browsers that the build is for.
 */
export function typed(message: string) {
  return v.pipe(
    v.string(message),
    v.transform((text) =>
      text
        .replaceAll("\0", "")
        .replace(/\p{Surrogate}/gu, "\uFFFD")
        .trim(),
    ),
  );
}

/** Text that must be there; `lengthMax` is in UTF-16 units, as in HTML's maxlength. */
export function required(message: string, label: string, lengthMax: number) {
  return v.pipe(typed(message), v.nonEmpty(message), notLonger(label, lengthMax));
}

/** Text that may be missing or empty; it is then the empty string. */
export function optional(label: string, lengthMax: number) {
  const text = v.pipe(typed(`${label} must be text.`), notLonger(label, lengthMax));
  return v.optional(text, "");
}

function notLonger(label: string, lengthMax: number) {
  return v.maxLength<string, number, () => string>(lengthMax, () => {
    // Not before it is said: a browser's first number in words takes it 37 ms.
    const limit = lengthMax.toLocaleString("en-US");
    return `${label} can have at most ${limit} characters.`;
  });
}
