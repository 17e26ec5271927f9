import { useCallback, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useOpenedLead } from "#app/staff/leads/use-opened-lead.ts";
import { useRowFocusAfter } from "#app/staff/leads/use-row-focus-after.ts";
import { LoadFailure } from "#app/staff/states.tsx";
import { useNarrow } from "#app/staff/use-narrow.ts";
import type { DeskCounts, DeskPage } from "#contract/answers/desk.ts";
import { type DeskAddress, deskParameters, filterOf } from "./address.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { DeskChanges, useChanges } from "./changes.ts";
import { useChosenColumns } from "./chosen-columns.ts";
import { DeskTools, searchFieldId } from "./desk-tools.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { Inbox } from "./inbox.tsx";
import { useKeys } from "./keys.ts";
import { LeadPanel } from "./lead-panel.tsx";
import { NewsBar } from "./news-bar.tsx";
import { NoticeBar } from "./notice-bar.tsx";
import { replyId } from "./reply-composer.tsx";
import { focusedRowId, focusRow } from "./row-focus.ts";
import { useSelection } from "./selection.ts";
import { StageTabs } from "./stage-tabs.tsx";
import { useChoices } from "./use-choices.ts";
import { deskPath, useDeskAddress } from "./use-desk-address.ts";
import { useDeskLead } from "./use-desk-lead.ts";
import { useNews } from "./use-news.ts";
import { useStageQuestion } from "./use-stage-question.tsx";

/** `asked`: what the page was asked for with. */
type Props = { asked: DeskAddress; page: DeskPage; counts: DeskCounts };

/** The inbox, with the open lead beside it or over it. */
export function Desk({ asked, page, counts }: Props) {
  const { address } = useDeskAddress();
  const { id, open, close } = useOpenedLead("desk");
  const { round, reload, again } = useReload();
  const changes = useChanges(reload);
  const loaded = useDeskLead(id, round);
  const opened = loaded?.opened?.lead;
  const { choices, ...choosing } = useChoices(page);
  const columns = useChosenColumns();
  const selection = useSelection(deskParameters(filterOf(address)), page.data);
  const stage = useStageQuestion({ page, selection, changes, opened });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const news = useNews({ rows: page.data, opened, changes, onBehind: again });
  const showNews = useShowNews(news);
  const keys = useKeys({
    next: () => focusRow(1),
    previous: () => focusRow(-1),
    stage: stage.ask,
    reply: goOnReplying,
    choose: () => chooseFocused(selection.toggle),
    search: () => document.getElementById(searchFieldId)?.focus(),
    help: () => setHelpOpen(true),
    undo: () => void changes.undo(),
  });
  const isNarrow = useNarrow();
  useRowFocusAfter(id);

  return (
    <DeskChanges value={changes}>
      <StageTabs counts={counts} />
      <DeskTools
        {...{ counts, choices }}
        columns={columns.chosen}
        onToggleColumn={columns.toggle}
        onHelp={() => setHelpOpen(true)}
      />
      {choosing.failure && <LoadFailure text={choosing.failure} onRetry={choosing.reload} />}
      <NewsBar news={news.news} state={news.state} onShow={showNews} />
      <BulkBar {...{ page, choices, selection }} onStage={stage.askForChosen} />
      <div className={id && !isNarrow ? "split split--open" : "split"}>
        <Inbox
          {...{ asked, page, selection }}
          columns={columns.chosen}
          openedId={id}
          onOpen={open}
        />
        {id && (
          <LeadPanel
            {...{ id, choices }}
            opened={loaded?.opened}
            failure={loaded?.failure}
            isOver={isNarrow}
            onOpen={open}
            onStage={stage.askForOpened}
            onRetry={again}
            onClose={close}
          />
        )}
      </div>
      {!(id && isNarrow) && <NoticeBar />}
      {stage.dialog}
      {isHelpOpen && (
        <HelpDialog
          areKeysOn={keys.areKeysOn}
          onSwitch={keys.setKeysOn}
          onLeave={() => setHelpOpen(false)}
        />
      )}
    </DeskChanges>
  );
}

/** The list and the open lead anew, or the lead alone. */
function useReload() {
  const { revalidate } = useRevalidator();
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((last) => last + 1), []);
  async function reload() {
    again();
    await revalidate();
  }
  return { round, again, reload };
}

/** New leads are shown where nothing hides them: on the first page of the inbox. */
function useShowNews({ news, forget }: ReturnType<typeof useNews>) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { address } = useDeskAddress();
  const isPlain = Object.keys(address).length === 0;
  return () => {
    forget();
    if (news.came.length > 0 && !isPlain) void navigate(deskPath);
    else void revalidate();
  };
}

/** At the button that begins a reply, or in the text of the one that is begun. */
function goOnReplying() {
  const place = document.getElementById(replyId);
  place?.focus();
  place?.click();
}

function chooseFocused(toggle: (id: string) => void) {
  const id = focusedRowId();
  if (id) toggle(id);
}
