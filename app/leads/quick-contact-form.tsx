/** The short contact form; `place` tells the home hero (name, number, email) from the footer (name, email, phone). */
export function QuickContactForm({ place }: { place: "hero" | "footer" }) {
  return <form method="post" action="/message" data-place={place} />;
}
