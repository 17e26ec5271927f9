import type { Values } from "./lead-places.ts";

/** Of the fields that a person fills in; hidden ones are not theirs. */
export function valuesOf(form: HTMLFormElement): Values {
  const hidden = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
  const names = new Set(hidden.map(({ name }) => name));
  const entries = [...new FormData(form)].filter(([name]) => !names.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Shows exactly these: a box without a value is not ticked. */
export function fill(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = field.name in values;
    } else if ("name" in field && "value" in field) {
      field.value = values[String(field.name)] ?? field.value;
    }
  }
}

/** Also of what a posted page was given, which a reset would put back. */
export function empty(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = false;
    else if ("value" in field && !field.matches("[type=hidden]")) field.value = "";
  }
}

export function filledOf(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ""));
}

export function isEmpty(values: Values): boolean {
  return Object.keys(filledOf(values)).length === 0;
}
