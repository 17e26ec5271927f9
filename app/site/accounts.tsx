import { Icon } from "#app/ui/icon.tsx";
import { brand } from "#content/brand.ts";

const names = {
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
  twitter: "Twitter",
};
type Account = keyof typeof names;

const links: Partial<Record<Account, string>> = brand.social;

/** One of the four is a sign without a link. The contact page has an order of its own. Source: SPEC.md §2.4, §2.10. */
export function Accounts({ order = Object.keys(names) as Account[] }) {
  return (
    <ul className="social">
      {order.map((account) => (
        <li key={account}>
          {links[account] ? (
            <a href={links[account]} aria-label={names[account]}>
              <Icon name={account} />
            </a>
          ) : (
            <span role="img" aria-label={names[account]}>
              <Icon name={account} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
