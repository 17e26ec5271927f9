import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

type Props = { text: string; receipt: string; promise: string };

/** Says on a page what a toast says where there is JavaScript. */
export function SentNotice({ text, receipt, promise }: Props) {
  return (
    <div className="sent" role="status">
      <Icon name="circle-check" />
      <div>
        <p>
          <strong>{text}</strong>
        </p>
        <p>
          Your receipt number is <strong className="num nobr">{receipt}</strong>. It is also on its
          way to you by email. A consultant reads what you wrote and answers by email or phone.
        </p>
        {promise && <p>{promise}</p>}
        <Link className="more" to="/">
          Go To Home Page
        </Link>
      </div>
    </div>
  );
}
