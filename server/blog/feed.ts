import { blog } from "#content/blog.ts";
import { brand } from "#content/brand.ts";
import type { Post } from "#contract/answers/blog.ts";
import { type ListItem, type PostBlock, postBlocks } from "#contract/post-blocks.ts";
import { escapeHtml } from "#server/mail/words.ts";

const [atomFeed, jsonFeed] = blog.feeds;

type Feed = {
  /** Newest first, in full. */
  posts: readonly Post[];
  /** Of the site, without a trailing slash. */
  publicUrl: string;
  /** ISO 8601: the newest change of a post, or for want of one any time. */
  updated: string;
};

/** RFC 4287. */
export function atom({ posts, publicUrl, updated }: Feed): string {
  const entries = posts.map((post) => atomEntry(post, publicUrl));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${publicUrl}${blog.path}</id>
<title>${escaped(atomFeed.title)}</title>
<subtitle>${escaped(blog.seo.description)}</subtitle>
<link rel="self" type="${atomFeed.type}" href="${publicUrl}${atomFeed.path}"/>
<link rel="alternate" type="text/html" href="${publicUrl}${blog.path}"/>
<author><name>${escaped(brand.name)}</name></author>
<updated>${updated}</updated>
${entries.join("\n")}
</feed>
`;
}

function atomEntry(post: Post, publicUrl: string): string {
  const url = addressOf(post, publicUrl);
  return `<entry>
<id>${url}</id>
<title>${escaped(post.title)}</title>
<link rel="alternate" type="text/html" href="${url}"/>
<published>${post.created_at}</published>
<updated>${post.changed_at}</updated>
<content type="html">${escaped(html(post, publicUrl))}</content>
</entry>`;
}

/** https://www.jsonfeed.org/version/1.1/ */
export function json({ posts, publicUrl }: Feed) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: jsonFeed.title,
    description: blog.seo.description,
    home_page_url: publicUrl + blog.path,
    feed_url: publicUrl + jsonFeed.path,
    language: "en",
    authors: [{ name: brand.name, url: `${publicUrl}/` }],
    items: posts.map((post) => ({
      id: addressOf(post, publicUrl),
      url: addressOf(post, publicUrl),
      title: post.title,
      content_html: html(post, publicUrl),
      content_text: post.content,
      date_published: post.created_at,
      date_modified: post.changed_at,
      image: imageAddresses(post, publicUrl)[0],
    })),
  };
}

/** The whole post: its images, and its text as the page shows it. */
function html(post: Post, publicUrl: string): string {
  const images = imageAddresses(post, publicUrl).map(
    (address, at) => `<p><img src="${address}" alt="${escaped(post.alts[at] ?? "")}"/></p>`,
  );
  return [...images, ...postBlocks(post.content).map(blockHtml)].join("\n");
}

function blockHtml(block: PostBlock): string {
  if (block.kind === "list") return listHtml(block.items);
  const text = escaped(block.text).replaceAll("\n", "<br/>");
  return block.kind === "heading" ? `<h2>${text}</h2>` : `<p>${text}</p>`;
}

function listHtml(items: readonly ListItem[]): string {
  const tag = items[0]?.number ? "ol" : "ul";
  const lines = items.map(({ number, text }) =>
    number ? `<li value="${number}">${escaped(text)}</li>` : `<li>${escaped(text)}</li>`,
  );
  return `<${tag}>${lines.join("")}</${tag}>`;
}

function addressOf({ id }: Post, publicUrl: string): string {
  return `${publicUrl}${blog.path}/${id}`;
}

function imageAddresses({ image }: Post, publicUrl: string): string[] {
  return image.map((name) => `${publicUrl}/uploads/${encodeURIComponent(name)}`);
}

/** For XML and HTML. What XML may not hold at all (most control characters) goes. */
function escaped(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ""));
}
