import { receivedWithZone } from "#app/staff/received.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { AnswerWay } from "#contract/answering.ts";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import type { DeskLead } from "#contract/answers/desk.ts";
import { answerApi } from "./answer-api.ts";
import { useDeskChanges } from "./changes.ts";
import { deliveryText } from "./delivery.ts";
import { answerPlace } from "./meanwhile.ts";
import { TakeBack } from "./take-back.tsx";
import type { Answers } from "./use-answers.ts";
import { answererName } from "./words.ts";

const ways: Readonly<Record<AnswerWay, { name: string; icon: IconName }>> = {
  mail: { name: "By mail", icon: "mail" },
  phone: { name: "By phone", icon: "phone" },
  chat: { name: "In the messaging app", icon: "message-circle" },
  elsewhere: { name: "Elsewhere", icon: "circle-check" },
};

type ListProps = { lead: DeskLead; loaded: Answers };

/** What was answered, newest first, and how far each mail is. */
export function AnswerList({ lead, loaded: { answers, failure, reload } }: ListProps) {
  if (failure) {
    return (
      <p className="reply__problem" role="alert">
        <Icon name="circle-alert" />
        {failure}
        <Button variant="line" size="sm" onClick={() => void reload()}>
          Retry
        </Button>
      </p>
    );
  }
  if (answers.length === 0) return null;
  return (
    <ul className="answers" aria-label="Answers">
      {answers.map((answer) => (
        <Answer key={answer.id} leadId={lead.id} answer={answer} onChanged={reload} />
      ))}
    </ul>
  );
}

type Props = { leadId: string; answer: DeskAnswer; onChanged: () => Promise<void> };

function Answer({ leadId, answer, onChanged }: Props) {
  const { id, way, at, staff, mail } = answer;
  return (
    <li id={answerPlace(id)} tabIndex={-1}>
      <Icon name={ways[way].icon} />
      <div>
        <b>{mail ? mail.subject : ways[way].name}</b>
        <small>
          {answererName(staff)}, <time dateTime={at}>{receivedWithZone(at)}</time>
        </small>
        {mail ? (
          <>
            <Delivery leadId={leadId} id={id} mail={mail} onChanged={onChanged} />
            <details>
              <summary>The text</summary>
              <p className="answers__text">{mail.text}</p>
            </details>
          </>
        ) : (
          <TakeBack leadId={leadId} answerId={id} />
        )}
      </div>
    </li>
  );
}

type DeliveryProps = Pick<Props, "leadId" | "onChanged"> & {
  id: string;
  mail: NonNullable<DeskAnswer["mail"]>;
};

function Delivery({ leadId, id, mail, onChanged }: DeliveryProps) {
  const { run, isBusy } = useDeskChanges();
  async function retry() {
    await run(`retry ${id}`, async () => {
      await answerApi.retry(leadId, id);
      return "It is tried again.";
    });
    await onChanged();
  }
  const { text, tone, canRetry } = deliveryText(mail, Date.now());
  return (
    <p className={`delivery delivery--${tone}`}>
      {text}
      {canRetry && (
        <Button variant="line" size="sm" busy={isBusy} onClick={() => void retry()}>
          <Icon name="refresh" />
          Try again now
        </Button>
      )}
    </p>
  );
}
