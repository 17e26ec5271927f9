import { useRef } from "react";
import type { Kept } from "#app/staff/kept-words.ts";
import { useLoginAgain } from "#app/staff/login/login-again.tsx";
import { StaffForm } from "#app/staff/staff-form.tsx";
import { useStaffForm } from "#app/staff/use-staff-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextField } from "#app/ui/field.tsx";
import type { Template } from "#contract/answers/reply-template.ts";
import {
  filled,
  type Placeholder,
  placeholders,
  type TemplateInput,
  templateInput,
} from "#contract/reply-template.ts";
import { check } from "#contract/validate.ts";
import { answerApi } from "./answer-api.ts";
import { useKeyedSend } from "./use-keyed-send.ts";

type Props = Kept<"template"> & {
  values: Readonly<Record<Placeholder, string>>;
  onWritten: (words: TemplateInput) => void;
  onSaved: () => Promise<void>;
  onBack: () => void;
};

/** One template under the pen, and how it reads in a mail. */
export function TemplateForm({ stored, words, values, onWritten, onSaved, onBack }: Props) {
  const { name, subject, text } = words;
  const write = (some: Partial<TemplateInput>) => onWritten({ name, subject, text, ...some });
  const { field, insert } = useInsertion();
  const { state, loginDialog } = useSaving(stored, onSaved);
  return (
    <>
      <StaffForm
        state={state}
        words={{ send: "Save the template", sending: "Saving" }}
        under={
          <>
            <Pieces onInsert={insert} />
            <section className="templates__preview" aria-label="Preview">
              <h3>{filled(subject, values) || "Subject"}</h3>
              <p>{filled(text, values) || "The text as the visitor reads it"}</p>
            </section>
          </>
        }
        others={
          <Button variant="line" aria-disabled={state.busy} onClick={() => !state.busy && onBack()}>
            Back to the list
          </Button>
        }
      >
        <Field
          label="Name"
          name="name"
          required
          autoComplete="off"
          value={name}
          autoFocus
          readOnly={state.busy}
          onChange={({ target }) => write({ name: target.value })}
          error={state.errorOf("name")}
        />
        <Field
          label="Subject"
          name="subject"
          required
          autoComplete="off"
          value={subject}
          readOnly={state.busy}
          onChange={({ target }) => write({ subject: target.value })}
          error={state.errorOf("subject")}
        />
        <TextField
          label="Text"
          name="text"
          rows={8}
          required
          ref={field}
          value={text}
          readOnly={state.busy}
          onChange={({ target }) => write({ text: target.value })}
          error={state.errorOf("text")}
        />
      </StaffForm>
      {loginDialog}
    </>
  );
}

/** What is written stands nowhere but here: a login that ended meanwhile is asked for on the way. */
function useSaving(template: Template | undefined, onSaved: () => Promise<void>) {
  const { withLogin, loginDialog } = useLoginAgain();
  const sendKeyed = useKeyedSend();
  const state = useStaffForm({
    check: (sent) => check(templateInput, sent),
    send: async (input) => {
      const { id, version } = template ?? {};
      await withLogin(() =>
        id && version
          ? answerApi.changeTemplate(id, { ...input, version })
          : sendKeyed(input, (key) => answerApi.addTemplate(input, key)),
      );
      await onSaved();
    },
    failureText: "The template could not be saved.",
    focusOn: "name",
  });
  return { state, loginDialog };
}

type PiecesProps = { onInsert: (piece: string) => void };

function Pieces({ onInsert }: PiecesProps) {
  return (
    <fieldset className="answering__acts templates__pieces">
      <legend>Put into the text</legend>
      {placeholders.map((name) => (
        <Button key={name} variant="line" size="sm" onClick={() => onInsert(`{${name}}`)}>
          {`{${name}}`}
        </Button>
      ))}
    </fieldset>
  );
}

/** Puts something into a text where the cursor stands. */
function useInsertion() {
  const field = useRef<HTMLTextAreaElement>(null);
  function insert(piece: string) {
    const area = field.current;
    if (!area || area.readOnly) return;
    area.setRangeText(piece, area.selectionStart, area.selectionEnd, "end");
    // As if it had been typed.
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    area.focus();
  }
  return { field, insert };
}
