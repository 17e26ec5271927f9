import { type SubmitEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { UnsavedGuard } from "#app/staff/unsaved-guard.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Field, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { prepareToasts } from "#app/ui/toast.ts";
import { perMinute } from "#contract/campaigns.ts";
import { campaignsPath } from "./campaign-path.ts";
import { CampaignPreview } from "./campaign-preview.tsx";
import { startQuestion, subscriberWords } from "./campaign-words.ts";
import { OtherSave } from "./other-save.tsx";
import { type Compose, type Composing, useCompose } from "./use-compose.ts";

/** The words of the mail on the left, and on the right the mail. */
export function CampaignCompose(props: Composing) {
  const compose = useCompose(props);
  const { fields, asked, busy, problem } = compose;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => void prepareToasts(), []);
  useEffect(() => {
    const wrong = problem?.field && form.current?.elements.namedItem(problem.field);
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [problem]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    compose.ask();
  }

  return (
    <div className="ed compose">
      <form ref={form} noValidate onSubmit={submit}>
        <Heading {...props} />
        <Fields {...compose} />
        {problem && !problem.field && (
          <p key={problem.text} className="cell__err editor__failure" role="alert">
            <Icon name="circle-alert" />
            {problem.text}
          </p>
        )}
        <Buttons {...compose} />
      </form>
      <CampaignPreview post={props.post.id} subject={fields.subject} intro={fields.intro} />
      {asked && (
        <ConfirmDialog
          tone="warning"
          {...startQuestion(fields.subject.trim(), Number(fields.per_minute), asked)}
          cancel="Not yet"
          busy={busy.includes("start")}
          onConfirm={compose.start}
          onCancel={compose.leaveQuestion}
        />
      )}
      <OtherSave {...compose} />
      {compose.loginDialog}
      <UnsavedGuard
        isChanged={compose.isChanged}
        isUnsaved={compose.isUnsaved}
        onLeave={compose.giveUp}
        text="What you have written is not saved as a draft."
      />
    </div>
  );
}

function Heading({ post, audience }: Composing) {
  const { confirmed, sent_before } = audience;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="compose__head">
      <h2 ref={title} tabIndex={-1}>
        Send “{post.title}”
      </h2>
      <p>
        {confirmed === 0
          ? "Nobody has confirmed the newsletter yet, so it cannot be sent."
          : `It goes to ${subscriberWords(confirmed)}: all who have confirmed, each once.`}
      </p>
      {sent_before && (
        <p className="compose__before">
          <Icon name="triangle-alert" />
          This post has been sent to {subscriberWords(sent_before.recipients)} before.
        </p>
      )}
    </div>
  );
}

function Fields({ fields, problem, busy, change }: Compose) {
  const errorOf = (name: string) => (problem?.field === name ? problem.text : undefined);
  return (
    <div className="cells">
      <Field
        label="Subject"
        name="subject"
        required
        value={fields.subject}
        readOnly={busy.length > 0}
        onChange={({ target }) => change({ subject: target.value })}
        error={errorOf("subject")}
      />
      <TextField
        label="Introduction, before the post"
        name="intro"
        value={fields.intro}
        readOnly={busy.length > 0}
        onChange={({ target }) => change({ intro: target.value })}
        error={errorOf("intro")}
      />
      <Field
        label="Mails a minute"
        name="per_minute"
        type="number"
        inputMode="numeric"
        min={perMinute.min}
        max={perMinute.max}
        required
        value={fields.per_minute}
        readOnly={busy.length > 0}
        onChange={({ target }) => change({ per_minute: target.value })}
        error={errorOf("per_minute")}
      />
    </div>
  );
}

function Buttons({ audience, busy, test, save }: Compose) {
  const { confirmed } = audience;
  return (
    <div className="ed__foot compose__foot">
      <Button type="submit" busy={busy.includes("start")} disabled={confirmed === 0}>
        Send to {subscriberWords(confirmed)}
      </Button>
      <Button variant="line" busy={busy.includes("test")} onClick={test}>
        {busy.includes("test") ? "Sending a test" : "Send a test to me"}
      </Button>
      <Button variant="line" busy={busy.includes("save")} onClick={save}>
        {busy.includes("save") ? "Saving" : "Save draft"}
      </Button>
      <Link className={buttonClass({ variant: "line" })} to={campaignsPath}>
        Cancel
      </Link>
    </div>
  );
}
