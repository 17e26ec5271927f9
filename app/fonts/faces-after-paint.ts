const FACES = /<noscript id="faces">.*?<\/noscript>/;

/**
 * Runs in the page's head. A first visit is painted in letters of the device, which take the same room (styles/fonts.css),
 * and the two of the first screen follow together: each change of letters lays out the whole page anew. Where one does not
 * come and nobody says so, the other waits for three seconds. Who has been here before has a service worker, and ours in the
 * browser's cache: they come at once.
 */
const loader = `{
  const { textContent: faces } = document.getElementById("faces");
  if (navigator.serviceWorker?.controller) document.write(faces);
  else {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      document.head.insertAdjacentHTML("beforeend", faces);
      const sheet = document.head.lastElementChild;
      sheet.media = "not all";
      const come = (font) => new Promise((resolve) => (font.onload = font.onerror = resolve));
      const fonts = [...document.head.querySelectorAll("[as=font]")].map(come);
      const show = () => (sheet.media = "all");
      Promise.all(fonts).then(show);
      setTimeout(show, 3000);
    }).observe({ type: "paint", buffered: true });
  }
}`.replace(/\n\s*/g, "\n");

/** Takes a page's letters out of the way of its first paint (docs/decisions/043-letters-after-the-first-paint.md). */
export function facesAfterPaint(html: string, nonce: string | undefined): string {
  const attribute = nonce ? ` nonce="${nonce}"` : "";
  return html.replace(FACES, (faces) => `${faces}<script${attribute}>${loader}</script>`);
}
