import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CategoryFigure, SourceFigure } from "./figure-ranks.tsx";

test("sources that are not named stand in one line, and all of them add up", () => {
  const sources = [
    { name: "", arrivals: null, leads: 4, answered: 3 },
    { name: "search.example", arrivals: 20, leads: 3, answered: 1 },
  ];
  const figure = (other_sources: { leads: number; answered: number }) =>
    renderToStaticMarkup(<SourceFigure sources={sources} other_sources={other_sources} />);

  const whole = figure({ leads: 3, answered: 2 });
  expect(whole).toContain("6 answered");
  expect(whole).toContain("of 10 leads: 60 %");
  expect(whole).toContain(
    '<th scope="row">All others</th><td>not counted</td><td>3</td><td>2</td>',
  );
  expect(figure({ leads: 0, answered: 0 })).not.toContain("All others");
});

test("a category is the most frequent only where no other is as frequent", () => {
  const figure = (...leads: number[]) =>
    renderToStaticMarkup(
      <CategoryFigure categories={leads.map((of, at) => ({ name: `Visa ${at}`, leads: of }))} />,
    );

  expect(figure(5)).toContain("Most often Visa 0.");
  expect(figure(5, 4)).toContain("Most often Visa 0.");
  expect(figure(5, 5, 4)).not.toContain("Most often");
});
