import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every URL of the site. */
export default [
  layout("site/layout.tsx", [
    index("pages/home.tsx"),
    route("enquiry", "pages/enquiry.tsx"),
    route("message", "pages/message.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  layout("staff/layout.tsx", [
    route("admin/login", "pages/admin-login.tsx"),
    route("admin/dashboard", "pages/admin-dashboard.tsx"),
  ]),
] satisfies RouteConfig;
