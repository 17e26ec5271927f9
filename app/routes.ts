import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { plainArticles } from "#content/plain-articles.ts";
import { services } from "#contract/services.ts";

/** Every URL of the site. */
export default [
  layout("site/layout.tsx", [
    index("pages/home.tsx"),
    route("about", "pages/about.tsx"),
    route("contact", "pages/contact.tsx"),
    route("quick-link", "pages/quick-links.tsx"),
    ...plainArticles.map(({ path }) => route(path, "pages/plain-article.tsx", { id: path })),
    route("always-be-prepared-and-know-what-the-purpose-is", "pages/guide.tsx"),
    route("services", "pages/services.tsx"),
    // Each service has an address of its own, and all share one page.
    ...services.map(({ slug }) => route(slug, "pages/service.tsx", { id: `service/${slug}` })),
    route("blog", "pages/blog.tsx"),
    route("blog/:id", "pages/post.tsx"),
    route("search", "pages/search.tsx"),
    route("enquiry", "pages/enquiry.tsx"),
    route("message", "pages/message.tsx"),
    route("newsletter", "pages/newsletter.tsx"),
    route("newsletter/:step", "pages/newsletter-link.tsx"),
    route("my-data/:step?", "pages/my-data.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  layout("staff/layout.tsx", [
    route("admin/login", "pages/admin-login.tsx"),
    route("admin/dashboard", "pages/admin-dashboard.tsx"),
  ]),
  route("admin/*", "pages/admin-not-found.tsx"),
  route("offline", "pages/offline.tsx"),
] satisfies RouteConfig;
