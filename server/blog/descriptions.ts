import * as v from "valibot";
import {
  post as postAnswer,
  postNeighbours,
  postPage as postPageAnswer,
} from "#contract/answers/blog.ts";
import { postInput } from "#contract/blog.ts";
import { describe } from "#server/http/describe.ts";

const texts = v.array(v.string());
const images = v.array(v.file());
const alts = v.optional(texts);
const order = v.optional(texts);
const notThere = { 404: "There is no such post" };
/** The place of the file that it is about among those sent, from 0. */
const beside = { image: v.optional(v.number()) };
const failures = {
  400: { text: "The text of the first failing rule", beside },
  413: { text: "An image has more than 10 MB, or all of it is too much", beside },
  415: "Not multipart/form-data",
};

export const posts = describe({
  summary: "All posts, newest first; the images are at /uploads/ and their name",
  answers: { 200: v.array(postAnswer) },
});
export const post = describe({
  summary: "One post",
  answers: { 200: postAnswer },
  failures: notThere,
});
export const postPage = describe({
  summary: "Six posts, newest first; a page that is not there is the nearest one that is",
  answers: { 200: postPageAnswer },
});
export const neighbours = describe({
  summary: "The posts before and after a post",
  answers: { 200: postNeighbours },
  failures: notThere,
});
export const add = describe({
  summary:
    "Add a post; alts describe the images, in the same order. order, if there is any, names the places of the images, from 0, as they shall stand. With an Idempotency-Key, the same form again adds nothing and is answered with the post",
  body: v.object({ ...postInput.entries, images, alts, order }),
  bodyType: "multipart/form-data",
  answers: { 201: postAnswer },
  failures: {
    ...failures,
    410: "The same form came before, and its post has been deleted since",
    422: "The Idempotency-Key was used for another body",
  },
  staff: true,
});
export const change = describe({
  summary:
    "Change a post; keep names the images that stay, in their order. Without keep, images replace all, and none leaves all. If-Match with the version that was read refuses a change over another's",
  body: v.object({
    ...postInput.entries,
    keep: v.optional(texts),
    images: v.optional(images),
    alts,
    order,
  }),
  bodyType: "multipart/form-data",
  answers: { 200: postAnswer },
  failures: { ...failures, ...notThere, 412: "If-Match names another version than the last" },
  staff: true,
});
export const remove = describe({
  summary: "Remove a post and its images",
  answers: { 200: v.object({ id: v.string() }) },
  failures: notThere,
  staff: true,
});
