import { useEffect, useId, useRef, useState } from "react";
import { forgetWords, type Kept, keepWords, keptWords } from "#app/staff/kept-words.ts";
import { LoadFailure } from "#app/staff/states.tsx";
import { UnsavedGuard } from "#app/staff/unsaved-guard.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import type { Template } from "#contract/answers/reply-template.ts";
import type { Placeholder, TemplateInput } from "#contract/reply-template.ts";
import { answerApi } from "./answer-api.ts";
import { useDeskChanges } from "./changes.ts";
import { NoticeBar } from "./notice-bar.tsx";
import { TemplateForm } from "./template-form.tsx";
import { useOwnSend } from "./use-own-send.ts";

type Props = {
  /** Of the lead that is being answered. */
  leadId: string;
  templates: readonly Template[];
  /** Why they are not all there. */
  failure: string | undefined;
  /** What the preview is filled with. */
  values: Readonly<Record<Placeholder, string>>;
  onChanged: () => Promise<void>;
  onLeave: () => void;
};

const lostText = "What you wrote in this template will be lost.";

/** Words for replies, which all staff share: a list of them, and one under the pen. */
export function TemplatesDialog({ leadId, values, onChanged, onLeave, ...list }: Props) {
  const titleId = useId();
  const { edited, edit, write, isWritten, leave, leaving, giveUp } = useEdited(leadId);
  const title = useTitleFocus(edited !== undefined);
  return (
    <Modal className="templates" aria-labelledby={titleId} onLeave={() => leave(onLeave)}>
      <div className="templates__head">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {titleOf(edited)}
        </h2>
        <button
          className="x"
          type="button"
          aria-label="Close the templates"
          onClick={() => leave(onLeave)}
        >
          <Icon name="x" />
        </button>
      </div>
      {edited ? (
        <TemplateForm
          {...edited}
          values={values}
          onWritten={write}
          onSaved={async () => {
            await onChanged();
            edit(undefined);
          }}
          onBack={() => leave(() => edit(undefined))}
        />
      ) : (
        <TemplateList
          {...list}
          onEdit={(stored) => edit({ stored, words: stored ?? noWords })}
          onChanged={onChanged}
        />
      )}
      <NoticeBar />
      <UnsavedGuard
        isChanged={isWritten}
        text={lostText}
        isUnsaved={() => isWritten}
        onLeave={giveUp}
      />
      {leaving && (
        <ConfirmDialog
          tone="warning"
          title="Leave without saving?"
          text={lostText}
          confirm="Leave"
          cancel="Go on writing"
          isDanger
          onConfirm={leaving.go}
          onCancel={leaving.stay}
        />
      )}
    </Modal>
  );
}

const noWords: TemplateInput = { name: "", subject: "", text: "" };

/** What is under the pen, and a question before words that are not saved are left. */
function useEdited(leadId: string) {
  const [edited, setEdited] = useState(() => keptWords("template", leadId));
  const [isWritten, setWritten] = useState(edited !== undefined);
  const [leaving, setLeaving] = useState<{ go: () => void; stay: () => void }>();
  const giveUp = () => forgetWords("template", leadId);
  function edit(template: Kept<"template"> | undefined) {
    giveUp();
    setEdited(template);
    setWritten(false);
    setLeaving(undefined);
  }
  function write(words: TemplateInput) {
    const next = { ...edited, words };
    setEdited(next);
    setWritten(true);
    keepWords("template", leadId, next);
  }
  function leave(go: () => void) {
    const leaveIt = () => {
      giveUp();
      go();
    };
    if (isWritten) setLeaving({ go: leaveIt, stay: () => setLeaving(undefined) });
    else go();
  }
  return { edited, edit, write, isWritten, leave, leaving, giveUp };
}

/** What was pressed is gone with the form: the keyboard goes on from the title of the list. */
function useTitleFocus(isEditing: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(isEditing);
  useEffect(() => {
    if (last.current && !isEditing) title.current?.focus();
    last.current = isEditing;
  }, [isEditing]);
  return title;
}

function titleOf(edited: Kept<"template"> | undefined): string {
  if (!edited) return "Templates";
  return edited.stored ? "Change the template" : "New template";
}

type ListProps = Pick<Props, "templates" | "failure" | "onChanged"> & {
  /** Without a template: a new one. */
  onEdit: (template?: Template) => void;
};

function TemplateList({ templates, failure, onEdit, onChanged }: ListProps) {
  const [doomed, setDoomed] = useState<Template>();
  const kept = useKeptFocus<HTMLUListElement>();
  return (
    <>
      {failure && <LoadFailure text={failure} onRetry={() => void onChanged()} />}
      {!failure && templates.length === 0 && (
        <p className="desk-quiet">There are none yet. Words that you write often are worth one.</p>
      )}
      <ul className="templates__list" {...kept}>
        {templates.map((template) => (
          <li key={template.id}>
            <div>
              <b>{template.name}</b>
              <small>{template.subject}</small>
            </div>
            <Button variant="line" size="sm" onClick={() => onEdit(template)}>
              <Icon name="pencil" />
              Edit<span className="vh"> {template.name}</span>
            </Button>
            <Button variant="line" size="sm" onClick={() => setDoomed(template)}>
              <Icon name="trash" />
              Delete<span className="vh"> {template.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="answering__acts">
        <Button size="sm" onClick={() => onEdit()}>
          <Icon name="plus" />
          New template
        </Button>
      </div>
      {doomed && (
        <DeleteTemplate
          template={doomed}
          onDone={async () => {
            await onChanged();
            setDoomed(undefined);
          }}
          onLeave={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}

type DeleteProps = { template: Template; onDone: () => Promise<void>; onLeave: () => void };

function DeleteTemplate({ template, onDone, onLeave }: DeleteProps) {
  const { run } = useDeskChanges();
  const { isOwn, send } = useOwnSend();
  async function remove() {
    await send(() =>
      run(`remove ${template.id}`, async () => {
        await answerApi.removeTemplate(template.id);
        return `The template “${template.name}” is deleted.`;
      }),
    );
    await onDone();
  }
  return (
    <ConfirmDialog
      tone="warning"
      title="Delete the template?"
      text={`“${template.name}” goes for all staff. Mails that were sent stay as they are.`}
      confirm="Delete"
      cancel="Cancel"
      isDanger
      busy={isOwn}
      onConfirm={() => void remove()}
      onCancel={onLeave}
    />
  );
}
