import { useId } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { takeTyped } from "#app/ui/served-forms.ts";
import { search } from "#content/search.ts";
import { queryLengthMax } from "#contract/search.ts";

type Props = {
  /** What this one of the page's search forms is called. */
  name?: string;
  query?: string;
};

/** Leads to the page of what was found, with and without JavaScript. */
export function SearchForm({ name = search.label, query = "" }: Props) {
  const id = useId();
  return (
    <Form className="search" method="get" action={search.path} role="search" aria-label={name}>
      <label htmlFor={id}>{search.label}</label>
      <div className="search__row">
        <input
          // Another query comes with another page.
          key={query}
          id={id}
          ref={(field) => {
            const typed = takeTyped(`[aria-label="${name}"]`, "q");
            if (field && typed) field.value = typed;
          }}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={queryLengthMax}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit" aria-label={search.button}>
          <Icon name="search" />
        </Button>
      </div>
    </Form>
  );
}
