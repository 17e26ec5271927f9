import type { ReactNode } from "react";
import { brand } from "#content/brand.ts";

/** Phone, email and, where they are handed in, the accounts elsewhere. Source: SPEC.md §2.10. */
export function Ways({ accounts }: { accounts?: ReactNode }) {
  return (
    <dl className="ways">
      {brand.offices.map(({ country, phone, tel }) => (
        <div key={tel}>
          <dt>{country} phone</dt>
          <dd>
            <a className="num" href={`tel:${tel}`}>
              {phone}
            </a>
          </dd>
        </div>
      ))}
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
      </div>
      {accounts && (
        <div>
          <dt>Follow</dt>
          <dd>{accounts}</dd>
        </div>
      )}
    </dl>
  );
}
