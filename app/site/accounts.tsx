import { Icon } from "#app/ui/icon.tsx";
import { brand } from "#content/brand.ts";

/** The last of the four is a sign without a link. Source: SPEC.md §2.4. */
export function Accounts() {
  return (
    <ul className="social">
      <li>
        <a href={brand.social.facebook} aria-label="Facebook">
          <Icon name="facebook" />
        </a>
      </li>
      <li>
        <a href={brand.social.instagram} aria-label="Instagram">
          <Icon name="instagram" />
        </a>
      </li>
      <li>
        <a href={brand.social.youtube} aria-label="YouTube">
          <Icon name="youtube" />
        </a>
      </li>
      <li>
        <span role="img" aria-label="Twitter">
          <Icon name="twitter" />
        </span>
      </li>
    </ul>
  );
}
