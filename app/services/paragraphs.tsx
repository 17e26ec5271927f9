import { Words } from "#app/ui/words.tsx";
import type { Paragraph } from "#content/service-page.ts";

/** Running text; a list stands under the paragraph that leads to it. */
export function Paragraphs({ of }: { of: readonly Paragraph[] }) {
  return of.map((paragraph) =>
    typeof paragraph === "string" ? (
      <p key={paragraph}>
        <Words text={paragraph} />
      </p>
    ) : (
      <ul key={paragraph.join()}>
        {paragraph.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    ),
  );
}
