import { UnsavedGuard } from "#app/staff/unsaved-guard.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { toastSuccess, toastWarning } from "#app/ui/toast.ts";
import { brand } from "#content/brand.ts";

/** Shown this once, and not left without a question; each lets in once, without the app. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      void toastSuccess("Recovery codes copied.");
    } catch {
      void toastWarning("They could not be copied. Please write them down.");
    }
  }
  return (
    <div className="codes">
      <p>
        <strong>Keep these recovery codes for {brand.name}.</strong> Each logs you in once, when
        your phone is not there. They are shown only now.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="two__acts">
        <Button variant="line" size="sm" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="line" size="sm" onClick={() => download(codes)}>
          <Icon name="arrow-down" />
          Download
        </Button>
        <Button variant="line" size="sm" onClick={() => print()}>
          <Icon name="printer" />
          Print
        </Button>
      </div>
      <div className="two__acts">
        <Button onClick={onKept}>I have kept them</Button>
      </div>
      <UnsavedGuard
        isChanged
        isUnsaved={() => true}
        text="Your recovery codes are shown only now. You can make new ones later, with a code of the app."
        stay="Back to the codes"
      />
    </div>
  );
}

function download(codes: readonly string[]) {
  const words = `Recovery codes for the ${brand.name} admin panel. Each works once.\n\n`;
  const file = new Blob([words, codes.join("\n"), "\n"], { type: "text/plain" });
  saveFile(file, "recovery-codes.txt");
}
