/** Does the work while the process has something else to do in each turn of the event loop, a millisecond long. */
export async function besideOthers<T>(work: () => Promise<T>): Promise<T> {
  let isBusy = true;
  const others = () => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    if (isBusy) setImmediate(others);
  };
  others();
  try {
    return await work();
  } finally {
    isBusy = false;
  }
}
