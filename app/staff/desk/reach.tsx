import { useState } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AnsweredInput } from "#contract/answering.ts";
import type { DeskLead } from "#contract/answers/desk.ts";
import { isZone, localTimeText } from "#contract/promise.ts";
import { answerApi } from "./answer-api.ts";
import { useDeskChanges } from "./changes.ts";
import { Choice } from "./choice.tsx";
import { takenBack } from "./take-back.tsx";
import { useKeyedSend } from "./use-keyed-send.ts";
import {
  type CountryCode,
  callLink,
  chatLink,
  countries,
  likelyCountry,
  numberText,
} from "./visitor-number.ts";

type Way = AnsweredInput["way"];

/** One tap to call or to write in the messaging app; whether that was an answer, staff say afterwards. */
export function Reach({ lead, now }: { lead: DeskLead; now: number }) {
  const { phone, zone } = lead;
  const [country, setCountry] = useState<CountryCode>(likelyCountry(lead));
  const [tried, setTried] = useState<Way>();
  return (
    <div className="reach">
      {phone && (
        <>
          <div className="answering__acts">
            <a
              className={buttonClass({ variant: "line", size: "sm" })}
              href={callLink(phone, country)}
              onClick={() => setTried("phone")}
            >
              <Icon name="phone" />
              Call {numberText(phone, country)}
            </a>
            <a
              className={buttonClass({ variant: "line", size: "sm" })}
              href={chatLink(phone, country)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => setTried("chat")}
            >
              <Icon name="message-circle" />
              Chat<span className="vh"> in the messaging app, in a new tab</span>
            </a>
            <Choice
              label="The number is of"
              isBare
              value={country}
              options={Object.entries(countries)}
              onChoose={(code) => setCountry(code === "91" ? "91" : "1")}
            />
          </div>
          {isZone(zone) && (
            <p className="desk-quiet">There it is {localTimeText(new Date(now), zone)}.</p>
          )}
        </>
      )}
      <Reached id={lead.id} tried={tried} onSaid={() => setTried(undefined)} />
    </div>
  );
}

const questions: Readonly<Record<Way, string>> = {
  phone: "Did you reach them?",
  chat: "Did you write to them?",
  elsewhere: "",
};

type ReachedProps = { id: string; tried: Way | undefined; onSaid: () => void };

/** Staff's word that the visitor has an answer: it stops the clock. */
function Reached({ id, tried, onSaid }: ReachedProps) {
  const { run, isBusy } = useDeskChanges();
  const sendKeyed = useKeyedSend();
  async function say(way: Way) {
    const isSaid = await run(`answered ${id} ${way}`, async () => {
      const answer = await sendKeyed({ way }, (key) => answerApi.answered(id, { way }, key));
      const undo = () => takenBack(id, answer.id);
      return { tone: "done", text: "Noted as answered.", undo, leads: [answer.lead] };
    });
    if (isSaid) onSaid();
  }
  return (
    <div className="reach__asked">
      <p role="status">{tried && questions[tried]}</p>
      <div className="answering__acts">
        <Button
          variant="line"
          size="sm"
          busy={isBusy}
          onClick={() => void say(tried ?? "elsewhere")}
        >
          <Icon name="circle-check" />
          {tried ? "Yes, answered" : "Answered elsewhere"}
        </Button>
        {tried && (
          <Button variant="line" size="sm" onClick={onSaid}>
            No
          </Button>
        )}
      </div>
    </div>
  );
}
