import { Link } from "react-router";
import { composePath } from "#app/staff/campaigns/campaign-path.ts";
import { numberText } from "#app/staff/count-words.ts";
import { received } from "#app/staff/received.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import type { Post } from "#contract/answers/blog.ts";
import { usePostAddress } from "./use-post-address.ts";

const pageSize = 25;

type Props = {
  /** All of them, newest first. */
  posts: readonly Post[];
  /** Posts of which this browser keeps what is not saved. */
  draftIds: readonly string[];
  /** Counted from 1; beyond the last it is the last. */
  page: number;
  onView: (id: string) => void;
  onEdit: (id: string) => void;
  onDelete: (post: Post) => void;
};

export function rowButtonId(button: "view" | "edit" | "delete", postId: string): string {
  return `${button}-${postId}`;
}

/** The posts of one page, each with what can be done with it. */
export function PostTable({ posts, draftIds, page: wanted, ...acts }: Props) {
  const pageCount = Math.ceil(posts.length / pageSize);
  const page = Math.min(wanted, pageCount);
  const start = (page - 1) * pageSize;
  return (
    <>
      <table className="t t--acts">
        <caption className="vh">Blog posts, newest first</caption>
        <thead>
          <tr>
            <th scope="col" className="sl">
              SL.No
            </th>
            <th scope="col">Title</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {posts.slice(start, start + pageSize).map((post, at) => (
            <Row
              key={post.id}
              post={post}
              number={start + at + 1}
              isDraftKept={draftIds.includes(post.id)}
              {...acts}
            />
          ))}
        </tbody>
      </table>
      <div className="tfoot">
        <p>{numberText(posts.length)} in all, newest first</p>
        {pageCount > 1 && <Pages page={page} pageCount={pageCount} />}
      </div>
    </>
  );
}

type RowProps = { post: Post; number: number; isDraftKept: boolean } & Pick<
  Props,
  "onView" | "onEdit" | "onDelete"
>;

function Row({ post, number, isDraftKept, onView, onEdit, onDelete }: RowProps) {
  const { id, title, created_at } = post;
  const button = (kind: "view" | "edit" | "delete") => ({ id: rowButtonId(kind, id), of: title });
  return (
    <tr>
      <td className="sl">{number}</td>
      <td className="name m-full">
        {title}{" "}
        <small>
          <time dateTime={created_at}>{received(created_at)}</time>
        </small>
        {isDraftKept && (
          <>
            {" "}
            <small>Your draft is not saved</small>
          </>
        )}
      </td>
      <td className="m-full">
        <div className="acts">
          <Act {...button("view")} icon="eye" word="View" onPress={() => onView(id)} />
          <Act {...button("edit")} icon="pencil" word="Edit" onPress={() => onEdit(id)} />
          <Link className="act" to={composePath(id)}>
            <Icon name="send" />
            Send<span className="vh"> to subscribers: {title}</span>
          </Link>
          <Act {...button("delete")} icon="trash" word="Delete" onPress={() => onDelete(post)} />
        </div>
      </td>
    </tr>
  );
}

type ActProps = { id: string; icon: IconName; word: string; of: string; onPress: () => void };

/** Its name tells which post it is about: in a list of buttons they would all sound the same. */
function Act({ id, icon, word, of, onPress }: ActProps) {
  const className = icon === "trash" ? "act act--del" : "act";
  return (
    <button id={id} className={className} type="button" onClick={onPress}>
      <Icon name={icon} />
      {word}
      <span className="vh"> {of}</span>
    </button>
  );
}

function Pages({ page, pageCount }: { page: number; pageCount: number }) {
  const { pathOfPage } = usePostAddress();
  const kept = useKeptFocus<HTMLElement>();
  const className = buttonClass({ variant: "line", size: "sm" });
  const step = (word: string, to: number) =>
    to >= 1 && to <= pageCount ? (
      <Link className={className} to={pathOfPage(to)}>
        {word}
      </Link>
    ) : (
      <button className={className} type="button" disabled>
        {word}
      </button>
    );
  return (
    <nav className="acts" aria-label="Pages of the list" {...kept}>
      {step("Prev", page - 1)}
      <span>
        Page {page} of {pageCount}
      </span>
      {step("Next", page + 1)}
    </nav>
  );
}
