import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Words } from "./words.tsx";

test.each([
  { text: "The H-1B needs an I-129, and NCLEX-RN a seat.", whole: ["H-1B", "I-129,", "NCLEX-RN"] },
  { text: "DS-160s, I-526E, H-1B1 and E-3D/TD", whole: ["DS-160s,", "I-526E,", "H-1B1", "E-3D"] },
  {
    text: "Keep the I-94. File Form I-129 (Form I-907).",
    whole: ["I-94.", "Form I-129", "Form I-907)."],
  },
  { text: "At most 1,000 people, 10 full-time jobs", whole: ["1,000 people,", "10 full-time"] },
  { text: "By 31 December 2026. Then wait 30 days.", whole: ["31 December", "30 days."] },
  { text: "PAF - Public Access Files, since 2019. It is non-refundable.", whole: [] },
])("$text", ({ text, whole }) => {
  const html = renderToStaticMarkup(<Words text={text} />);
  const spans = [...html.matchAll(/<span class="nobr">([^<]*)<\/span>/g)];
  expect(spans.map(([, inside]) => inside)).toEqual(whole);
});

test("the blanks around a dash are not kerned away", () => {
  const html = renderToStaticMarkup(<Words text="PAF - Public Access Files" />);
  expect(html).toBe('<span class="dashed">PAF - Public Access Files</span>');
});

test.each(["A".repeat(99), `RN-${"9".repeat(99)}`, `${"9".repeat(99)} ${"x".repeat(99)}`])(
  "%s can be broken, so that it makes no page wider",
  (text) => {
    const html = renderToStaticMarkup(<Words text={text} />);
    for (const [, inside = ""] of html.matchAll(/<span class="nobr">([^<]*)</g))
      expect(inside.length).toBeLessThan(40);
  },
);

test("nothing of a text is lost", () => {
  const word = fc.constantFrom(
    "H-1B",
    "10 full-time",
    "30 days.",
    "I-94,",
    "RN-",
    "5",
    " ",
    "visa",
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join(" ");
      const html = renderToStaticMarkup(<Words text={text} />);
      expect(html.replace(/<\/?span[^>]*>/g, "")).toBe(text);
    }),
  );
});
