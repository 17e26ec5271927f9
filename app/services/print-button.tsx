import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Prints the checklist alone; service-print.css leaves out the rest of the page while the attribute is there. */
export function PrintButton() {
  return (
    <button
      className={buttonClass({ variant: "line", size: "sm" }, "sheet__print")}
      type="button"
      onClick={printChecklist}
    >
      <Icon name="printer" />
      Print the checklist
    </button>
  );
}

function printChecklist() {
  const { dataset } = document.documentElement;
  dataset.print = "checklist";
  window.addEventListener(
    "afterprint",
    () => {
      delete dataset.print;
    },
    { once: true },
  );
  window.print();
}
