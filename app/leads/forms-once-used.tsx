import type { ComponentProps } from "react";
import { Nearby, onceUsed } from "#app/ui/nearby.tsx";
import { isSomethingKept, type LeadPlace } from "./lead-places.ts";

/*
 * The forms that stand on a page from its start. They post by themselves, so most visits never load what they are made
 * of; where an earlier visit has left something typed, it comes at once.
 */

const Hero = ofPlace("hero", async () => {
  return (await import("./quick-contact-form.tsx")).QuickContactForm;
});
const Contact = ofPlace("contact", async () => (await import("./contact-form.tsx")).ContactForm);
const Article = ofPlace("article", async () => (await import("./article-form.tsx")).ArticleForm);

export function HeroForm() {
  return (
    <Nearby id={idOf("hero")}>
      <Hero place="hero" />
    </Nearby>
  );
}

export function ContactForm(props: ComponentProps<typeof Contact>) {
  return (
    <Nearby id={idOf("contact")}>
      <Contact {...props} />
    </Nearby>
  );
}

export function ArticleForm(props: ComponentProps<typeof Article>) {
  return (
    <Nearby id={idOf("article")}>
      <Article {...props} />
    </Nearby>
  );
}

function ofPlace<P extends object>(place: LeadPlace, load: () => Promise<React.ComponentType<P>>) {
  return onceUsed(idOf(place), load, () => isSomethingKept(place));
}

function idOf(place: LeadPlace): string {
  return `${place}-form`;
}
