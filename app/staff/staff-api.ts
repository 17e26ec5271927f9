import { callFromBrowser, patientFetch, api as visitorsApi } from "#app/api.ts";
import type { Post } from "#contract/answers/blog.ts";
import type { DeskFigures } from "#contract/answers/figures.ts";
import type {
  ContactMessage,
  Enquiry,
  LeadPage,
  Marked,
  Subscription,
} from "#contract/answers/leads.ts";
import type { Erased, PersonalData } from "#contract/answers/personal-data.ts";
import type { Me, OpenLogin } from "#contract/answers/staff.ts";
import type { SystemState } from "#contract/answers/system.ts";
import type { FigureSpan } from "#contract/figures.ts";
import { type LeadListQuery, leadListParameters } from "#contract/lead-list.ts";
import type { PersonInput } from "#contract/personal-data.ts";
import type {
  ChangePasswordInput,
  ForgotPasswordInput,
  LoginInput,
  ResetPasswordInput,
} from "#contract/staff.ts";
import { call, dataOf } from "./call.ts";
import { holdingLogin, loggedIn } from "./login-end.ts";

const read = <T>(path: string) => dataOf<T>("GET", path);
const one = <T>(path: string, id: string) => read<T>(`${path}/${encodeURIComponent(id)}`);
const page = <T>(path: string, query: LeadListQuery) =>
  call<LeadPage<T>>("GET", `${path}?${new URLSearchParams(leadListParameters(query))}`);
const judge = (path: string, id: string, spam: boolean) =>
  add(`${path}/${encodeURIComponent(id)}/spam`, { spam });
const add = (path: string, json: unknown) => call<unknown>("POST", path, { json });

/**
 * The staff's door to the API, in browsers only. Each method gives the answer's `data`; a list's page comes with its
 * place in the whole. Source: SPEC.md §7.
 * @throws ApiFailure
 */
export const api = {
  post: visitorsApi.post,
  posts: () => read<Post[]>("/blogs"),
  enquiries: (query: LeadListQuery) => page<Enquiry & Marked>("/enquiry", query),
  enquiry: (id: string) => one<Enquiry & Marked>("/enquiry", id),
  judgeEnquiry: (id: string, spam: boolean) => judge("/enquiry", id, spam),
  messages: (query: LeadListQuery) => page<ContactMessage & Marked>("/contact", query),
  message: (id: string) => one<ContactMessage & Marked>("/contact", id),
  judgeMessage: (id: string, spam: boolean) => judge("/contact", id, spam),
  subscribers: (query: LeadListQuery) => page<Subscription>("/subscription", query),
  subscriber: (id: string) => one<Subscription>("/subscription", id),
  dataOfLead: (id: string) => one<PersonalData>("/personal-data", id),
  dataOf: (input: PersonInput) => dataOf<PersonalData>("POST", "/personal-data", { json: input }),
  erase: (input: PersonInput) =>
    dataOf<Erased>("POST", "/personal-data/erase", { json: input, fetch: patientFetch }),
  /** 401 is said of what was typed, and ends no login. */
  login: (input: LoginInput) =>
    callFromBrowser<{ token: string; data: { email: string } }>("POST", "/user/login", {
      json: input,
    }),
  forgotPassword: (input: ForgotPasswordInput) => add("/user/forgot-password", input),
  resetPassword: (input: ResetPasswordInput) => add("/user/reset-password", input),
  logout: () => call<unknown>("POST", "/user/logout"),
  whoami: () => read<Me>("/user/me"),
  /** The login goes on by the token that comes. */
  changePassword: (input: ChangePasswordInput) =>
    loggedIn(() =>
      // What else is asked meanwhile has the former token still.
      holdingLogin(() =>
        callFromBrowser<{ token: string }>("POST", "/user/change-password", { json: input }),
      ),
    ),
  system: () => read<SystemState>("/system"),
  figures: (days: FigureSpan) => read<DeskFigures>(`/desk-figures?days=${days}`),
  logins: () => read<OpenLogin[]>("/user/logins"),
  endLogin: (id: string) => call<unknown>("DELETE", `/user/logins/${encodeURIComponent(id)}`),
  endOtherLogins: () => call<unknown>("DELETE", "/user/logins"),
};
