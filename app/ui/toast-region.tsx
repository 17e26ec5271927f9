import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { ToastContainer, toast } from "react-toastify/unstyled";
import styles from "#app/styles/toast.css?url";
import { Icon } from "./icon.tsx";

/** Beside the page and not in it: an open panel makes the page inert, and its toasts must stay within reach. */
const place = document.body.appendChild(document.createElement("div"));
place.id = "toasts";

/** Source: SPEC.md §2.1 and §9. */
function Toasts() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <ToastContainer
        position="top-center"
        autoClose={5000}
        theme="light"
        closeButton={({ closeToast }) => (
          <button className="x" type="button" aria-label="Close" onClick={closeToast}>
            <Icon name="x" />
          </button>
        )}
        pauseOnHover
        pauseOnFocusLoss
        // From who hears it alone: toast.css draws it all the same.
        hideProgressBar
        hotKeys={(event) => event.altKey && event.code === "KeyT"}
      />
    </>
  );
}

// A transition waits for its styles; what is said meanwhile is shown after that.
startTransition(() => createRoot(place).render(<Toasts />));

// The sign of what is only said is an exclamation mark, which toast.css turns over.
const icons = { success: "circle-check", info: "circle-alert", warning: "triangle-alert" } as const;

/** What was said before is over: a toast takes the place of those that still stand. */
export function showToast(type: keyof typeof icons, text: string, detail?: string): void {
  toast.dismiss();
  toast(
    <p>
      {text}
      {detail && <small>{detail}</small>}
    </p>,
    {
      type,
      role: type === "warning" ? "alert" : "status",
      icon: <Icon name={icons[type]} />,
    },
  );
}

export function clearToasts(): void {
  toast.dismiss();
}
