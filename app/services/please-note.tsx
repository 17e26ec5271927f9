import { Words } from "#app/ui/words.tsx";

/** What we are not, and what nobody can promise. Source: SPEC.md §2.8. */
export function PleaseNote({ of }: { of: readonly [string, string] }) {
  return (
    <section className="sec sec--note">
      <div className="wrap">
        <div className="notice">
          <h2>Please Note</h2>
          <div>
            {of.map((part) => (
              <p key={part}>
                <Words text={part} />
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
