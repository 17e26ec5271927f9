type Props = {
  heading: string;
  steps: readonly { title: string; text: string }[];
};

/** Beside a form: what becomes of it, in its real order. */
export function StepsBeside({ heading, steps }: Props) {
  return (
    <section>
      <h2>{heading}</h2>
      <ol className="steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
