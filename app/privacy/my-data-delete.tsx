import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { myData } from "#content/my-data.ts";

type Props = { email: string; linkKey: string; problem?: string | undefined };

/** Says what it means before it is done. */
export function MyDataDelete({ email, linkKey, problem }: Props) {
  const { lead, warnings, yes, no } = myData.deleting;
  const query = `?key=${encodeURIComponent(linkKey)}`;
  return (
    <>
      <p className="lead">
        {lead} <strong className="private__address">{email}</strong>
      </p>
      <div className="private__warning">
        <Icon name="triangle-alert" />
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </div>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
      <form method="post" action={`${myData.path}/delete${query}`}>
        <div className="actions">
          <Button type="submit" variant="danger">
            {yes}
          </Button>
          <a className={buttonClass({ variant: "line" })} href={myData.path + query}>
            {no}
          </a>
        </div>
      </form>
    </>
  );
}
