import { type ComponentType, lazy } from "react";
import { ForgotPasswordPage } from "./pages/account/forgot-password-page.js";
import { LogInPage } from "./pages/account/log-in-page.js";
import { SignUpPage } from "./pages/account/sign-up-page.js";
import { LandingPage } from "./pages/landing/landing-page.js";
import { NotFoundPage } from "./pages/not-found-page.js";

interface PageOfRouteProps {
  /** The `:id` of the path. */
  readonly id: string;
}

interface Route {
  readonly path: string;
  readonly access: "anyone" | "user" | "development";
  readonly page: ComponentType<PageOfRouteProps>;
}

// Loaded on demand; prerendered pages are part of the app, so that they hydrate at once.
const KeysPage = lazy(async () => ({ default: (await import("./pages/keys/keys-page.js")).KeysPage }));
const KeyPage = lazy(async () => ({ default: (await import("./pages/key/key-page.js")).KeyPage }));
const UsagePage = lazy(async () => ({ default: (await import("./pages/usage/usage-page.js")).UsagePage }));
const RequestsPage = lazy(async () => ({ default: (await import("./pages/requests/requests-page.js")).RequestsPage }));
const ProfilePage = lazy(async () => ({ default: (await import("./pages/profile/profile-page.js")).ProfilePage }));
const StatusPage = lazy(async () => ({ default: (await import("./pages/status/status-page.js")).StatusPage }));
const ResetPasswordPage = lazy(async () => ({
  default: (await import("./pages/account/reset-password-page.js")).ResetPasswordPage,
}));
const EmailChangePage = lazy(async () => ({
  default: (await import("./pages/account/email-change-page.js")).EmailChangePage,
}));
const AllowDevicePage = lazy(async () => ({
  default: (await import("./pages/account/allow-device-page.js")).AllowDevicePage,
}));
const MailboxPage = lazy(async () => ({ default: (await import("./pages/development/mailbox-page.js")).MailboxPage }));
const DevchainPage = lazy(async () => ({
  default: (await import("./pages/development/devchain-page.js")).DevchainPage,
}));

/** Every page. A path of one segment is also in `http/rpc-path.ts`, else it is taken for an API key. */
const routes: readonly Route[] = [
  { path: "/", access: "anyone", page: LandingPage },
  { path: "/signup", access: "anyone", page: SignUpPage },
  { path: "/login", access: "anyone", page: LogInPage },
  { path: "/forgot-password", access: "anyone", page: ForgotPasswordPage },
  { path: "/confirm-email", access: "anyone", page: EmailChangePage },
  { path: "/allow-device", access: "anyone", page: AllowDevicePage },
  { path: "/reset-password", access: "anyone", page: ResetPasswordPage },
  { path: "/status", access: "anyone", page: StatusPage },
  { path: "/keys", access: "user", page: KeysPage },
  { path: "/keys/:id", access: "user", page: KeyPage },
  { path: "/usage", access: "user", page: UsagePage },
  { path: "/requests", access: "user", page: RequestsPage },
  { path: "/profile", access: "user", page: ProfilePage },
  { path: "/mailbox", access: "development", page: MailboxPage },
  { path: "/devchain", access: "development", page: DevchainPage },
];

/** The page of a path, and the id in it. */
export function findRoute(pathname: string): Omit<Route, "path"> & PageOfRouteProps {
  for (const { path, access, page } of routes) {
    const base = path.replace(":id", "");
    const id = path === base ? "" : pathname.slice(base.length);
    if (pathname === path) return { access, page, id: "" };
    if (id !== "" && !id.includes("/") && pathname.startsWith(base)) return { access, page, id };
  }
  return { access: "anyone", page: NotFoundPage, id: "" };
}
