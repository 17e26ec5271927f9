/** What sqlmap tries: an asterisk stands wherever it may put something. */
export type Target = {
  path: string;
  /** Else GET, or POST with something to send. */
  method?: "PATCH" | "DELETE";
  json?: Record<string, unknown>;
  form?: string;
  staff?: true;
};

const deskFilter =
  "stage=new*&kind=enquiry*&office=kochi*&owner=me*&category=TN*&source=direct*&from=2026-01-01*&to=2026-12-31*&late=no*&overdue=no*&trash=no*&q=asha*";

/** Where wapiti begins with a staff login: what takes parameters and links to nothing. */
export const staffPages = [
  "/api/enquiry?page=1&sort=newest&q=asha",
  "/api/desk/leads?stage=new&q=asha&sort=name&owner=me&from=2026-01-01",
  "/api/desk/counts?q=asha",
  "/api/desk-figures?days=28",
  "/api/audit?staff=1",
];

/** Every parameter that a visitor or staff can send; an asterisk stands where sqlmap tries. */
export const targets: readonly Target[] = [
  { path: "/api/search?q=visa*" },
  { path: "/api/blogs/pages/1*" },
  { path: "/api/blogs/a-post*" },
  { path: "/api/blogs/a-post*/neighbours" },
  { path: "/uploads/0*.webp" },
  { path: "/blog?page=1*" },
  { path: "/search?q=visa*" },
  {
    path: "/api/enquiry",
    json: {
      name: "Asha*",
      email: "a@example.com*",
      number: "5125550142*",
      category: "TN Visa*",
      location: "Kochi*",
      doubt: "When?*",
    },
  },
  {
    path: "/api/contact",
    json: { name: "Asha*", email: "a@example.com*", phone: "5125550142*", message: "When?*" },
  },
  { path: "/api/subscription", json: { email: "a@example.com*" } },
  { path: "/api/user/login", json: { email: "admin@example.com*", password: "secret-1*" } },
  { path: "/api/user/forgot-password", json: { email: "nobody@example.com*" } },
  {
    path: "/api/user/reset-password",
    json: { email: "admin@example.com*", otp: "123456*", newPassword: "secret-12*" },
  },
  { path: "/api/recaptcha/verify-token", json: { token: "x*" } },
  {
    path: "/enquiry",
    form: "name=Asha*&email=a@example.com*&number=5125550142*&category=TN+Visa*&key=k*",
  },
  { path: "/contact", form: "name=Asha*&email=a@example.com*&phone=*&message=When*&key=k*" },
  { path: "/newsletter", form: "email=a@example.com*&key=k*" },
  { path: "/api/enquiry?page=1*&size=25*&sort=newest*&q=asha*", staff: true },
  { path: "/api/contact?page=1*&size=25*&sort=newest*&q=asha*", staff: true },
  { path: "/api/subscription?page=1*&size=25*&sort=newest*&q=asha*", staff: true },
  { path: "/api/enquiry/1*", staff: true },
  { path: `/api/desk/leads?${deskFilter}&sort=newest*&size=25*&cursor=x*`, staff: true },
  { path: `/api/desk/leads.csv?${deskFilter}`, staff: true },
  { path: `/api/desk/counts?${deskFilter}`, staff: true },
  { path: "/api/desk/leads/1*", staff: true },
  {
    path: "/api/desk/leads/1*",
    method: "PATCH",
    json: {
      version: 1,
      stage: "lost*",
      lost_reason: "price*",
      owner_id: "1*",
      next_step: "call*",
      next_step_on: "2026-03-02*",
      office: "kochi*",
    },
    staff: true,
  },
  { path: "/api/desk/leads/1*/notes", json: { text: "Called*" }, staff: true },
  { path: "/api/desk/leads/1*/answers", json: { way: "phone*" }, staff: true },
  { path: "/api/desk/leads/1*/answers/1*/retry", json: {}, staff: true },
  {
    path: "/api/desk/leads/1*/reply",
    json: { subject: "Your visa*", text: "Dear*" },
    staff: true,
  },
  {
    path: "/api/desk/leads/1*/hand-over",
    json: { office: "kochi*", note: "Please call*" },
    staff: true,
  },
  { path: "/api/desk/bulk", json: { ids: ["1*"], change: { stage: "won*" } }, staff: true },
  {
    path: "/api/desk/bulk",
    json: {
      filter: { query: "q=asha*", total: 1, read_at: "2026-03-02T09:00:00Z*" },
      change: { stage: "won*" },
    },
    staff: true,
  },
  { path: "/api/desk/undo", json: { change_id: "1*" }, staff: true },
  { path: "/api/desk/templates", json: { name: "Papers*", subject: "*", text: "*" }, staff: true },
  { path: "/api/desk/templates/1*", method: "DELETE", staff: true },
  { path: "/api/desk/views", json: { name: "Mine*", query: "q=asha*" }, staff: true },
  { path: "/api/desk/views/1*", method: "DELETE", staff: true },
  { path: "/api/desk-figures?days=28*", staff: true },
  {
    path: "/api/campaigns",
    json: { post: "a-post*", subject: "News*", intro: "Dear*", per_minute: 60 },
    staff: true,
  },
  { path: "/api/campaigns/1*", staff: true },
  { path: "/api/campaigns/1*/start", json: { again: false }, staff: true },
  { path: "/api/campaigns/preview", json: { post: "a*", subject: "b*", intro: "c*" }, staff: true },
  { path: "/api/user/name", json: { name: "Asha*" }, staff: true },
  { path: "/api/user/invitations", json: { name: "Asha*", email: "b@example.com*" }, staff: true },
  { path: "/api/user/invitations/1*/again", json: {}, staff: true },
  { path: "/api/user/staff/1*/end", json: {}, staff: true },
  { path: "/api/user/logins/1*", method: "DELETE", staff: true },
  { path: "/api/audit?staff=1*&what=login*&before=2026-01-01T00:00:00.000Z_1*", staff: true },
  { path: "/api/personal-data", json: { email: "a@example.com*" }, staff: true },
  { path: "/api/user/invitation", json: { token: "x*" } },
  {
    path: "/api/user/invitation/accept",
    json: { token: "x*", newPassword: "secret-12*" },
  },
  { path: "/api/my-data?key=x*" },
  { path: "/api/my-data/link", json: { email: "a@example.com*" } },
  { path: "/api/newsletter/confirm?key=x*" },
  { path: "/api/visits", json: { page: "/about*" } },
  { path: "/api/visits", json: { form: "enquiry*" } },
];
