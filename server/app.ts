import { Hono, type MiddlewareHandler } from "hono";
import { every } from "hono/combine";
import { compress } from "hono/compress";
import { createAudit } from "./audit/audit.ts";
import { auditRoutes } from "./audit/routes.ts";
import { feedRoutes } from "./blog/feed-routes.ts";
import { imageRoutes } from "./blog/image-routes.ts";
import { readerRoutes } from "./blog/reader-routes.ts";
import { blogRoutes } from "./blog/routes.ts";
import { shareImageRoutes } from "./blog/share-image-routes.ts";
import { leadProofs } from "./bot-check/lead-proofs.ts";
import { botCheckRoutes } from "./bot-check/routes.ts";
import { campaignRoutes } from "./campaigns/routes.ts";
import type { Dependencies, LiveLogins } from "./dependencies.ts";
import { createDesk } from "./desk/desk.ts";
import { deskRoutes } from "./desk/routes.ts";
import { figuresRoutes } from "./figures/routes.ts";
import { healthRoutes } from "./health.ts";
import { answerHeaders } from "./http/answer-headers.ts";
import { refuseNul, refuseTheRest } from "./http/no-such-route.ts";
import { oneATurn } from "./http/one-a-turn.ts";
import { answerProblem } from "./http/problem.ts";
import { redirects } from "./http/redirects.ts";
import { requestIds } from "./http/request-id.ts";
import { sameSiteOnly } from "./http/same-site.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createJudge } from "./leads/judge.ts";
import { leadRoutes } from "./leads/routes.ts";
import { reportTo } from "./log.ts";
import { openApiDocument } from "./openapi.ts";
import { mountPages, type Pages } from "./pages.ts";
import { createLinks } from "./privacy/links.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { putPost } from "./search/post-words.ts";
import { searchRoutes } from "./search/routes.ts";
import { sitemapRoutes } from "./sitemap.ts";
import { createGuard } from "./staff/guard.ts";
import { findLiveLogins } from "./staff/open-login-store.ts";
import { staffRoutes } from "./staff/routes.ts";
import { systemRoutes } from "./system/routes.ts";
import { visitRoutes } from "./visits/routes.ts";

/** The whole site as one function from request to answer: the API, then the pages. Tests call it without a port. */
export function createApp(dependencies: Dependencies, pages?: Pages): Hono {
  const app = new Hono();
  app.onError(answerProblem);
  app.use(requestIds(dependencies));
  app.use(securityHeaders({ isHttps: dependencies.publicUrl.startsWith("https:") }));
  // What has files of its own has them compressed already; a sent form's answer is too short for it.
  app.get("*", compress());
  for (const path of ["/api/*", "/healthz", "/readyz"]) app.use(path, neverStored);
  app.use(sameSiteOnly(dependencies.publicUrl));
  app.use(redirects);
  // Before the turns: an instance that is busy is not to be taken for a dead one.
  app.route("/", healthRoutes(dependencies));
  app.use(oneATurn(dependencies));
  app.route("/", sitemapRoutes(dependencies));
  app.route("/", feedRoutes(dependencies));
  app.route("/api", createApiRoutes(dependencies));
  app.route("/uploads", refuseTheRest(imageRoutes(dependencies), "/uploads"));
  app.route("/og/posts", refuseTheRest(shareImageRoutes(dependencies), "/og/posts"));
  if (pages) {
    mountPages(app, pages, dependencies);
  }
  return app;
}

/** Also what is answered before the API is reached, such as a refusal of another site's post. */
const neverStored = answerHeaders({ "Cache-Control": "no-store" });

function createApiRoutes(dependencies: Dependencies): Hono {
  const { db, now, takeUp } = dependencies;
  const desk = createDesk(dependencies);
  const withNewest: MiddlewareHandler = async (_c, next) => {
    await takeUp().catch(reportTo("take-up-failed"));
    await next();
  };
  const guarded = {
    ...dependencies,
    links: createLinks(dependencies),
    staffOnly: every(createGuard(dependencies), withNewest),
    audit: createAudit(dependencies),
  };
  const proofs = leadProofs(dependencies);
  const judge = createJudge({ ...guarded, desk });
  const liveLogins: LiveLogins = (ids) => findLiveLogins(db, ids, now());
  const api = new Hono();
  api.use(refuseNul);
  api.use("/my-data/*", withNewest);
  api.route("/", leadRoutes({ ...guarded, proofs, desk, judge }));
  api.route("/", blogRoutes({ ...guarded, putInSearch: putPost }));
  api.route("/", readerRoutes(dependencies));
  api.route("/", searchRoutes(dependencies));
  api.route("/", privacyRoutes({ ...guarded, desk }));
  const onLookFailure = reportTo("desk-look-failed");
  api.route("/desk", deskRoutes({ ...guarded, judge, liveLogins, onLookFailure }));
  api.route("/campaigns", campaignRoutes(guarded));
  api.route("/recaptcha", botCheckRoutes({ ...dependencies, proofs }));
  api.route("/user", staffRoutes(guarded));
  api.route("/system", systemRoutes(guarded));
  api.route("/desk-figures", figuresRoutes(guarded));
  api.route("/visits", visitRoutes(dependencies));
  api.route("/", auditRoutes(guarded));
  const document = openApiDocument(api);
  api.get("/openapi.json", async (c) => c.json(await document()));
  return refuseTheRest(api, "/api");
}
