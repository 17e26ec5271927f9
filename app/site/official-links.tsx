import { Icon } from "#app/ui/icon.tsx";
import { officialLinks } from "#content/official-links.ts";

/** The six government pages; whose they are stands beside each. Source: SPEC.md §2.7. */
export function OfficialLinks() {
  return (
    <ul className="links6">
      {officialLinks.map(({ name, text, url, owner }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <strong>{name}</strong>
            <Icon name="arrow-up-right" />
            <span>{text}</span>
            <small>
              {owner}
              <span className="vh">, opens in a new tab</span>
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
