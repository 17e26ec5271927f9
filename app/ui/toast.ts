let region: Promise<typeof import("./toast-region.tsx")> | undefined;

/** Loads the toasts ahead of the first one: a form in use may soon need them, and then perhaps offline. */
export async function prepareToasts(): Promise<typeof import("./toast-region.tsx") | undefined> {
  region ??= import("./toast-region.tsx");
  try {
    return await region;
  } catch {
    // The network failed: whatever is said is also said in the page. Some browsers ask again for the next toast.
    region = undefined;
    return undefined;
  }
}

/** Something went as it should; `detail` stands on a line of its own. */
export async function toastSuccess(text: string, detail?: string): Promise<void> {
  (await prepareToasts())?.showToast("success", text, detail);
}

/** Something is only said. */
export async function toastInfo(text: string): Promise<void> {
  (await prepareToasts())?.showToast("info", text);
}

/** Something needs the person's attention; `detail` as of a success. */
export async function toastWarning(text: string, detail?: string): Promise<void> {
  (await prepareToasts())?.showToast("warning", text, detail);
}

/** What was said is no longer so. */
export async function clearToasts(): Promise<void> {
  (await region)?.clearToasts();
}
