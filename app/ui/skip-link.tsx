/** The first stop of whoever goes by keyboard: past what every page begins with, to what has the id `main`. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to the content
    </a>
  );
}
