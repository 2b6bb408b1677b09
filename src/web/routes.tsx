import { type ComponentType, lazy, Suspense } from "react";
import { ForgotPasswordPage } from "./pages/account/forgot-password-page.js";
import { LogInPage } from "./pages/account/log-in-page.js";
import { SignUpPage } from "./pages/account/sign-up-page.js";
import { LandingPage } from "./pages/landing/landing-page.js";
import { NotFoundPage } from "./pages/not-found-page.js";
import { PageLoading } from "./parts/page-loading.js";

interface PageOfRouteProps {
  /** The `:id` of the path. */
  readonly id: string;
}

interface Route {
  readonly path: string;
  readonly access: "anyone" | "user" | "operator" | "development";
  readonly page: ComponentType<PageOfRouteProps>;
}

/**
 * A page that is loaded when it is visited. Prerendered pages are part of the app, without a Suspense boundary: React hydrates what is below one
 * later, when data may have arrived that the HTML lacks, and then replaces the page with all that was typed into it.
 */
function onDemand(load: () => Promise<ComponentType<PageOfRouteProps>>): ComponentType<PageOfRouteProps> {
  const Page = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={<PageLoading />}>
      <Page {...props} />
    </Suspense>
  );
}

const KeysPage = onDemand(async () => (await import("./pages/keys/keys-page.js")).KeysPage);
const KeyPage = onDemand(async () => (await import("./pages/key/key-page.js")).KeyPage);
const UsagePage = onDemand(async () => (await import("./pages/usage/usage-page.js")).UsagePage);
const RequestsPage = onDemand(async () => (await import("./pages/requests/requests-page.js")).RequestsPage);
const RequestPage = onDemand(async () => (await import("./pages/requests/request-page.js")).RequestPage);
const ProfilePage = onDemand(async () => (await import("./pages/profile/profile-page.js")).ProfilePage);
const OperatorPage = onDemand(async () => (await import("./pages/operator/operator-page.js")).OperatorPage);
const UserPage = onDemand(async () => (await import("./pages/operator/user-page.js")).UserPage);
const StatusPage = onDemand(async () => (await import("./pages/status/status-page.js")).StatusPage);
const ResetPasswordPage = onDemand(
  async () => (await import("./pages/account/reset-password-page.js")).ResetPasswordPage,
);
const EmailChangePage = onDemand(async () => (await import("./pages/account/email-change-page.js")).EmailChangePage);
const AllowDevicePage = onDemand(async () => (await import("./pages/account/allow-device-page.js")).AllowDevicePage);
const MailboxPage = onDemand(async () => (await import("./pages/development/mailbox-page.js")).MailboxPage);
const DevchainPage = onDemand(async () => (await import("./pages/development/devchain-page.js")).DevchainPage);

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
  { path: "/requests/:id", access: "user", page: RequestPage },
  { path: "/profile", access: "user", page: ProfilePage },
  { path: "/operator", access: "operator", page: OperatorPage },
  { path: "/operator/:id", access: "operator", page: UserPage },
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
