import { expect, test } from "vitest";
import { serviceNames } from "#contract/services.ts";
import { addedDraft, subscribeAndConfirm } from "#tests/campaigns.ts";
import { sendEnquiry, sendMessage } from "#tests/desk.ts";
import { startTestApp } from "#tests/kit.ts";
import type { Schema } from "#tests/unlike-schema.ts";

type Content = { content?: { "application/json"?: { schema: Schema } } };
type Operation = {
  summary?: string;
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
  security?: object[];
  parameters?: { name: string; in: string }[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
};

async function readDocument() {
  const app = await startTestApp();
  const { status, text } = await app.get("/api/openapi.json");
  expect(status).toBe(200);
  return { app, document: JSON.parse(text) as Document };
}

async function bodySchema(path: string): Promise<Schema> {
  const { document } = await readDocument();
  const schema = document.paths[path]?.post?.requestBody?.content?.["application/json"]?.schema;
  if (!schema) throw new Error(`${path} has no request schema`);
  return schema;
}

test("it names every route of the API, and no other", async () => {
  const { app, document } = await readDocument();
  const routes = app.routes
    .filter(({ path, method }) => path.startsWith("/api/") && method !== "ALL")
    .map(({ path, method }) => `${method} ${path.slice(4).replace(/:(\w+)/g, "{$1}")}`)
    .filter((route) => route !== "GET /openapi.json");

  const named = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );

  expect(named.sort()).toEqual(routes.sort());
});

test("it is an OpenAPI 3.1 document: every operation is described, parameters and schemas too", async () => {
  const { document } = await readDocument();

  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(document.servers).toEqual([{ url: "/api" }]);
  const { securitySchemes } = document.components;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations)) {
      expect(operation.summary).toEqual(expect.any(String));
      const statuses = Object.keys(operation.responses);
      expect(statuses.some((status) => /^20[01]$/.test(status))).toBe(true);
      for (const response of Object.values(operation.responses)) {
        expect(response.description).toEqual(expect.any(String));
      }
      for (const need of operation.security ?? []) {
        expect(Object.keys(securitySchemes)).toContain(Object.keys(need)[0]);
        expect(statuses).toContain("401");
      }
      const parameters = (operation.parameters ?? []).filter(
        (parameter) => parameter.in === "path",
      );
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.map(({ name }) => name)).toEqual(wanted);
    }
  }
});

test("the routes that it says need a login are those that answer 401", async () => {
  const { app, document } = await readDocument();

  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { security }] of Object.entries(operations)) {
      const address = `/api${path.replace(/\{\w+\}/g, "x")}`;
      const { status } = await app.request(address, { method: method.toUpperCase() });
      const isGuarded = { path, method, isGuarded: status === 401 };
      expect(isGuarded).toEqual({ path, method, isGuarded: security !== undefined });
    }
  }
});

test("every route that reads JSON says how it refuses a body", async () => {
  const { document } = await readDocument();

  for (const [path, operations] of Object.entries(document.paths)) {
    for (const { requestBody, responses } of Object.values(operations)) {
      if (!requestBody?.content?.["application/json"]) continue;
      expect({ path, statuses: Object.keys(responses) }).toEqual({
        path,
        statuses: expect.arrayContaining(["400", "413", "415"]),
      });
    }
  }
});

test("what is read is what it says, field by field", async () => {
  const { app, document } = await readDocument();
  const lead = await sendEnquiry(app);
  await sendMessage(app);
  await subscribeAndConfirm(app, ["reader@example.com"]);
  const campaign = await addedDraft(app);
  const [post] = (await app.get<{ id: string }[]>("/api/blogs")).data;
  const here = app.asStaff();
  // Each answer that a test gets is compared: tests/told-answers.ts.
  const look = async (path: string) => {
    const { status } = await here.get(`/api${path}`);
    expect({ path, status }).toEqual({ path, status: 200 });
  };

  for (const [path, { get }] of Object.entries(document.paths)) {
    if (path.includes("{") || !get?.security) continue;
    if (get.responses[200]?.content?.["application/json"]) await look(path);
  }
  for (const list of ["/enquiry", "/contact", "/subscription"]) await look(`${list}?page=1`);
  await look(`/desk/leads/${lead}`);
  await look(`/blogs/${post?.id}`);
  await look(`/campaigns/${campaign.id}`);
});

test("the search says what it is asked with, and how often", async () => {
  const { document } = await readDocument();

  expect(document.paths["/search"]?.get).toMatchObject({
    parameters: [{ in: "query", name: "q" }],
    responses: { 429: {} },
  });
});

test("who answered a lead is described with all that stands there", async () => {
  const { document } = await readDocument();
  const answers = document.paths["/desk/leads/{id}/answers"]?.get?.responses[200];

  const schema = JSON.stringify(answers?.content?.["application/json"]?.schema);

  expect(schema).toContain('"required":["id","email","name"]');
});

test("an enquiry's schema says its fields, the 17 categories and the limits", async () => {
  const { properties = {}, required } = await bodySchema("/enquiry");

  expect(Object.keys(properties)).toEqual([
    "name",
    "email",
    "number",
    "category",
    "location",
    "doubt",
    "website",
    "filled_ms",
    "proof",
    "consent",
    "newsletter",
    "page",
    "zone",
    "source_first",
    "source_last",
  ]);
  expect(required).toEqual(["name", "email", "number", "category"]);
  expect(properties.category?.enum).toEqual(serviceNames);
  expect(properties).toMatchObject({
    name: { type: "string", maxLength: 200 },
    email: { type: "string", maxLength: 254 },
    location: { type: "string", maxLength: 200 },
    doubt: { type: "string", maxLength: 10_000 },
  });
});

test("a message's and a sign-up's schemas say their fields and the limits", async () => {
  expect(await bodySchema("/contact")).toMatchObject({
    required: ["name", "email"],
    properties: {
      name: { type: "string", maxLength: 200 },
      email: { type: "string", maxLength: 254 },
      phone: { type: "string" },
      message: { type: "string", maxLength: 10_000 },
    },
  });
  expect(await bodySchema("/subscription")).toMatchObject({
    required: ["email"],
    properties: { email: { type: "string", maxLength: 254 } },
  });
});
