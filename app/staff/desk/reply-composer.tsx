import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { forgetWords, type Kept, keepWords, keptWords } from "#app/staff/kept-words.ts";
import { MailAddress } from "#app/staff/mail-address.tsx";
import { useProblem } from "#app/staff/use-problem.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import type { DeskLead } from "#contract/answers/desk.ts";
import type { Template } from "#contract/answers/reply-template.ts";
import { filled, type ReplyInput, replyInput } from "#contract/reply-template.ts";
import { check } from "#contract/validate.ts";
import { answerApi } from "./answer-api.ts";
import { type Notice, useDeskChanges } from "./changes.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { answeredMeanwhile } from "./meanwhile.ts";
import { MeanwhileNotice } from "./meanwhile-notice.tsx";
import { sendingOf } from "./sending.ts";
import { templateValues } from "./template-values.ts";
import { TemplatesDialog } from "./templates-dialog.tsx";
import { useOwnSend } from "./use-own-send.ts";
import { useTemplates } from "./use-templates.ts";

type Props = {
  lead: DeskLead;
  /** All that the lead has, newest first. */
  answers: readonly DeskAnswer[];
  onDone: () => void;
  /** What was thrown away is wanted again. */
  onBack: () => void;
};

/** Where a reply begins or goes on: its button, or its text. */
export const replyId = "desk-reply";

/** A mail to the visitor. What is written is kept until it is sent or thrown away; a second press sends no second mail. */
export function ReplyComposer(props: Props) {
  const { lead, answers } = props;
  const { reply, change, replace, problem, isOwn, submit, throwAway } = useReply(props);
  const templates = useTemplates();
  const { email: own } = templates.writer;
  const others = answeredMeanwhile(answers, { since: reply.since, own });
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = text.current;
    field?.focus();
    // Behind the greeting and what was written: browsers begin before them.
    field?.setSelectionRange(field.value.length, field.value.length);
    // With a lead that has just been drawn Chromium moves the page alone, and the text stays under its buttons.
    const frame = requestAnimationFrame(() => {
      for (const part of [field, field?.form?.lastElementChild]) {
        part?.scrollIntoView({ block: "nearest", behavior: "instant" });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="reply">
      {/* Outside the form: its dialog has a form of its own. */}
      <TemplateChoice {...{ lead, ...templates }} isOff={isOwn} onChosen={replace} />
      <form aria-label={`Reply to ${lead.name}`} noValidate onSubmit={submit}>
        <p className="reply__to">
          To{" "}
          <b>
            <MailAddress email={lead.email} />
          </b>
        </p>
        <label className="desk-choice">
          <span>Subject</span>
          <input
            className="desk-input"
            value={reply.subject}
            autoComplete="off"
            readOnly={isOwn}
            aria-invalid={problem?.field === "subject" || undefined}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </label>
        <label className="desk-choice">
          <span>Text</span>
          <textarea
            ref={text}
            id={replyId}
            className="desk-input reply__text"
            value={reply.text}
            rows={9}
            readOnly={isOwn}
            aria-invalid={problem?.field === "text" || undefined}
            onChange={({ target }) => change({ text: target.value })}
          />
        </label>
        <p className="desk-quiet">
          Below it stand our name, both phones, the receipt number and the link to “My data”.
        </p>
        <div className="reply__acts">
          {problem && (
            <p key={problem.text} className="reply__problem" role="alert">
              <Icon name="circle-alert" />
              {problem.text}
            </p>
          )}
          <MeanwhileNotice answers={others} />
          <div className="answering__acts">
            <Button type="submit" size="sm" busy={isOwn}>
              <Icon name="send" />
              {isOwn ? "Sending" : "Send the reply"}
            </Button>
            <Button variant="line" size="sm" aria-disabled={isOwn} onClick={throwAway}>
              Throw away
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}

function useReply({ lead, onDone, onBack }: Props) {
  const { run, say } = useDeskChanges();
  const own = useOwnSend();
  const [reply, setReply] = useState(() => ({
    ...beginning(lead),
    ...keptWords("reply", lead.id),
  }));
  const [problem, setProblem] = useProblem(reply, () => check(replyInput, reply));

  function change(some: Partial<Kept<"reply">>) {
    const next = { ...reply, ...some };
    setReply(next);
    keepWords("reply", lead.id, next);
  }
  async function send(input: ReplyInput) {
    const sending = sendingOf(input, reply.sending);
    change({ sending });
    const isSent = await own.send(() =>
      run(sending.key, async () => {
        const answer = await answerApi.reply(lead.id, input, sending.key);
        return { tone: "done", text: "The reply is on its way.", leads: [answer.lead] };
      }),
    );
    if (!isSent) return;
    forgetWords("reply", lead.id);
    onDone();
  }
  return {
    reply,
    change,
    /** By a template; what was written can be had back. */
    replace(template: ReplyInput) {
      change(template);
      const undo = async (): Promise<Notice> => {
        change(reply);
        return { tone: "done", text: "Taken back." };
      };
      say({ tone: "done", text: "The template stands in the reply.", undo });
    },
    problem,
    isOwn: own.isOwn,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const checked = check(replyInput, reply);
      setProblem(checked.ok ? undefined : { text: checked.error, field: checked.field });
      if (checked.ok) void send(checked.value);
    },
    throwAway() {
      // What goes out is not thrown away any more.
      if (own.isOwn) return;
      forgetWords("reply", lead.id);
      onDone();
      const undo = async (): Promise<Notice> => {
        keepWords("reply", lead.id, reply);
        onBack();
        return { tone: "done", text: "Taken back." };
      };
      say({ tone: "done", text: "The reply is thrown away.", undo });
    },
  };
}

function beginning({ name, receipt, changed_at }: DeskLead) {
  return { subject: `Your enquiry ${receipt}`, text: `Dear ${name},\n\n`, since: changed_at };
}

type ChoiceProps = ReturnType<typeof useTemplates> & {
  lead: DeskLead;
  /** The reply is being sent. */
  isOff: boolean;
  onChosen: (reply: ReplyInput) => void;
};

function TemplateChoice({ lead, isOff, onChosen, ...loaded }: ChoiceProps) {
  const { templates, writer, failure, reload } = loaded;
  const [isManaging, setManaging] = useState(false);
  // Afterwards: of two dialogs that open in one moment, that of the lead would lie over this one.
  useEffect(() => {
    if (keptWords("template", lead.id)) setManaging(true);
  }, [lead.id]);

  function choose({ subject, text }: Template) {
    const values = templateValues(lead, writer);
    onChosen({ subject: filled(subject, values), text: filled(text, values) });
  }
  return (
    <div className="reply__template">
      <ChoiceForm
        label="Begin with a template"
        act="Use it"
        isOff={isOff}
        value=""
        options={[
          ["", nothingChosen(failure, templates.length)],
          ...templates.map(({ id, name }) => [id, name] as const),
        ]}
        onChosen={(id) => {
          const chosen = templates.find((one) => one.id === id);
          if (chosen) choose(chosen);
        }}
      />
      <Button variant="line" size="sm" onClick={() => setManaging(true)}>
        Templates
      </Button>
      {isManaging && (
        <TemplatesDialog
          leadId={lead.id}
          templates={templates}
          failure={failure}
          values={templateValues(lead, writer)}
          onChanged={reload}
          onLeave={() => setManaging(false)}
        />
      )}
    </div>
  );
}

function nothingChosen(failure: string | undefined, count: number): string {
  if (failure) return "They could not be loaded";
  return count > 0 ? "Choose one…" : "There are none yet";
}
