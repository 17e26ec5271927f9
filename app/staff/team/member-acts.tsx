import { type ReactNode, useState } from "react";
import { tryAgainText } from "#app/staff/failure-text.ts";
import { told } from "#app/staff/told.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { TeamMember } from "#contract/answers/team.ts";
import { invitationDays } from "#contract/team.ts";
import { teamApi } from "./team-api.ts";

export type MemberAct = "again" | "withdraw" | "reset" | "end" | "open";

type Words = {
  title: (who: string) => string;
  text: string;
  confirm: string;
  done: string;
  isDanger?: boolean;
  call: (id: string) => Promise<unknown>;
};

const acts: Record<MemberAct, Words> = {
  again: {
    title: (who) => `Send the invitation to ${who} again?`,
    text: `A new link goes out, good for ${invitationDays} days. The one before stops working.`,
    confirm: "Yes, send it",
    done: "Invitation sent again.",
    call: teamApi.inviteAgain,
  },
  withdraw: {
    title: (who) => `Withdraw the invitation to ${who}?`,
    text: "The link in the mail stops working. You can invite them again at any time.",
    confirm: "Yes, withdraw it",
    done: "Invitation withdrawn.",
    isDanger: true,
    call: teamApi.withdraw,
  },
  reset: {
    title: (who) => `Reset the two-step login of ${who}?`,
    text: "Their password is enough until they switch it on again. They are told by mail. Make sure first that it is really them who asks.",
    confirm: "Yes, reset it",
    done: "Two-step login reset.",
    isDanger: true,
    call: teamApi.resetTwoStep,
  },
  end: {
    title: (who) => `End the account of ${who}?`,
    text: "They are logged out everywhere at once, and told by mail. What they did stays in the log. You can open the account again.",
    confirm: "Yes, end it",
    done: "Account ended.",
    isDanger: true,
    call: teamApi.endAccount,
  },
  open: {
    title: (who) => `Open the account of ${who} again?`,
    text: "They can log in with the password that they had, and are told by mail.",
    confirm: "Yes, open it",
    done: "Account opened.",
    call: teamApi.openAccount,
  },
};

type Asked = { act: MemberAct; member: TeamMember; busy: boolean };

/** Asks before it acts, and says what happened. */
export function useMemberActs(onDone: () => Promise<void>) {
  const [asked, setAsked] = useState<Asked>();

  async function act(now: Asked) {
    setAsked({ ...now, busy: true });
    const { call, done } = acts[now.act];
    await told(() => call(now.member.id), { done, otherwise: tryAgainText });
    setAsked(undefined);
    await onDone();
  }

  return {
    ask: (act: MemberAct, member: TeamMember) => setAsked({ act, member, busy: false }),
    dialog: asked && (
      <Question
        asked={asked}
        onConfirm={() => void act(asked)}
        onCancel={() => setAsked(undefined)}
      />
    ),
  };
}

type Props = { asked: Asked; onConfirm: () => void; onCancel: () => void };

function Question({ asked: { act, member, busy }, ...answers }: Props): ReactNode {
  const { title, text, confirm, isDanger } = acts[act];
  return (
    <ConfirmDialog
      tone="warning"
      title={title(member.name || member.email)}
      text={text}
      confirm={confirm}
      isDanger={isDanger ?? false}
      cancel="Cancel"
      busy={busy}
      {...answers}
    />
  );
}
